import type { ReactNode } from 'react';
import { formatList } from '#domain/format/formatList';
import { numberFormat } from '#domain/language/intl';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { isHtml } from '../content/isHtml';
import { plainText } from '../content/plainText';
import { identityKeys, isPlainObject } from './rows';
import { strings } from './strings';

/**
 * Renders a form value, such as the label of an option instead of its key. Undefined falls back to the default.
 *
 * @param document - the version that has the value
 */
export type RenderValue = (path: string, value: unknown, document: object) => ReactNode;

/** Renders the name of the row that a path stands in; null where there is none. */
export type RenderRowName = (path: string, document: object) => ReactNode;

/** Any form value in words: texts without markup, formatted numbers, lists by their entries. */
export function useValueWords() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const words = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return t.empty;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (typeof value === 'number') return numberFormat(language).format(value);
    if (typeof value === 'string') return isHtml(value) ? plainText(value) : value;
    if (Array.isArray(value)) {
      if (value.length === 0) return t.empty;
      if (value.some(isPlainObject)) return value.map((row, place) => `${place + 1}. ${words(row)}`).join('\n');
      return formatList(value.map(words), language);
    }
    if (isPlainObject(value)) {
      const parts = Object.entries(value).filter(
        ([key, part]) => !identityKeys.has(key) && part !== null && part !== '',
      );
      return parts.map(([, part]) => words(part)).join(' · ') || t.empty;
    }
    return String(value);
  };
  return words;
}

/** Renders any form value, in words by default. */
export function useDescribeValue(renderValue?: RenderValue) {
  const words = useValueWords();
  return (path: string, value: unknown, document: object): ReactNode =>
    renderValue?.(path, value, document) ?? words(value);
}
