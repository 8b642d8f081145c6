import { labelled } from '#domain/format/labelled';
import type { Language } from '#domain/language/language';
import { identityKeys, isPlainObject, type Values } from './rows';

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.every(isBlank)) ||
  (isPlainObject(value) && Object.entries(value).every(([key, part]) => identityKeys.has(key) || isBlank(part)));

/** The answers that were written, with their paths in the form; blanks are left out, and lists of rows are gone through. */
export function writtenAnswers(values: Values, parent = ''): readonly (readonly [path: string, value: unknown])[] {
  return Object.entries(values)
    .filter(([key, value]) => !identityKeys.has(key) && !isBlank(value))
    .flatMap(([key, value]) => {
      const path = parent === '' ? key : `${parent}.${key}`;
      if (isPlainObject(value)) return writtenAnswers(value, path);
      if (!Array.isArray(value) || !value.some(isPlainObject)) return [[path, value] as const];
      return value.flatMap((row, place) => (isPlainObject(row) ? writtenAnswers(row, `${path}.${place}`) : []));
    });
}

const indented = (text: string) => text.replace(/^/gm, '  ');

/**
 * What a person wrote into a form as a text to read, a line for each answer and the rows of lists below each other; blanks are left out.
 *
 * @param describe - an answer in words
 * @param labelOf - the name of a field at a path of the form (`sources.0.spec`), undefined or the path itself for one that the form no longer has
 */
export function writtenText(
  language: Language,
  values: Values,
  describe: (value: unknown, path: string) => string,
  labelOf: (path: string) => string | undefined = () => undefined,
): string {
  /** @param within - the label of the row around it, with which that of its field may begin */
  const textOf = (value: unknown, path: string, key: string, within: string): string => {
    const found = labelOf(path);
    // of an unknown field of a row the form gives the row's label
    const full = found === undefined || found === path || found === within ? key : found;
    const beginning = within === '' ? '' : labelled(language, within, '');
    const label = full.startsWith(beginning) ? full.slice(beginning.length) : full;
    const parts =
      Array.isArray(value) && value.some(isPlainObject)
        ? value.map((row, place) => textOf(row, `${path}.${place}`, String(place + 1), full))
        : isPlainObject(value)
          ? fieldsOf(value, path, full)
          : null;
    const below = (texts: readonly string[]) =>
      [labelled(language, label, '').trimEnd(), ...texts.map(indented)].join('\n');
    if (parts) return below(parts);
    const words = describe(value, path);
    return words.includes('\n') ? below([words]) : labelled(language, label, words);
  };
  const fieldsOf = (fields: Values, parent: string, within: string): readonly string[] =>
    Object.entries(fields)
      .filter(([key, value]) => !identityKeys.has(key) && !isBlank(value))
      .map(([key, value]) => textOf(value, parent === '' ? key : `${parent}.${key}`, key, within));
  return fieldsOf(values, '', '').join('\n');
}
