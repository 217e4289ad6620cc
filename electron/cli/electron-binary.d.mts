export declare function findElectron(root: string): string | null;
export declare function mayFetch(root: string, asked: boolean, now?: number): boolean;
export declare function fetchElectron(root: string, say: (line: string) => void): Promise<string | null>;
