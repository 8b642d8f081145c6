/** Builds a bench page (`map.html`) and serves it. */
export function serveBench(page: string): Promise<{
  readonly address: string;
  readonly close: () => Promise<void>;
}>;
