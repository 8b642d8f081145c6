import type { Language } from '../http/language';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Taken in when the sandbox is built, so that it needs no folder beside it. */
const files: Record<string, Words> = import.meta.glob('../translations/*/*.json', { eager: true, import: 'default' });

/** The interface's words in a language by namespace, from `sandbox/translations/<language>/*.json`; later files win. */
export function translations(language: Language): Record<string, Record<string, string>> {
  const all: Record<string, Record<string, string>> = {};
  for (const path of Object.keys(files).sort()) {
    if (!path.includes(`/translations/${language}/`)) continue;
    for (const [namespace, words] of Object.entries(files[path] ?? {})) {
      all[namespace] = { ...all[namespace], ...words };
    }
  }
  return all;
}
