import { readFileSync } from 'node:fs';
import { orthographyFaults } from '#domain/language/orthography';
import { spareSlot } from '#domain/language/strings';
import { unusedKeys, usageOf } from '../stringUsage';
import { definitions, englishFor, englishOf } from './definitions';
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

/** The keys of the plural forms of a language that a text lacks, by the key of its form `other`: Arabic tells 0, 1, 2, 3 and 11 apart. */
function missingForms(language: string, strings: TranslatedNamespace['strings'], key: string): string[] {
  const base = /^(.+)\.other$/.exec(key)?.[1];
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return base ? forms.map((form) => `${base}.${form}`).filter((form) => !strings[form]) : [];
}

/** The problems of the translations into a language, one line each. */
export function translationProblems(
  language: string,
  translated: readonly TranslatedNamespace[],
  english: English,
): string[] {
  const problems: string[] = [];
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
      problems.push(
        ...missingForms(language, strings, key).map((form) => `missing ${language} ${namespace}.${form}`),
        ...orthographyFaults(language, text).map((fault) => `${language} ${namespace}.${key}: ${fault}`),
      );
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
  return [...duplicates(), ...unused(), ...translations];
}
