import type { Language } from '../core/http/language';

type Translations = Readonly<Record<string, string>>;

/** The product's translations, bundled by the build: the built sandbox needs no folder beside it. */
const files: Record<string, Translations> = import.meta.glob('../../translations/*/*/*.json', {
  eager: true,
  import: 'default',
});

/** The translations into a language by namespace and key, from `translations/<language>/<area>/<namespace>.json`. */
export function translations(language: Language): ReadonlyMap<string, Translations> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/translations/${language}/`));
  return new Map(own.map(([path, strings]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), strings]));
}
