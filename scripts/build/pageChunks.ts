import type { Plugin, Rolldown } from 'vite';
import type { RouteModules } from './pageModules';

const library = /[\\/]node_modules[\\/]/;
/** A module that pages of so many areas share travels with all of them. */
const areasOfCommonModule = 3;
/** Chunks below this many bytes of source are joined with the one most like them. */
const smallChunk = 6_000;
/** What two areas share stands in a chunk of its own from this size in bytes of source. */
const largeChunk = 40_000;

/**
 * Groups the modules into few chunks, by the pages that need them.
 *
 * @returns groups for the bundler, and the plugin that reads the module graph for them
 */
export function pageChunks(readRoutes: () => Promise<readonly RouteModules[]>) {
  /** The areas of the pages that import a module statically, and of those that may load it later, as a part. */
  const areasOf = new Map<string, Set<string>>();
  const laterAreasOf = new Map<string, Set<string>>();

  /** Notes an area for a module and all it imports. */
  function note(id: string, area: string, isLater: boolean, moduleInfo: Rolldown.PluginContext['getModuleInfo']) {
    const map = isLater ? laterAreasOf : areasOf;
    const areas = map.get(id) ?? new Set();
    // what is used of a library is known to the bundler alone: it follows the modules that use it
    if (library.test(id) || areas.has(area)) return;
    map.set(id, areas.add(area));
    const module = moduleInfo(id);
    for (const imported of module?.importedIds ?? []) note(imported, area, isLater, moduleInfo);
    for (const part of module?.dynamicallyImportedIds ?? []) note(part, area, true, moduleInfo);
  }

  const plugin: Plugin = {
    name: 'page-chunks',
    apply: 'build',
    async buildEnd(error) {
      if (error) return;
      for (const { imports } of await readRoutes()) {
        for (const { specifier, importer, area } of imports) {
          const page = await this.resolve(specifier, importer);
          if (page) note(page.id, area, false, (id) => this.getModuleInfo(id));
        }
      }
    },
  };

  const areaCount = (id: string) => areasOf.get(id)?.size ?? 0;
  /** All areas that need a module sooner or later. */
  const allAreasOf = (id: string) => new Set([...(areasOf.get(id) ?? []), ...(laterAreasOf.get(id) ?? [])]);
  const nameOf = (areas: Iterable<string> = []) => [...areas].sort().join('-');
  const groups: Rolldown.CodeSplittingGroup[] = [
    // libraries change less often than the product
    { name: 'libraries', tags: ['$initial'], test: library, priority: 7 },
    { name: 'start', tags: ['$initial'], priority: 6 },
    // a chunk that happens to hold one icon or one calculation of dates would be fetched by all that use it
    { name: 'common', test: /[\\/](lucide-react|date-fns)[\\/]/, priority: 5 },
    {
      debugName: 'styles',
      test: /\.module\.css$/,
      name: (id) => (allAreasOf(id).size === 1 ? `${nameOf(allAreasOf(id))}-styles` : 'styles'),
      priority: 4,
    },
    {
      name: 'pages',
      test: (id) => areaCount(id) > 1 && allAreasOf(id).size >= areasOfCommonModule,
      priority: 3,
    },
    {
      debugName: 'two areas',
      name: (id) => (areaCount(id) > 1 ? nameOf(areasOf.get(id)) : null),
      minSize: largeChunk,
      priority: 2,
    },
    { name: 'few', test: (id) => areaCount(id) > 1, priority: 1 },
    {
      debugName: 'one area',
      name: (id) => (areaCount(id) === 1 ? nameOf(areasOf.get(id)) : null),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: smallChunk,
      priority: 0,
    },
  ];
  return { plugin, groups };
}
