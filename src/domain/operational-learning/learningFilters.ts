import type { QueryOf } from '#contract/types';
import { endOfDay } from '../format/queryTime';
import { sortedNumbers } from '../lists/sortedNumbers';

/** The filters of operational learning; null for an unset filter. Days are yyyy-MM-dd. */
export interface LearningFilters {
  /** 0 to 4 */
  readonly region: number | null;
  readonly country: readonly number[] | null;
  readonly dtype: readonly number[] | null;
  readonly sector: readonly number[] | null;
  readonly component: readonly number[] | null;
  readonly organization: readonly number[] | null;
  /** 1 lesson learned, 2 challenge */
  readonly type: readonly number[] | null;
  readonly start_after: string | null;
  readonly start_before: string | null;
  readonly search: string | null;
}

export type LearningQuery = QueryOf<'GET /api/v2/ops-learning/summary/'>;

const idList = (ids: readonly number[] | null): number[] | undefined =>
  ids === null || ids.length === 0 ? undefined : sortedNumbers(ids);

/**
 * The query parameters of the filters. The server stores summaries by query string, so ids are sorted: equal filters share one
 * summary.
 *
 * @source reference/preparedness.md, sections 1.8 and 3
 */
export function toLearningQuery(filters: LearningFilters): LearningQuery {
  const query: LearningQuery = {
    appeal_code__region: filters.region ?? undefined,
    appeal_code__country__in: idList(filters.country),
    appeal_code__dtype__in: idList(filters.dtype),
    sector_validated__in: idList(filters.sector),
    per_component_validated__in: idList(filters.component),
    organization_validated__in: idList(filters.organization),
    type_validated__in: idList(filters.type),
    appeal_code__start_date__gte: filters.start_after ?? undefined,
    appeal_code__start_date__lte: endOfDay(filters.start_before),
    search_extracts: filters.search?.trim() || undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
