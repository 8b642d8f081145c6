/** What is exported of a protocol. */
export interface Exported {
  readonly version: number;
  readonly diff: boolean;
  readonly summary: boolean;
}
