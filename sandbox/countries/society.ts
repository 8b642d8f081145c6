import type { CountryDetail } from '#contract/country';
import { CountryDocument } from '#contract/countryDocument';
import { CountryIncome } from '#contract/countryIncome';
import type { Context } from '../core/http/context';
import { equals, range } from '../core/http/filters';
import { inLanguage } from '../core/http/language';
import { resource } from '../core/http/resource';
import type { Route } from '../core/http/route';
import { pictureAddress } from '../core/pictures';
import { sql } from '../core/store/sql';
import { countryMiniById } from '../places/serialise';
import { incomeSources } from './incomeSources';
import {
  capacityAssessments,
  countryAddresses,
  countryDirectories,
  countryDocuments,
  countryIncomes,
  initiatives,
} from './tables';

/** A National Society: its address, people, capacity, money and documents. @source reference/countries-and-regions.md, sections 4.2 and 4.7 */

const assessmentNames = ['OCAC', 'BOCA'] as const;

/** The fields of a country's record about its National Society. */
export function countrySociety(
  country: number,
  { store, language }: Context,
): Pick<CountryDetail, 'capacity' | 'directory' | 'initiatives'> & Partial<CountryDetail> {
  const isOwn = sql`country = ${country}`;
  const { id: _, country: __, ...address } = store.first(countryAddresses, isOwn) ?? { id: 0, country };
  return {
    ...address,
    capacity: store
      .select(capacityAssessments, { where: isOwn, order: sql`id` })
      .map((row) => ({ ...row, assessment_type_display: assessmentNames[row.assessment_type] })),
    directory: store
      .select(countryDirectories, { where: isOwn, order: sql`id` })
      .map(({ country: ___, ...person }) => person),
    initiatives: store.select(initiatives, { where: isOwn, order: sql`id` }).map(({ title, categories, ...row }) => ({
      ...row,
      title: inLanguage(title, language),
      categories: categories.flatMap((category) => inLanguage(category, language) ?? []),
      translation_module_original_language: 'en',
      translation_module_skip_auto_translation: false,
    })),
  };
}

export const countrySocietyRoutes: Route[] = [
  ...resource('/api/v2/country-income/', countryIncomes, {
    filters: { country: equals('country'), ...range('date', 'date', 'day') },
    item: CountryIncome,
    serialise: (rows) =>
      rows.map(({ country, ...row }) => {
        const [title, description] = incomeSources[row.indicator - 1] ?? [];
        return {
          ...row,
          overview: country,
          indicator_details: title ? { id: row.indicator, title, description: description ?? null } : null,
        };
      }),
  }),
  ...resource('/api/v2/country-document/', countryDocuments, {
    filters: {
      country: equals('country'),
      document_type: equals('document_type', 'text'),
      ...range('year', 'year', 'day'),
    },
    ordering: ['year', 'end_year'],
    search: ['name'],
    item: CountryDocument,
    serialise: (rows, context) =>
      rows.flatMap((row) => {
        const details = countryMiniById(context, row.country);
        return details
          ? [{ ...row, thumbnail: pictureAddress(row.thumbnail, context.url), country_details: details }]
          : [];
      }),
  }),
];
