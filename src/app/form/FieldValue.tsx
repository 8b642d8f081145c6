import type { ReactNode } from 'react';
import { formatDate } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { useLanguage } from '#ui/language/LanguageContext';
import type { AnyFormDefinition, OptionKey, OptionSource } from './definition';
import { fieldNamed } from './derive';

interface OptionNamesProps {
  readonly source: OptionSource<object>;
  /** The document that the value belongs to: options may depend on its other answers. */
  readonly document: object;
  readonly keys: readonly OptionKey[];
}

function OptionNames({ source, document, keys }: OptionNamesProps) {
  const { language } = useLanguage();
  const { options = [] } = source.useOptions(source.input(document) as never);
  const nameOf = (key: OptionKey) => options.find((option) => option.key === key)?.label ?? String(key);
  return formatList(keys.map(nameOf), language);
}

function DateText({ value }: { readonly value: string }) {
  const { language } = useLanguage();
  return formatDate(value, language) ?? value;
}

const isKey = (value: unknown): value is OptionKey =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';

const keysOf = (value: unknown): readonly OptionKey[] =>
  Array.isArray(value) ? value.filter(isKey) : isKey(value) ? [value] : [];

/**
 * Writes the values of a form in dialogs: keys by the names of their options, days as dates.
 *
 * @returns a function; undefined leaves a value to the usual words for numbers, texts and lists
 */
export function renderFieldValue(definition: AnyFormDefinition, t: unknown) {
  return (path: string, value: unknown, document: object): ReactNode => {
    const field = fieldNamed(definition, path);
    if (!field) return undefined;
    const keys = keysOf(value);
    const choices = field.choices?.(t);
    const chosen = choices?.find(({ key }) => key === value);
    if (chosen) return chosen.label;
    if (field.options && keys.length > 0) return <OptionNames source={field.options} document={document} keys={keys} />;
    const isDate = field.kind === 'date' || field.kind === 'utcDate';
    return isDate && typeof value === 'string' ? <DateText value={value} /> : undefined;
  };
}
