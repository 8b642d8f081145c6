import type { Plugin, Rolldown } from 'vite';
import { chunkCycle } from './chunkCycle.ts';
import { withImports } from './pageFiles.ts';
import type { RouteModules } from './pageModules.ts';

type ModuleInfo = Rolldown.PluginContext['getModuleInfo'];

/** The entry that prefetches queries. */
const prefetchEntry = '/src/prefetch.ts';
const library = /[\\/]node_modules[\\/]/;
const router = /[\\/]react-router/;
const icon = /[\\/]lucide-react[\\/]/;
const style = /\.module\.css$/;
const component = /\.(tsx|css)$/;
/** What would hold up the prefetch entry. */
const drawing = /[\\/](react-dom|react-router(-dom)?)[\\/]/;
/** The libraries that loaders need. */
const dataLibrary =
  /[\\/]node_modules[\\/](react|@tanstack[\\/](query-core|react-query)|nuqs|idb-keyval|date-fns)[\\/](?!.*react-router)/;
/** Minimum number of chunks, not counting forms, that need a module for it to be in the common files. */
const commonCount = 6;
/** Minimum number of form chunks that need a module for it to be in the common file of forms. */
const commonFormCount = 3;
/** Files of modules that many forms share: each is needed by all chunks of `in` besides forms, and by none but those of `for`. */
const formFiles = [
  // a printed protocol of early action reads the whole kit of forms
  { name: 'forms', in: [], for: ['eapPrint'] },
  { name: 'drafts', in: ['accountLists'], for: ['accountLists', 'account', 'localUnits', 'eapPrint'] },
  { name: 'fields', in: ['account'], for: ['account', 'eapPrint'] },
  { name: 'documents', in: ['drefPrint'], for: ['drefPrint', 'eapPrint', 'per', 'account'] },
];
/**
 * Parts of pages that come after the first data, imported beside each other: one file for each group of them, instead of one for each
 * set of parts and pages that share a module.
 */
const laterFiles = [
  // first, since on a second visit it comes before the data
  { name: 'stored', parts: ['/src/app/offline/answerReader.ts'] },
  {
    // what the shell imports on every page
    name: 'later',
    parts: [
      '/src/app/errorReporting/startErrorReporting.ts',
      '/src/app/offline/startOffline.ts',
      '/src/app/routes/prefetchAhead.ts',
      '/src/app/shell/banners/OfflineNotices.tsx',
      '/src/app/shell/footer/FooterContent.tsx',
      '/src/ui/overlays/buttonHints.ts',
    ],
  },
  { name: 'map', parts: ['/src/ui/map/MapView.tsx', '/src/ui/map/MapWithList.tsx'] },
  {
    name: 'operations',
    parts: [
      '/src/resources/appeal/ActiveOperations.tsx',
      '/src/resources/appeal/OperationsMap.tsx',
      '/src/resources/appeal/OperationsTable.tsx',
    ],
  },
];
/** The chunks of typical landing pages, often opened on a slow connection: they favour few requests over few bytes. */
const firstChunks = new Set(['home', 'emergencies', 'emergency', 'fieldReports', 'regions', 'countries']);
/** Maximum bytes of source of a module of many forms for it to be in their file of parts, also when other pages need it. */
const smallPart = 1_900;
/** Maximum bytes of source shared by a few chunks for it to be in the common files. */
const smallSet = 6_000;
/** Maximum bytes of source of a file of one chunk to be merged with a file of similar pages. */
const smallFile = 1_000;
/** The same across chunks, where merging easily creates import cycles. */
const tinyFile = 450;

const isFormChunk = (chunk: string) => chunk.endsWith('Forms');
const featureOf = (id: string) => /[\\/]src[\\/](features[\\/][^\\/]+)/.exec(id)?.[1]?.slice('features/'.length) ?? id;

/** A multimap from module ids to values. */
class ByModule {
  private readonly sets = new Map<string, Set<string>>();

