export declare function staleTargets(root: string): string[];
export declare function buildStale(root: string, say: (line: string) => void): Promise<void>;
