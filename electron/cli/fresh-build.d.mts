export declare function staleTargets(root: string, wanted?: readonly string[]): string[];
export declare function buildStale(
  root: string,
  say: (line: string) => void,
  wanted?: readonly string[],
): Promise<void>;
