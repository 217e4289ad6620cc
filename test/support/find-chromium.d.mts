export declare const NO_CHROMIUM: string;
export declare function findChromium(): string | null;