  /** @returns whether the module did not have the value */
  add(id: string, value: string): boolean {
    const set = this.sets.get(id) ?? new Set();
    if (set.has(value)) return false;
    this.sets.set(id, set.add(value));
    return true;
  }

  of = (id: string): ReadonlySet<string> => this.sets.get(id) ?? new Set();
  ids = () => this.sets.keys();
}

/**
 * Groups modules into few files by the pages that need them; each page names its chunk (`lazyPage`). `docs/arrival.md` explains the
 * groups.
 *
 * @returns the groups for the bundler, and the plugin that reads the module graph for them
 */
export function pageChunks(readRoutes: () => Promise<readonly RouteModules[]>) {
  /** The chunks whose pages import a module statically, and those whose pages import it dynamically. */
  const chunksOf = new ByModule();
  const laterChunksOf = new ByModule();
  /** The features whose loaders import a module, and the chunks of those loaders. */
  const loadersOf = new ByModule();
  const loaderChunksOf = new ByModule();
  const forPrefetch = new ByModule();
  /** The later files whose parts import a module statically. */
  const laterFilesOf = new ByModule();
  /** The chunks whose pages import one of the parts of a later file statically. */
  const chunksOfLater = new Map<string, Set<string>>();
  /** Bytes of source of the modules of the product. */
  const sizes = new Map<string, number>();
  /** Bytes of source shared by a set of chunks, by their joined names. */
  const setSizes = new Map<string, number>();

  /** Adds a value to a module of the product and to its static imports; libraries follow the modules that use them. */
  function addStatic(to: ByModule, id: string, value: string, moduleInfo: ModuleInfo) {
    if (library.test(id) || !to.add(id, value)) return;
    for (const imported of moduleInfo(id)?.importedIds ?? []) addStatic(to, imported, value, moduleInfo);
  }

  /** Adds a chunk to a module and to its static and dynamic imports. */
  function addChunk(to: ByModule, id: string, chunk: string, moduleInfo: ModuleInfo) {
    if (library.test(id) || !to.add(id, chunk)) return;
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleInfo(id) ?? {};
    for (const imported of importedIds) addChunk(to, imported, chunk, moduleInfo);
    for (const part of dynamicallyImportedIds) addChunk(laterChunksOf, part, chunk, moduleInfo);
  }

  const plugin: Plugin = {
    name: 'page-chunks',
    apply: 'build',
    async buildEnd(error) {
      if (error) return;
      const moduleInfo: ModuleInfo = (id) => this.getModuleInfo(id);
      const prefetch = await this.resolve(prefetchEntry);
      if (prefetch) addStatic(forPrefetch, prefetch.id, 'prefetch', moduleInfo);
      for (const { modules } of await readRoutes()) {
        for (const { id, chunk, isLoader } of modules) {
          addChunk(chunksOf, id, chunk, moduleInfo);
          if (!isLoader) continue;
          addStatic(loadersOf, id, featureOf(id), moduleInfo);
          addStatic(loaderChunksOf, id, chunk, moduleInfo);
        }
      }
      for (const id of loadersOf.ids()) {
        // fix: move what the loader needs out of the file of the component
        if (component.test(id))
          this.error(`${id} draws, and is imported by a loader, whose reads would wait for its code`);
      }
      for (const { name, parts } of laterFiles) {
        const missing = (part: string) => this.error(`${part}, a part of the file "${name}", is missing`);
        const ids = await Promise.all(parts.map(async (part) => (await this.resolve(part))?.id ?? missing(part)));
        for (const id of ids) addStatic(laterFilesOf, id, name, moduleInfo);
        chunksOfLater.set(name, new Set(ids.flatMap((id) => [...chunksOf.of(id)])));
      }
      for (const id of chunksOf.ids()) {
        const size = moduleInfo(id)?.code?.length ?? 0;
        sizes.set(id, size);
        setSizes.set(setOf(id), (setSizes.get(setOf(id)) ?? 0) + size);
      }
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const prefetch = files.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(prefetchEntry)));
      const ofPrefetch = withImports(prefetch?.fileName ?? '', bundle);
      const held = files
        .filter(({ fileName }) => ofPrefetch.has(fileName))
        .flatMap(({ moduleIds }) => moduleIds)
        .find((id) => drawing.test(id));
      // fix: import nothing of the router and of React DOM where addresses are made and queries are started
      if (held) this.error(`The prefetch entry loads ${held}, for which a page's reads would wait`);
      const cycle = chunkCycle(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
      // fix: change the grouping, by splitting a chunk or changing the size of small files
      if (cycle) this.error(`Import cycle between chunks: ${cycle.join(' → ')}`);
    },
  };

  const setOf = (id: string) => [...chunksOf.of(id)].sort().join('-');
  const countOf = (id: string, isCounted: (chunk: string) => boolean) => [...chunksOf.of(id)].filter(isCounted).length;
  const firstCount = (id: string) => countOf(id, (chunk) => firstChunks.has(chunk));
  /** Whether the chunks that need a module, two landing pages among them, share little else. */
  const isInSmallSet = (id: string) => firstCount(id) > 1 && (setSizes.get(setOf(id)) ?? 0) < smallSet;
  /** Whether a module is in the common files. */
  const isCommon = (id: string) => countOf(id, (chunk) => !isFormChunk(chunk)) >= commonCount || isInSmallSet(id);
  /** Whether a module is fetched before the code that draws pages: the prefetch entry, several loaders, or one and many pages need it. */
  const isForData = (id: string) =>
    dataLibrary.test(id) ||
    forPrefetch.of(id).size > 0 ||
    loadersOf.of(id).size > 1 ||
    (loadersOf.of(id).size > 0 && (isCommon(id) || isPartOfForms(id)));
  /** The file of a module that forms and a few others share; null for other modules. */
  const formFileOf = (id: string) => {
    if (countOf(id, isFormChunk) < commonFormCount) return null;
    const others = [...chunksOf.of(id)].filter((chunk) => !isFormChunk(chunk));
    const isIn = (file: (typeof formFiles)[number]) =>
      file.in.every((chunk) => others.includes(chunk)) && others.every((chunk) => file.for.includes(chunk));
    return formFiles.find(isIn)?.name ?? null;
  };
  /** Whether a module is in the file of parts: small, of many forms and one landing page at most; a file of its own would cost a round trip. */
  const isPartOfForms = (id: string) =>
    (sizes.get(id) ?? 0) < smallPart && firstCount(id) <= 1 && countOf(id, isFormChunk) > commonFormCount;
  const isCommonAt = (chunk: string) => (id: string) => isCommon(id) && chunksOf.of(id).has(chunk);
  /** Whether a module of the common files belongs to the pages with lists of emergencies. */
  const isOfLists = (id: string) => isCommonAt('emergencies')(id) || isCommonAt('emergencyLists')(id);
  /** The later file of a module: null also where a page would load that file for the module alone. */
  const laterFileOf = (id: string) => {
    const files = [...laterFilesOf.of(id)];
    return files.find((file) => [...chunksOf.of(id)].every((chunk) => chunksOfLater.get(file)?.has(chunk))) ?? null;
  };
  const isForLater = (id: string) => laterFilesOf.of(id).size > 0;
  /** Whether a module is fetched for a loader, and not for data of all pages or with what comes later. */
  const isOfLoader = (id: string) => loadersOf.of(id).size > 0 && !isForData(id) && !isForLater(id);
  /** Whether several chunks import a module statically, or a chunk and a later file. */
  const isShared = (id: string) => chunksOf.of(id).size > (isForLater(id) ? 0 : 1);
  /** The only chunk that imports a module statically; null for several. */
  const onlyChunkOf = (id: string) => (chunksOf.of(id).size === 1 && !isShared(id) ? setOf(id) : null);
  /** The only chunk that imports a style sheet, statically or dynamically; null for several. */
  const onlyChunkOfStyle = (id: string) => {
    const chunks = new Set([...chunksOf.of(id), ...laterChunksOf.of(id)]);
    return chunks.size === 1 ? ([...chunks][0] ?? null) : null;
  };
  const isSharedStyle = (id: string) => style.test(id) && onlyChunkOfStyle(id) === null;

  // A group includes the imports of its modules, except those of earlier groups. A module is needed by all chunks that need its
  // importers, so imports lead only from groups of few chunks to groups of more chunks.
  const groups: Rolldown.CodeSplittingGroup[] = [
    // loads first: page data is requested before the code that renders it has arrived
    { name: 'data', tags: ['$initial'], test: isForData },
    // excludes the start-up code and the code that renders pages; includes what these modules use of the libraries
    { name: 'queries', test: (id) => isForData(id) && !library.test(id) },
    {
      debugName: 'queries of a feature',
      name: (id) => {
        const [feature] = loadersOf.of(id);
        return loaderChunksOf.of(id).size > 1 && isOfLoader(id) ? `${feature}-queries` : null;
      },
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'queries of one chunk',
      // before the files of the chunk, which would take them in: the page's reads would wait for the code that draws it
      name: (id) => {
        const chunk = isOfLoader(id) ? onlyChunkOf(id) : null;
        return chunk && `${chunk}-queries`;
      },
      includeDependenciesRecursively: false,
    },
    // apart from React DOM: browsers share the line between files, and one file of both would arrive long after the others
    { name: 'router', tags: ['$initial'], test: router },
    // libraries change less often than the product
    { name: 'libraries', tags: ['$initial'], test: library },
    { name: 'start', tags: ['$initial'] },
    {
      debugName: 'styles of one chunk',
      name: (id) => {
        const chunk = style.test(id) ? onlyChunkOfStyle(id) : null;
        return chunk && !firstChunks.has(chunk) ? `${chunk}-styles` : null;
      },
    },
    // Each group excludes the content of the next one: home has no tabs, and the page of an emergency no tables or filters initially.
    {
      name: 'pages',
      test: (id) =>
        (isSharedStyle(id) && firstCount(id) > 0) ||
        isCommonAt('home')(id) ||
        (isCommonAt('emergency')(id) && (isCommonAt('emergencies')(id) || isCommonAt('emergencyLists')(id))),
    },
    { name: 'styles', test: (id) => isSharedStyle(id) && chunksOf.of(id).size > 0 },
    // of dialogs, menus and other parts that no page starts with
    { name: 'laterStyles', test: isSharedStyle },
    // forms have fields, but neither tables nor filters
    {
      name: 'inputs',
      test: (id) => isOfLists(id) && countOf(id, isFormChunk) >= commonFormCount,
    },
    { name: 'tables', test: isOfLists },
    { name: 'details', test: (id) => icon.test(id) || isCommonAt('emergency')(id) },
    { name: 'common', test: isCommon },
    { debugName: 'parts that come later', name: laterFileOf, includeDependenciesRecursively: false },
    {
      debugName: 'forms and what they share with a few others',
      name: formFileOf,
      // libraries used by forms are also used by pages without forms
      includeDependenciesRecursively: false,
    },
    { name: 'parts', test: isPartOfForms, includeDependenciesRecursively: false },
    // libraries of which a part alone would be a file of its own for a set of pages
    { name: 'dates', test: /[\\/]node_modules[\\/]date-fns[\\/]/ },
    { name: 'schemas', test: /[\\/]node_modules[\\/]zod[\\/]/ },
    { name: 'few', test: isShared, entriesAware: true, entriesAwareMergeThreshold: tinyFile },
    {
      debugName: 'one of the first chunks',
      name: (id) => {
        const chunk = style.test(id) ? onlyChunkOfStyle(id) : onlyChunkOf(id);
        return chunk !== null && firstChunks.has(chunk) ? chunk : null;
      },
      minShareCount: 2,
    },
    {
      debugName: 'one chunk',
      name: onlyChunkOf,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: smallFile,
    },
  ];
  return { plugin, groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) };
}
