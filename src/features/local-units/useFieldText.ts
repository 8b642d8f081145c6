import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useReference } from '#app/request/referenceData';
import type { LocalUnitOptions } from '#contract/localUnit';
import { formatDate } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { labelled } from '#domain/format/labelled';
import { formatNumber } from '#domain/format/numbers';
import { unitOptionsQuery } from '#resources/local-unit/queries';
import { useUnnamed } from '#ui/display/useUnnamed';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { unitFieldStrings } from './fieldStrings';
import type { ShownField } from './fieldTable';

interface Position {
  readonly lat: number;
  readonly lng: number;
}

interface Profile {
  readonly position: string;
  readonly number: number;
}

const isPosition = (value: unknown): value is Position => typeof value === 'object' && value !== null && 'lat' in value;

interface Named {
  readonly id: number;
  readonly name: string;
}

function optionsOf(options: LocalUnitOptions, { kind, list }: ShownField): readonly Named[] {
  const name = kind === 'type' || kind === 'level' ? kind : list;
  return (name && options[name]) ?? [];
}

const namesIn = (list: readonly Named[], value: unknown, unnamed: string): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map((id) => list.find((option) => option.id === id)?.name ?? unnamed);

/** Formats a field of a unit as text; null for an empty value. */
export function useFieldText(): (field: ShownField, value: unknown) => string | null {
  const t = useStrings(unitFieldStrings);
  const { language } = useLanguage();
  const options = useQuery(unitOptionsQuery());
  const enums = useReference('globalEnums');
  const unnamed = useUnnamed();
  const unnamedOption = unnamed(options);
  const unnamedVisibility = unnamed(enums);
  return useCallback(
    (field: ShownField, value: unknown) => {
      const isEmpty = value === null || value === undefined || value === '';
      if (isEmpty || (Array.isArray(value) && value.length === 0)) return null;
      switch (field.kind) {
        case 'date':
          return formatDate(String(value), language) ?? String(value);
        case 'number':
          return formatNumber(Number(value), language);
        case 'yesNo':
          return value === true ? t.yes : t.no;
        case 'type':
        case 'level':
        case 'option':
          if (!options.data) return unnamedOption;
          return formatList(namesIn(optionsOf(options.data, field), value, unnamedOption), language);
        case 'visibility':
          return enums.data?.api_visibility_choices.find(({ key }) => key === value)?.value ?? unnamedVisibility;
        case 'position':
          return isPosition(value) ? `${value.lat}, ${value.lng}` : null;
        case 'profiles':
          return (value as readonly Profile[])
            .map(({ position, number }) => labelled(language, position, String(number)))
            .join('; ');
        default:
          return String(value);
      }
    },
    [t, language, options.data, enums.data, unnamedOption, unnamedVisibility],
  );
}
