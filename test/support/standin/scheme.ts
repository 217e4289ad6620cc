/**
 * Chromium cannot be given a scheme of ours from outside, so that `app://game/x` is played by
 * `http://game.app.scheme.localhost/x`, which is a secure context too.
 */
export const toHttp = (url: string): string =>
  url.replace(/^([a-z][a-z0-9+.-]*):\/\/([^/]*)/, (whole, scheme: string, host: string) =>
    ['http', 'https', 'file', 'about', 'data'].includes(scheme) ? whole : `http://${host}.${scheme}.scheme.localhost`,
  );

export const toScheme = (url: string): string =>
  url.replace(/^http:\/\/([^/]+)\.([a-z0-9+-]+)\.scheme\.localhost/, '$2://$1');

export const PLAYED = /^http:\/\/[^/]+\.scheme\.localhost\//;
