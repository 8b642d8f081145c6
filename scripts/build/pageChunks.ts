import type { Plugin, Rolldown } from 'vite';
import { chunkCycle } from './chunkCycle.ts';
import type { RouteModules } from './pageModules.ts';

/** Runs before the product's start-up code. */
export const prefetchEntry = '/src/prefetch.ts';
const library = /[\\/]node_modules[\\/]/;
const icon = /[\\/]lucide-react[\\/]/;
const style = /\.module\.css$/;
/** What loaders need of the libraries; far smaller than what draws pages. */
const dataLibrary =
  /[\\/]node_modules[\\/](react|@tanstack[\\/](query-core|react-query)|nuqs|idb-keyval|date-fns)[\\/](?!.*adapters[\\/]react-router)/;
/** A module that so many areas of pages for reading share travels with all pages. */
const areasOfCommonModule = 6;
/** A module that so many areas of forms share, and no other, travels with all forms. */
const areasOfFormModule = 3;
/** The areas whose pages are opened first, often on a slow line: few files matter more there than unused bytes. */
const firstAreas = new Set(['home', 'emergencies', 'emergency', 'fieldReports', 'regions', 'countries']);
/** The feature of an area: `drefForms` and `drefList` are both of `dref`. */
const featureOf = (area: string) => area.replace(/(Forms|Lists?|Print|Sections|Tabs|s)$/, '');
/** What the same few areas share, below this many bytes of source, travels with what most pages share. */
const smallSet = 6_000;
/** What pages of one area share, below this many bytes of source, is joined with what almost the same pages share. */
const smallChunk = 2_000;
/** The same across areas, where joined chunks soon import each other. */
const tinyChunk = 1_000;

/**
 * Groups the modules into few chunks, by the pages that need them.
 *
 * @returns groups for the bundler, and the plugin that reads the module graph for them
 */
