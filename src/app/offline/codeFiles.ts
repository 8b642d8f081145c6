/** The product's files beyond the start-up ones, relative to its folder; `offlineFiles.json` of a build. */
export interface CodeFiles {
  /** What every language needs. */
  readonly common: readonly string[];
  /** What one language needs. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** The files of the pages under a first path segment, without what they load later; also among `common`. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
}
