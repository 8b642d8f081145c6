import { numberFormat, pluralCategory } from './intl';
import { directionOf, type Language } from './language';

/** The forms of a text that depends on a number, chosen by `Intl.PluralRules` from the value named `count`. */
export interface PluralForms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

export type Template = string | PluralForms;
type Templates = Readonly<Record<string, Template>>;

/** English texts of one namespace; the server stores their translations under the same namespace and keys. */
export interface StringsDefinition<T extends Templates = Templates> {
  readonly namespace: string;
  readonly templates: T;
}

type Slots<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never;
type Value = string | number;
type Values<S extends string> = { readonly [Name in Slots<S>]: Value };

type Rendered<S> = S extends string
  ? [Slots<S>] extends [never]
    ? string
    : (values: Values<S>) => string
  : S extends PluralForms
    ? (values: { readonly count: number } & Values<Exclude<S[keyof S], undefined> & string>) => string
    : never;

/** The result of `useStrings`: a string for a template without slots, else a function of the values of its slots. */
export type Strings<T extends Templates> = { readonly [K in keyof T]: Rendered<T[K]> };

/**
 * Declares the English texts of a namespace. Slots are in braces: `'{shown} of {total} emergencies'`.
 *
 * @param namespace - unique in the product; the server's `page_name`
 * @param templates - key to text, or to plural forms
 */
export function defineStrings<const T extends Templates>(namespace: string, templates: T): StringsDefinition<T> {
  return { namespace, templates };
}

/** Translated texts of a namespace, flat: plural forms have the keys `key.one`, `key.other` and so on. */
export type Translations = Readonly<Record<string, string>>;

/** A day or month as ISO 8601 writes it. After a word of a right-to-left script its parts would be drawn in reverse. */
const isoDate = /^\d{4}-\d\d(-\d\d)?$/;

const fill = (template: string, values: Readonly<Record<string, Value>>, language: Language) =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name] ?? slot;
    if (typeof value === 'number') return numberFormat(language).format(value);
    // isolated from the texts around it
    return directionOf(language) === 'rtl' ? value.replace(isoDate, '\u2066$&\u2069') : value;
  });

/** The slots of a template in one text, for comparison. */
const slotsOf = (template: string) => [...new Set(template.match(/\{\w+\}/g))].sort().join('');

/**
 * The slot that a plural form may leave out, because it stands for one number alone and can say it in a word: those of 0, 1 and 2 in
 * Arabic. The French form of 1 is that of 0 as well.
 */
export const spareSlot = (language: string, form: string | undefined) =>
  language === 'ar' && /^(zero|one|two)$/.test(form ?? '') ? '{count}' : '';

/** The first translation with the slots of the English template: one with missing or renamed slots would hide figures. */
const firstComplete = (english: string, candidates: readonly (string | undefined)[], spare = '') => {
  const slots = slotsOf(english);
  return candidates
    .find((text) => text?.trim() && (slotsOf(text) === slots || slotsOf(text + spare) === slots))
    ?.trim();
};

const pluralText = (
  forms: PluralForms,
  key: string,
  translations: readonly Translations[],
  language: Language,
  count: number,
) => {
  const category = pluralCategory(language, count);
  const candidates = translations.flatMap((each) => [each[`${key}.${category}`], each[`${key}.other`]]);
  const text = firstComplete(forms.other, candidates, spareSlot(language, category));
  return text ?? forms[pluralCategory('en', count)] ?? forms.other;
};

/**
 * Texts of a namespace in a language: for each key the first translation that has the slots of the English template, else English.
 *
 * @param translations - translations of the namespace, in order of precedence; none for English
 */
export function renderStrings<T extends Templates>(
  definition: StringsDefinition<T>,
  language: Language,
  ...translations: readonly Translations[]
): Strings<T> {
  const rendered = Object.entries(definition.templates).map(([key, template]) => {
    if (typeof template !== 'string') {
      return [
        key,
        (values: Record<string, Value>) =>
          fill(pluralText(template, key, translations, language, Number(values.count)), values, language),
      ];
    }
    const candidates = translations.map((each) => each[key]);
    const text = firstComplete(template, candidates) ?? template;
    return [key, slotsOf(template) === '' ? text : (values: Record<string, Value>) => fill(text, values, language)];
  });
  return Object.fromEntries(rendered);
}
