import type { Plugin, Rolldown } from 'vite';
import type { RouteModules } from './pageModules';

const library = /[\\/]node_modules[\\/]/;
/** A module that pages of so many areas share travels with all of them. */
const areasOfCommonModule = 3;
/** Chunks below this many bytes of source are joined with the one most like them. */
const smallChunk = 10_000;

/**
 * Groups the modules into few chunks, by the pages that need them.
 *
 * @returns groups for the bundler, and the plugin that reads the module graph for them
 */
export function pageChunks(readRoutes: () => Promise<readonly RouteModules[]>) {
  /** The areas of the pages that import a module statically. */
  const areasOf = new Map<string, Set<string>>();

  const plugin: Plugin = {
    name: 'page-chunks',
    apply: 'build',
    async buildEnd(error) {
      if (error) return;
      for (const { imports } of await readRoutes()) {
        for (const { specifier, importer, area } of imports) {
          const page = await this.resolve(specifier, importer);
          const pending = page ? [page.id] : [];
          for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
            // what is used of a library is known to the bundler alone: it follows the modules that use it
            if (library.test(id)) continue;
            const areas = areasOf.get(id) ?? new Set();
            areasOf.set(id, areas);
            if (areas.has(area)) continue;
            areas.add(area);
            pending.push(...(this.getModuleInfo(id)?.importedIds ?? []));
          }
        }
      }
    },
  };

  const namesOf = (id: string) => [...(areasOf.get(id) ?? [])].sort().join('-');
  const areaCount = (id: string) => areasOf.get(id)?.size ?? 0;
  const groups: Rolldown.CodeSplittingGroup[] = [
    // libraries change less often than the product
    { name: 'libraries', tags: ['$initial'], test: library, priority: 5 },
    { name: 'start', tags: ['$initial'], priority: 4 },
    { name: 'pages', test: (id) => areaCount(id) >= areasOfCommonModule, priority: 3 },
    { debugName: 'two areas', name: (id) => (areaCount(id) > 1 ? namesOf(id) : null), priority: 2 },
    {
      debugName: 'one area',
      name: (id) => (areaCount(id) === 1 ? namesOf(id) : null),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: smallChunk,
      priority: 1,
    },
    {
      name: 'parts',
      test: (id) => areaCount(id) === 0,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: smallChunk,
    },
  ];
  return { plugin, groups };
}
