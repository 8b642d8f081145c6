import type { Language } from '../core/http/language';

type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Bundled by the build, so that the built sandbox needs no folder beside it. */
const files: Record<string, Translations> = import.meta.glob('../translations/*/*.json', {
  eager: true,
  import: 'default',
});

/** The translations into a language by namespace and key, from `sandbox/translations/<language>/*.json`; later files win. */
export function translations(language: Language): Record<string, Record<string, string>> {
  const all: Record<string, Record<string, string>> = {};
  for (const path of Object.keys(files).sort()) {
    if (!path.includes(`/translations/${language}/`)) continue;
    for (const [namespace, strings] of Object.entries(files[path] ?? {})) {
      all[namespace] = { ...all[namespace], ...strings };
    }
  }
  return all;
}
