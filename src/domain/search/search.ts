import type { ResponseOf } from '#contract/types';
import { compareCodes } from '../language/compare';

type Results = ResponseOf<'GET /api/v1/search/'>;
export type SearchGroup = keyof Results;

/** The order of groups whose scores are equal. @source reference/product.md, section 9 */
export const searchGroups = [
  'regions',
  'countries',
  'district_province_response',
  'emergencies',
  'projects',
  'surge_alerts',
  'surge_deployments',
  'reports',
  'rapid_response_deployments',
] as const satisfies readonly SearchGroup[];

const leading = 3;

const averageScore = (items: readonly { readonly score: number | null }[]) =>
  items.length === 0 ? 0 : items.reduce((sum, { score }) => sum + (score ?? 0), 0) / items.length;

/**
 * The groups with results, in display order: regions, countries and provinces first, then by average score.
 *
 * @source reference/product.md, section 9
 */
export function orderedGroups(results: Results): SearchGroup[] {
  const found = searchGroups.filter((group) => (results[group]?.length ?? 0) > 0);
  const rank = (group: SearchGroup) => searchGroups.indexOf(group);
  return found.toSorted((a, b) => {
    if (rank(a) < leading || rank(b) < leading) return rank(a) - rank(b);
    return averageScore(results[b] ?? []) - averageScore(results[a] ?? []) || rank(a) - rank(b);
  });
}

type Scored = { readonly score: number | null };
const byScore = <T extends Scored>(items: readonly T[] | null | undefined, dateOf: (item: T) => string | null) =>
  (items ?? []).toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0) || compareCodes(dateOf(b), dateOf(a)));

/**
 * Sorts results by score, then newest first; the server does not sort results of equal score.
 *
 * @source reference/shell-and-account.md, section 6
 */
export const sortResults = (results: Results): Results => ({
  ...results,
  emergencies: byScore(results.emergencies, ({ start_date }) => start_date),
  reports: byScore(results.reports, ({ created_at }) => created_at),
});

/** Whether a report of the results is a flash update, which the server lists among field reports. */
export const isFlashUpdate = ({ type }: { readonly type: string }) => type === 'Flash Update';

export const hasFlashUpdates = ({ reports }: Results): boolean => reports?.some(isFlashUpdate) ?? false;

/** The results without flash updates, for people who may not open them. */
export const withoutFlashUpdates = (results: Results): Results => ({
  ...results,
  reports: results.reports?.filter((report) => !isFlashUpdate(report)) ?? null,
});

export type SearchTarget = {
  readonly page: 'region' | 'country' | 'emergency' | 'fieldReport' | 'flashUpdate' | 'project';
  readonly id: number;
} | null;

export interface SearchHit {
  readonly id: string;
  readonly group: SearchGroup;
  readonly name: string;
  /** Whether a result of the group `reports` is a flash update, which has its own page and label. */
  readonly isFlashUpdate: boolean;
  readonly target: SearchTarget;
}

const target = (page: NonNullable<SearchTarget>['page'], id: number | null): SearchTarget =>
  id === null ? null : { page, id };

/** The results of one group, with their name and target page. @source reference/product.md, section 9 */
export function searchHits(results: Results, group: SearchGroup): SearchHit[] {
  const hit = (item: { readonly id: number }, name: string | null, leadsTo: SearchTarget, isUpdate = false) => ({
    // field reports and flash updates have separate ids
    id: `${item.id}-${isUpdate ? 'flash-update' : group}`,
    group,
    name: name ?? '',
    isFlashUpdate: isUpdate,
    target: leadsTo,
  });
  switch (group) {
    case 'regions':
      return (results.regions ?? []).map((item) => hit(item, item.name, target('region', item.id)));
    case 'countries':
      return (results.countries ?? []).map((item) => hit(item, item.name, target('country', item.id)));
    case 'district_province_response':
      return (results.district_province_response ?? []).map((item) =>
        hit(item, item.name, target('country', item.country_id)),
      );
    case 'emergencies':
      return (results.emergencies ?? []).map((item) => hit(item, item.name, target('emergency', item.id)));
    case 'projects':
      return (results.projects ?? []).map((item) => hit(item, item.name, target('project', item.id)));
    case 'reports':
      return (results.reports ?? []).map((item) => {
        const isUpdate = isFlashUpdate(item);
        return hit(item, item.name, target(isUpdate ? 'flashUpdate' : 'fieldReport', item.id), isUpdate);
      });
    case 'surge_alerts':
    case 'surge_deployments':
    case 'rapid_response_deployments':
      return (results[group] ?? []).map((item) => hit(item, item.event_name, target('emergency', item.event_id)));
  }
}
