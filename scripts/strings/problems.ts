import { readFileSync } from 'node:fs';
import { spareSlot } from '#domain/language/strings';
import { unusedKeys, usageOf } from '../stringUsage';
import { definitions, englishFor, englishOf } from './definitions';
import { breaksBeforeMark, breaksWithinFigure, catalogueSpacingProblems } from './frenchSpacing';
import { areaOf, filesBelow, type TranslatedNamespace, translatedInto, translationsInto } from './translations';

const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

type English = ReadonlyMap<string, { readonly area: string; readonly strings: ReadonlyMap<string, string> }>;

function duplicates(): string[] {
  const namespaces = new Map<string, string>();
  return definitions.flatMap(({ file, definition: { namespace } }) => {
    const other = namespaces.get(namespace);
    namespaces.set(namespace, file);
    return other ? [`duplicate namespace ${namespace}: ${other} and ${file}`] : [];
  });
}

function unused(): string[] {
  const usages = filesBelow('src')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => usageOf({ file, text: readFileSync(file, 'utf8') }));
  return definitions.flatMap(({ file, name, definition: { namespace, templates } }) =>
    unusedKeys(file, name, Object.keys(templates), usages).map((key) => `unused ${namespace}.${key} (${file})`),
  );
}

/** The first letter or mark with a direction, outside the values, which are isolated. */
const firstDirected = (text: string) => /[\u200e\u200f]|\p{L}/u.exec(text.replace(/\{\w+\}/g, ''))?.[0] ?? '';

/**
 * Whether an Arabic text begins with a Latin letter: alone in its element, as in a heading, it would be laid out from the left, with its
 * parts in the wrong order. It begins with the mark U+200F then.
 */
const beginsFromLeft = (text: string) => /\p{sc=Arabic}/u.test(text) && /\p{sc=Latin}/u.test(firstDirected(text));

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** What breaks a rule of Spanish orthography in a text. */
function spanishFault(text: string): string | undefined {
  if (count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡')) return 'lacks an opening ¿ or ¡';
  if (/["“”]/.test(text)) return 'has other quotation marks than « »';
  if (/[\d}] %/.test(text)) return 'breaks before %: put U+00A0 for its space';
  return undefined;
}

/** The keys of the forms of the language that a plural lacks, by the key of its form `other`. */
function missingForms(language: string, strings: TranslatedNamespace['strings'], key: string): string[] {
  const base = /^(.+)\.other$/.exec(key)?.[1];
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return base ? forms.map((form) => `${base}.${form}`).filter((form) => !strings[form]) : [];
}

/** The problems of Spanish alone: its orthography, and a plural without a form of the language ("un millón de personas"). */
function spanishProblems(translated: readonly TranslatedNamespace[]): string[] {
  return translated.flatMap(({ namespace, strings }) =>
    Object.entries(strings).flatMap(([key, text]) => {
      const fault = spanishFault(text);
      return [
        ...missingForms('es', strings, key).map((form) => `missing es ${namespace}.${form}`),
        ...(fault ? [`${fault}, in es ${namespace}.${key}`] : []),
      ];
    }),
  );
}

/** Whether an Arabic text has a comma, semicolon, question or quotation mark of another script, or tanween after its alef. */
const hasForeignMarks = (text: string) => /\p{sc=Arabic}/u.test(text) && /\p{sc=Arabic}[,;?]|[“”]|اً/u.test(text);

/** The problems of Arabic alone: marks, and a plural without a form of the language, in which 0, 1, 2, 3 and 11 differ. */
function arabicProblems(translated: readonly TranslatedNamespace[]): string[] {
  return translated.flatMap(({ namespace, strings }) =>
    Object.entries(strings).flatMap(([key, text]) => [
      ...missingForms('ar', strings, key).map((form) => `missing ar ${namespace}.${form}`),
      ...(hasForeignMarks(text) ? [`marks of another script in ar ${namespace}.${key}`] : []),
    ]),
  );
}

const problemsOfLanguage: Partial<Record<string, typeof arabicProblems>> = { es: spanishProblems, ar: arabicProblems };

/** The problems of the translations into a language, one line each. */
export function translationProblems(
  language: string,
  translated: readonly TranslatedNamespace[],
  english: English,
): string[] {
  const problems = problemsOfLanguage[language]?.(translated) ?? [];
  const byNamespace = new Map(translated.map((each) => [each.namespace, each]));
  for (const [namespace, { strings }] of english) {
    for (const key of strings.keys()) {
      if (!byNamespace.get(namespace)?.strings[key]) problems.push(`missing ${language} ${namespace}.${key}`);
    }
  }
  for (const { namespace, area, strings } of translated) {
    const known = english.get(namespace);
    if (known && known.area !== area)
      problems.push(`misplaced ${language}/${area}/${namespace}.json: it belongs to ${language}/${known.area}`);
    for (const [key, text] of Object.entries(strings)) {
      const base = englishFor(known?.strings, key);
      if (base === undefined) problems.push(`unknown ${language} ${namespace}.${key}`);
      else if (
        ![text, text + spareSlot(language, key.split('.')[1])].some((each) => slots(each).join() === slots(base).join())
      )
        problems.push(`values differ in ${language} ${namespace}.${key}: {${slots(base)}} and {${slots(text)}}`);
      if (beginsFromLeft(text))
        problems.push(`begins from the left in ${language} ${namespace}.${key}: put U+200F before`);
      if (language === 'fr' && breaksBeforeMark(text))
        problems.push(`breaks before a mark in ${language} ${namespace}.${key}: put U+00A0 for its space`);
      if (language === 'fr' && breaksWithinFigure(text))
        problems.push(`breaks within a figure in ${language} ${namespace}.${key}: put U+202F or U+00A0 for its space`);
    }
  }
  return problems;
}

/** The problems of the strings and their translations, one line each. */
export function stringProblems(): string[] {
  const english: English = new Map(
    definitions.map(({ file, definition }) => [
      definition.namespace,
      { area: areaOf(file), strings: englishOf(definition) },
    ]),
  );
  const translations = translatedInto.flatMap((language) =>
    translationProblems(language, translationsInto(language), english),
  );
  return [...duplicates(), ...unused(), ...translations, ...catalogueSpacingProblems()];
}
