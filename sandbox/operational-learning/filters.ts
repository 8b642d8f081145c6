import type { Context } from '../core/http/context';
import type { FieldErrors } from '../core/http/errors';
import {
  anyOfColumn,
  choiceOf,
  contains,
  equals,
  escapeLike,
  type Filter,
  type Filters,
  linkedTo,
  range,
} from '../core/http/filters';
import { sql } from '../core/store/sql';
import type { Store } from '../core/store/store';
import { perComponents } from '../per/tables';
import { sectors } from '../reference/tables';
import { extractInsightFilters } from './insightFilters';
import { organizationIds } from './names';
import { opsLearnings } from './tables';

const extractsWith: Filter = (values) => {
  const like = `%${escapeLike(values.at(-1) ?? '')}%`;
  return sql`learning LIKE ${like} ESCAPE '\\' OR learning_validated LIKE ${like} ESCAPE '\\'
    OR appeal_name LIKE ${like} ESCAPE '\\' OR appeal_code LIKE ${like} ESCAPE '\\'`;
};

const linked = (link: string) => linkedTo(opsLearnings.name, link);

const knownIds: Readonly<Record<string, (id: number, store: Store) => boolean>> = {
  organization_validated: (id) => organizationIds.includes(id),
  sector_validated: (id, store) => store.count(sectors, sql`kind = 'secondary' AND key = ${id}`) > 0,
  per_component_validated: (id, store) => store.count(perComponents, sql`id = ${id}`) > 0,
};

/** The parameters that name an organisation, a sector or a component that does not exist, with their errors. */
export function unknownChoices({ url, store }: Pick<Context, 'url' | 'store'>): FieldErrors {
  return Object.fromEntries(
    [...new Set(url.searchParams.keys())].flatMap((parameter) => {
      const isKnown = knownIds[parameter.replace(/__in$/, '')];
      const ids = url.searchParams.getAll(parameter).flatMap((value) => value.split(',').filter(Boolean));
      const unknown = isKnown ? ids.filter((id) => /^\d+$/.test(id) && !isKnown(Number(id), store)) : [];
      const message = (id: string) => `Select a valid choice. ${id} is not one of the available choices.`;
      return unknown.length > 0 ? [[parameter, unknown.map(message)]] : [];
    }),
  );
}

/** A column by one value, and by `__in` of several. */
const oneOrAny = (parameter: string, column: string, kind?: 'integer' | 'text'): Filters => ({
  [parameter]: equals(column, kind),
  [`${parameter}__in`]: anyOfColumn(column, kind),
});

/**
 * Filters of extracts, which the figures and the summary take too: OR within a list, AND between parameters.
 *
 * @source reference/preparedness.md, sections 1.8 and 4.3
 */
export const learningFilters: Filters = {
  ...oneOrAny('id', 'id'),
  ...range('created_at'),
  ...range('modified_at'),
  is_validated: equals('is_validated', 'boolean'),
  learning: equals('learning', 'text'),
  learning__icontains: contains('learning'),
  learning_validated: equals('learning_validated', 'text'),
  learning_validated__icontains: contains('learning_validated'),
  ...oneOrAny('type_validated', 'type_validated'),
  organization_validated: linked('organization_validated'),
  organization_validated__in: linked('organization_validated'),
  sector_validated: linked('sector_validated'),
  sector_validated__in: linked('sector_validated'),
  per_component_validated: linked('per_component_validated'),
  per_component_validated__in: linked('per_component_validated'),
  ...oneOrAny('appeal_code', 'appeal_code', 'text'),
  ...oneOrAny('appeal_code__code', 'appeal_code', 'text'),
  appeal_code__code__icontains: contains('appeal_code'),
  ...range('appeal_code__start_date', 'appeal_start_date'),
  appeal_code__num_beneficiaries: equals('appeal_num_beneficiaries'),
  ...oneOrAny('appeal_code__dtype', 'appeal_dtype'),
  appeal_code__atype: choiceOf('appeal_atype', [0, 1, 2, 3]),
  appeal_code__atype__in: choiceOf('appeal_atype', [0, 1, 2, 3]),
  ...oneOrAny('appeal_code__region', 'appeal_region'),
  ...oneOrAny('appeal_code__country', 'appeal_country'),
  ...oneOrAny('appeal_code__country__name', 'country_name', 'text'),
  ...oneOrAny('appeal_code__country__iso', 'country_iso', 'text'),
  ...oneOrAny('appeal_code__country__iso3', 'country_iso3', 'text'),
  appeal_document_id: equals('appeal_document_id'),
  search_extracts: extractsWith,
  ...extractInsightFilters,
};
