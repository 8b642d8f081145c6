import type { Plugin } from 'vite';
import { startFiles } from './pageFiles.ts';

/** Chromium compiles all functions of a file that begins with it while the file arrives, off the main thread. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** In characters: a smaller file has little to compile, a larger one that comes later is a library most of which is never called. */
const sizes = { min: 6_000, max: 150_000 } as const;

/**
 * Has the functions of the start-up compiled while the line still brings others, instead of one after the other during the first render, and
 * those of pages when their files are fetched ahead, instead of during the first click.
 */
export const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  augmentChunkHash: () => hint,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const atStart = startFiles(bundle);
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk') continue;
        const { length } = output.code;
        const isHinted = length >= sizes.min && (length <= sizes.max || atStart.has(name));
        if (isHinted) output.code = hint + output.code;
      }
    },
  },
};
