/** What a page of ours may load: its own files, and what it makes itself. `connect` adds where it may open sockets. */
function policy(connect: readonly string[]): string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    `connect-src ${["'self'", 'data:', 'blob:', ...connect].join(' ')}`,
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

/** For a tag of the page itself, which must not say who may frame it: so that the policy holds even without headers. */
export const POLICY_OF_PAGE = policy(['ws://127.0.0.1:*', 'ws://localhost:*']).join('; ');

/** Sent with every file of the page, by the local web server and by the shell's own protocol. */
export function securityHeaders(connect: readonly string[]): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [...policy(connect), "frame-ancestors 'none'"].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
