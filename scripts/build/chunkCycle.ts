/**
 * Finds an import cycle between chunks, in which a top-level value would be used before its definition.
 *
 * @param importsOf - the static imports of each file
 * @returns the files of the first cycle, in order; null without a cycle
 */
export function chunkCycle(importsOf: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return path.slice(path.indexOf(file));
    if (done.has(file)) return null;
    for (const next of importsOf.get(file) ?? []) {
      const cycle = follow(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of importsOf.keys()) {
    const cycle = follow(file, []);
    if (cycle) return cycle;
  }
  return null;
}
