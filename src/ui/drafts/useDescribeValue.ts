import { formatList } from '#domain/format/formatList';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { identityKeys, isPlainObject } from './rows';
import { strings } from './strings';

/** How a page tells a value: the label of an option instead of its key. Undefined leaves it to the usual words. */
export type DescribeValue = (path: string, value: unknown) => string | undefined;

const textOfHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** The words for any value of a form: texts without their markup, numbers in the language, lists by their entries. */
export function useDescribeValue(wordsFor?: DescribeValue) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const words = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return t.empty;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
    if (typeof value === 'string') return /<[a-z]/i.test(value) ? textOfHtml(value) : value;
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
  return (path: string, value: unknown) => wordsFor?.(path, value) ?? words(value);
}
