import type { Rolldown } from 'vite';

const carried = /[\\/]src[\\/]app[\\/]language[\\/]carried[\\/](\w+)\.ts$/;
const translation = /[\\/]translations[\\/](\w+)[\\/]([\w-]+)[\\/]\w+\.json$/;

/**
 * One chunk per language with the shared translations, and one per language and area: a page loads two or three more files in other
 * languages than English.
 */
export const translationChunks: Rolldown.CodeSplittingGroup = {
  debugName: 'translations',
  name: (id) => {
    const language = carried.exec(id)?.[1];
    if (language) return `translations-${language}`;
    const [, code, area] = translation.exec(id) ?? [];
    if (!code) return null;
    return area === 'shared' ? `translations-${code}` : `translations-${code}-${area}`;
  },
  priority: 1000,
  // the preload helper belongs to the start-up code
  includeDependenciesRecursively: false,
};