export function pageChunks(readRoutes: () => Promise<readonly RouteModules[]>) {
  /** The areas of the pages that import a module statically, and of those that may load it later, as a part. */
  const areasOf = new Map<string, Set<string>>();
  const laterAreasOf = new Map<string, Set<string>>();

  /** What the product starts its queries with, and what the loaders of several areas share. */
  const forPrefetch = new Set<string>();
  const loaderAreasOf = new Map<string, Set<string>>();

  /** Runs for a module and all of the product that it imports statically. */
  function walk(id: string, visit: (id: string) => boolean, moduleInfo: Rolldown.PluginContext['getModuleInfo']) {
    if (library.test(id) || !visit(id)) return;
    for (const imported of moduleInfo(id)?.importedIds ?? []) walk(imported, visit, moduleInfo);
  }

  const noteForPrefetch = (id: string) => !forPrefetch.has(id) && Boolean(forPrefetch.add(id));
  const noteLoader = (area: string) => (id: string) => {
    const areas = loaderAreasOf.get(id) ?? new Set();
    if (areas.has(area)) return false;
    loaderAreasOf.set(id, areas.add(area));
    return true;
  };

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

  /** The bytes of source that the same areas share, by their names. */
  const setSizes = new Map<string, number>();
  function measureSets(moduleInfo: Rolldown.PluginContext['getModuleInfo']) {
    for (const id of areasOf.keys()) {
      setSizes.set(setOf(id), (setSizes.get(setOf(id)) ?? 0) + (moduleInfo(id)?.code?.length ?? 0));
    }
  }

  const plugin: Plugin = {
    name: 'page-chunks',
    apply: 'build',
    async buildEnd(error) {
      if (error) return;
      const moduleInfo = (id: string) => this.getModuleInfo(id);
      const prefetch = await this.resolve(prefetchEntry);
      if (prefetch) walk(prefetch.id, noteForPrefetch, moduleInfo);
      for (const { imports } of await readRoutes()) {
        for (const { specifier, importer, area, isLoader } of imports) {
          const page = await this.resolve(specifier, importer);
          if (page) note(page.id, area, false, moduleInfo);
          if (page && isLoader) walk(page.id, noteLoader(area), moduleInfo);
        }
      }
      measureSets(moduleInfo);
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const cycle = chunkCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      // the remedy is another grouping: two areas for the pages of one, or another size of small chunks
      if (cycle) this.error(`Chunks import each other in a circle: ${cycle.join(' → ')}`);
    },
  };

  const loaderFeatures = (id: string) => new Set([...(loaderAreasOf.get(id) ?? [])].map(featureOf));
  const isForData = (id: string) => dataLibrary.test(id) || forPrefetch.has(id) || loaderFeatures(id).size > 1;
  /** The feature whose loaders alone share a module. */
  const ownQueries = (id: string) =>
    (loaderAreasOf.get(id)?.size ?? 0) > 1 && !isForData(id) ? `${[...loaderFeatures(id)][0]}-queries` : null;
  const areaCount = (id: string) => areasOf.get(id)?.size ?? 0;
  const countOf = (id: string, isCounted: (area: string) => boolean) =>
    [...(areasOf.get(id) ?? [])].filter(isCounted).length;
  const isFormArea = (area: string) => area.endsWith('Forms');

  const setOf = (id: string) => nameOf(areasOf.get(id));
  /** Whether the same few areas, with two of the first among them, share little besides a module. */
  const isInSmallSet = (id: string) =>
    areaCount(id) > 1 && countOf(id, (area) => firstAreas.has(area)) > 1 && (setSizes.get(setOf(id)) ?? 0) < smallSet;
  /** Whether a module travels with what most pages share. */
  const isCommon = (id: string) => countOf(id, (area) => !isFormArea(area)) >= areasOfCommonModule || isInSmallSet(id);
  const isNeededBy = (area: string) => (id: string) => areasOf.get(id)?.has(area) ?? false;
  /** All areas that need a module sooner or later. */
  const allAreasOf = (id: string) => new Set([...(areasOf.get(id) ?? []), ...(laterAreasOf.get(id) ?? [])]);
  const nameOf = (areas: Iterable<string> = []) => [...areas].sort().join('-');
  const soleAreaOf = (id: string) => (allAreasOf(id).size === 1 ? nameOf(allAreasOf(id)) : null);
  const isSharedStyle = (id: string) => style.test(id) && soleAreaOf(id) === null;
  /** Whether a page of the first areas needs a module at once. */
  const isOfFirstView = (id: string) => countOf(id, (area) => firstAreas.has(area)) > 0;
  // A group takes with a module all that it imports, unless a group before has it. A module is needed by all areas that need what
  // imports it: from few areas to more, imports never lead back.
  const groups: Rolldown.CodeSplittingGroup[] = [
    // arrives first: page data is on its way before what draws it has arrived
    { name: 'data', tags: ['$initial'], test: isForData },
    // beyond the start-up, but not dependent on what draws pages either
    { name: 'queries', test: isForData },
    { debugName: 'queries of a feature', name: ownQueries },
    // libraries change less often than the product
    { name: 'libraries', tags: ['$initial'], test: library },
    { name: 'start', tags: ['$initial'] },
    {
      debugName: 'styles of one area',
      name: (id) => {
        const area = style.test(id) ? soleAreaOf(id) : null;
        return area && !firstAreas.has(area) ? `${area}-styles` : null;
      },
    },
    // Each group goes without what the next one holds: home has no tabs, the page of an emergency no tables or filters at first sight,
    // and the overview of emergencies neither the export nor the other fields of lists.
    {
      name: 'pages',
      test: (id) => (isSharedStyle(id) && isOfFirstView(id)) || (isCommon(id) && isNeededBy('home')(id)),
    },
    { name: 'styles', test: isSharedStyle },
    { name: 'details', test: (id) => icon.test(id) || (isCommon(id) && isNeededBy('emergency')(id)) },
    { name: 'tables', test: (id) => isCommon(id) && isNeededBy('emergencies')(id) },
    { name: 'lists', test: isCommon },
    {
      name: 'forms',
      test: (id) => areaCount(id) >= areasOfFormModule && countOf(id, isFormArea) === areaCount(id),
      // libraries that forms use are also used by pages that have none
      includeDependenciesRecursively: false,
    },
    { name: 'few', test: (id) => areaCount(id) > 1, entriesAware: true, entriesAwareMergeThreshold: tinyChunk },
    {
      debugName: 'one of the first areas',
      name: (id) => {
        const area = style.test(id) ? soleAreaOf(id) : areaCount(id) === 1 ? nameOf(areasOf.get(id)) : null;
        if (area === null || !firstAreas.has(area)) return null;
        return loaderAreasOf.has(id) ? `${area}-queries` : area;
      },
      minShareCount: 2,
    },
    {
      debugName: 'one area',
      name: (id) => (areaCount(id) === 1 ? nameOf(areasOf.get(id)) : null),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: smallChunk,
    },
  ];
  return { plugin, groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) };
}
