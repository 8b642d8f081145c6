import type { Plugin, Rolldown } from 'vite';

/** Read at the very start of a file by V8, which then compiles all its functions while it downloads, beside the main thread. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** What a first view runs: the entries, pages and loaders, with all that they import statically; not what is loaded once it is used. */
const isOfFirstView = ({ isEntry, isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk) =>
  isEntry || (isDynamicEntry && /[\\/]src[\\/]features[\\/]/.test(facadeModuleId ?? ''));

/** Lets the browser compile the functions of the first view's files ahead: one by one, when first called, they cost a phone half a second. */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const hinted = new Set(chunks.filter(isOfFirstView).map(({ fileName }) => fileName));
      // a set grows while it is read
      for (const name of hinted) {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk') continue;
        chunk.code = hint + chunk.code;
        for (const imported of chunk.imports) hinted.add(imported);
      }
    },
  },
});
