import type { StringsDefinition, Template } from '#domain/language/strings';

interface Found {
  readonly file: string;
  /** The name of its export. */
  readonly name: string;
  readonly definition: StringsDefinition;
}

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

/** The flat keys and texts of a template on the server: a plural has one for each form. */
const flat = (key: string, template: Template): [string, string][] =>
  typeof template === 'string'
    ? [[key, template]]
    : Object.entries(template).map(([form, text]): [string, string] => [`${key}.${form}`, text]);

/** The English strings of a namespace by their flat keys. */
export const englishOf = ({ templates }: StringsDefinition): ReadonlyMap<string, string> =>
  new Map(Object.entries(templates).flatMap(([key, template]) => flat(key, template)));

/** The English string of a translation; plural forms that English does not have use `other`. */
export const englishFor = (english: ReadonlyMap<string, string> | undefined, key: string): string | undefined =>
  english?.get(key) ?? english?.get(key.replace(/\.\w+$/, '.other'));
