/** From package.json, the one place that says it. */
const FOUND = import.meta.glob<string>('../package.json', { eager: true, import: 'version' });
export const APP_VERSION = Object.values(FOUND)[0] ?? '';
