import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StringsDefinition, Template } from '#domain/language/strings';
import { unusedKeys, usageOf } from './stringUsage';

const listFile = 'dist/strings.json';
const translatedInto = ['fr', 'es', 'ar'] as const;

interface Found {
  readonly file: string;
  /** What the file calls it for those who import it. */
  readonly name: string;
  readonly definition: StringsDefinition;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });

const modules = import.meta.glob<Record<string, unknown>>(['/src/**/*trings.ts', '!/src/domain/strings.ts'], {
  eager: true,
});

const isDefinition = (value: unknown): value is StringsDefinition =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'templates' in value;

/** Every `defineStrings` of the product. */
export const definitions: readonly Found[] = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, definition]) =>
    isDefinition(definition) ? [{ file: file.replace(/^\//, ''), name, definition }] : [],
  ),
);

/** The flat keys a template has on the server: a plural has one for each of its forms. */
const flat = (key: string, template: Template): [string, string][] =>
  typeof template === 'string'
    ? [[key, template]]
    : Object.entries(template).map(([form, text]): [string, string] => [`${key}.${form}`, text]);

const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

const translationsOf = (language: string): Translations => {
  const folder = join('sandbox/translations', language);
  if (!existsSync(folder)) return {};
  return Object.assign({}, ...filesBelow(folder).map((file) => JSON.parse(readFileSync(file, 'utf8'))));
};

/** What is wrong with the words: each a line. */
export function stringProblems(): string[] {
  const problems: string[] = [];
  const namespaces = new Map<string, string>();
  for (const { file, definition } of definitions) {
    const other = namespaces.get(definition.namespace);
    if (other) problems.push(`duplicate namespace ${definition.namespace}: ${other} and ${file}`);
    namespaces.set(definition.namespace, file);
  }

  const usages = filesBelow('src')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => usageOf({ file, text: readFileSync(file, 'utf8') }));
  for (const { file, name, definition } of definitions) {
    for (const key of unusedKeys(file, name, Object.keys(definition.templates), usages))
      problems.push(`unused ${definition.namespace}.${key} (${file})`);
  }

  const english = new Map(
    definitions.map(({ definition }) => [
      definition.namespace,
      new Map(Object.entries(definition.templates).flatMap(([key, template]) => flat(key, template))),
    ]),
  );
  for (const language of translatedInto) {
    const translations = translationsOf(language);
    for (const [namespace, texts] of english) {
      for (const key of texts.keys()) {
        if (!translations[namespace]?.[key]) problems.push(`missing ${language} ${namespace}.${key}`);
      }
    }
    for (const [namespace, words] of Object.entries(translations)) {
      const known = english.get(namespace);
      for (const [key, text] of Object.entries(words)) {
        const base = known?.get(key) ?? known?.get(key.replace(/\.\w+$/, '.other'));
        if (base === undefined) problems.push(`unknown ${language} ${namespace}.${key}`);
        else if (slots(base).join() !== slots(text).join())
          problems.push(`values differ in ${language} ${namespace}.${key}: {${slots(base)}} and {${slots(text)}}`);
      }
    }
  }
  return problems;
}

/** Checks the words and writes the list that translators work from: npm run strings */
export function main(): number {
  const problems = stringProblems();
  for (const problem of problems) console.error(problem);
  const translations = Object.fromEntries(translatedInto.map((language) => [language, translationsOf(language)]));
  const rows = definitions.flatMap(({ definition }) =>
    Object.entries(definition.templates)
      .flatMap(([key, template]) => flat(key, template))
      .map(([key, en]) => ({
        page_name: definition.namespace,
        key,
        en,
        ...Object.fromEntries(
          translatedInto.map((language) => [language, translations[language]?.[definition.namespace]?.[key] ?? null]),
        ),
      })),
  );
  mkdirSync('dist', { recursive: true });
  writeFileSync(listFile, `${JSON.stringify(rows, null, 2)}\n`);
  const missing = translatedInto.map(
    (language) => `${language} ${rows.filter((row) => !(row as Record<string, unknown>)[language]).length}`,
  );
  console.log(`${rows.length} texts in ${definitions.length} namespaces; not translated: ${missing.join(', ')}`);
  console.log(`${problems.length} problems; the list for translators is ${listFile}`);
  return problems.length > 0 ? 1 : 0;
}
