import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export const translatedInto = ['fr', 'es', 'ar'] as const;

export type TranslatedLanguage = (typeof translatedInto)[number];

/** The translations of a namespace into a language. */
export interface TranslatedNamespace {
  readonly namespace: string;
  /** The folder of its file, which is its chunk of the build. */
  readonly area: string;
  readonly strings: Readonly<Record<string, string>>;
}

export const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });

/** Reads all translations into a language from `translations/<language>/<area>/<namespace>.json`. */
export function translationsInto(language: string): TranslatedNamespace[] {
  const folder = join('translations', language);
  if (!existsSync(folder)) return [];
  return filesBelow(folder).map((file) => ({
    namespace: basename(file, '.json'),
    area: basename(dirname(file)),
    strings: JSON.parse(readFileSync(file, 'utf8')),
  }));
}

/** The area of the strings in a file: the name of its feature, else `shared`. */
export const areaOf = (file: string) => /^src\/features\/([\w-]+)\//.exec(file)?.[1] ?? 'shared';
