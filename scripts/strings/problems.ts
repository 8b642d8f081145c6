import { readFileSync } from 'node:fs';
import { spareSlot } from '#domain/language/strings';
import { catalogueIn } from '../../src/features/surge-catalogue/allPages';
import { textsOf } from '../../src/features/surge-catalogue/search';
import { unusedKeys, usageOf } from '../stringUsage';
import { definitions, englishFor, englishOf } from './definitions';
import { orthographyFaults } from './orthography';
import {
  areaOf,
  filesBelow,
  type TranslatedLanguage,
  type TranslatedNamespace,
  translatedInto,
  translationsInto,
} from './translations';

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

/** What breaks a rule of its language in the texts of the surge catalogue, one line each. */
function catalogueProblems(language: TranslatedLanguage): string[] {
  const { titles, records } = catalogueIn(language);
  return Object.entries(records).flatMap(([slug, record]) =>
    [titles[slug]?.title ?? '', titles[slug]?.keywords ?? '', ...textsOf(record)].flatMap((text) =>
      orthographyFaults(language, text).map((fault) => `${language} catalogue ${slug}: ${fault}: ${text}`),
    ),
  );
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
  return [...duplicates(), ...unused(), ...translations, ...translatedInto.flatMap(catalogueProblems)];
}
