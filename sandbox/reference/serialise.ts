import type { DisasterType } from '#contract/disasterType';
import type { ExternalPartner } from '#contract/externalPartner';
import type { Context } from '../core/http/context';
import { inLanguage, type Language } from '../core/http/language';
import { type DisasterTypeRow, disasterTypes, type NamedRow } from './tables';

const original = { translation_module_original_language: 'en' } as const;

export const disasterType = (row: DisasterTypeRow, language: Language): DisasterType => ({
  id: row.id,
  name: inLanguage(row.name, language),
  summary: row.summary,
  ...original,
});

export const disasterTypeById = ({ lookups, language }: Context, id: number | null): DisasterType | null => {
  const row = id === null ? undefined : lookups.rows(disasterTypes).get(id);
  return row ? disasterType(row, language) : null;
};

/** A partner or a supported activity. */
export const named = (row: NamedRow, language: Language): ExternalPartner => ({
  id: row.id,
  name: inLanguage(row.name, language),
  ...original,
});
