import type { OpsLearningStats } from '#contract/opsLearning';
import type { Context } from '../core/http/context';
import { throwIfInvalid } from '../core/http/errors';
import { conditionsOf } from '../core/http/filters';
import { inLanguage } from '../core/http/language';
import { allOf, name, type Sql, sql } from '../core/store/sql';
import { regionLabel } from '../places/serialise';
import { countries } from '../places/tables';
import { display } from '../reference/labels';
import { learningFilters, unknownChoices } from './filters';
import { sectorTitles } from './names';
import { opsLearnings } from './tables';

/** Figures and summaries only use validated extracts, for administrators too. */
export const validatedExtracts = (query: URLSearchParams): Sql =>
  allOf([sql`is_validated = 1`, ...conditionsOf(learningFilters, query)]);

/** Figures over the extracts that match the filters. @source reference/preparedness.md, section 4.3 */
export function learningStats(context: Context): OpsLearningStats {
  const { store, lookups, language, url } = context;
  throwIfInvalid(unknownChoices(context));
  const extracts = name(opsLearnings.name);
  const where = validatedExtracts(url.searchParams);
  const [counts] = store.query<{ operations: number; extracts: number; sources: number }>(sql`
    SELECT count(DISTINCT appeal_code) AS operations, count(*) AS extracts, count(DISTINCT appeal_document_id) AS sources
    FROM ${extracts} WHERE ${where}`);
  const by = (column: string) =>
    store.query<{ key: number; count: number }>(sql`
      SELECT ${name(column)} AS key, count(*) AS count FROM ${extracts}
      WHERE ${where} AND ${name(column)} IS NOT NULL GROUP BY ${name(column)} ORDER BY ${name(column)}`);
  const bySector = store.query<{ key: number; count: number }>(sql`
    SELECT target AS key, count(*) AS count FROM ops_learning_sector_validated
    WHERE owner IN (SELECT id FROM ${extracts} WHERE ${where}) GROUP BY target ORDER BY target`);
  const sources = store.query<{ atype: 0 | 1 | 2 | 3; date: string | null }>(sql`
    SELECT appeal_atype AS atype, appeal_start_date AS date FROM ${extracts}
    WHERE ${where} AND appeal_document_id IS NOT NULL AND appeal_atype IS NOT NULL ORDER BY id`);
  const titles = sectorTitles(context);
  return {
    operations_included: counts?.operations ?? 0,
    learning_extracts: counts?.extracts ?? 0,
    sources_used: counts?.sources ?? 0,
    sectors_covered: bySector.length,
    learning_by_region: by('appeal_region').map(({ key, count }) => ({
      region_id: key,
      region_name: regionLabel,
      count,
    })),
    learning_by_country: by('appeal_country').map(({ key, count }) => ({
      country_id: key,
      country_name: inLanguage(lookups.rows(countries).get(key)?.name, language) ?? '',
      count,
    })),
    learning_by_sector: bySector.map(({ key, count }) => ({
      sector_id: key,
      title: titles.get(key) ?? '',
      count,
    })),
    sources_overtime: sources.map(({ atype, date }) => ({
      atype,
      atype_display: display('api_appeal_type', atype, language),
      count: 1,
      date,
    })),
  };
}
