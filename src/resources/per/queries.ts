import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { fillLists, type ListNames } from '#app/request/fillLists';
import type { PerOptions } from '#contract/perForm';

const all = { query: { limit: allRowsLimit } } as const;

/** A cycle with its phase and the ids of its parts. @source reference/preparedness.md, section 4.2 */
export const perProcessQuery = (id: number) => apiQuery('GET /api/v2/per-process-status/{id}/', { path: { id } });

export const perOverviewQuery = (id: number) => apiQuery('GET /api/v2/per-overview/{id}/', { path: { id } });

export const perAssessmentQuery = (id: number) => apiQuery('GET /api/v2/per-assessment/{id}/', { path: { id } });

/** The language in which every assessment is stored, whatever the language of its cycle. @source reference/preparedness.md, section 4.4 */
export const writtenLanguage = 'en';

/** An assessment as it was written, for its form: read in the chosen language its notes may be a translation. */
export const writtenAssessmentQuery = (id: number) => {
  const query = apiQuery('GET /api/v2/per-assessment/{id}/', { path: { id } }, { language: writtenLanguage });
  return { ...query, queryKey: [...query.queryKey, writtenLanguage] };
};

/** An assessment without ratings and notes, for everybody. @source reference/preparedness.md, section 1.5 */
export const publicAssessmentQuery = (id: number) =>
  apiQuery('GET /api/v2/public-per-assessment/{id}/', { path: { id } });

export const perPrioritizationQuery = (id: number) =>
  apiQuery('GET /api/v2/per-prioritization/{id}/', { path: { id } });

export const perWorkPlanQuery = (id: number) => apiQuery('GET /api/v2/per-work-plan/{id}/', { path: { id } });

/** The work plan of a cycle, for every member: the server limits a single plan to PER administrators, the list not. */
export const workPlansOfCycleQuery = (overview: number) =>
  apiQuery('GET /api/v2/per-work-plan/', { query: { overview, limit: allRowsLimit } });

/** All work plans; they do not name their country. */
export const workPlansQuery = () => apiQuery('GET /api/v2/per-work-plan/', { query: { limit: allRowsLimit } });

/** All cycles of a country, for its PER administrators. */
export const cyclesOfCountryQuery = (country: number) =>
  apiQuery('GET /api/v2/per-process-status/', { query: { country: [country], limit: allRowsLimit } });

/** The latest cycle of a country, drafts included; without an id if there is none. */
export const latestOverviewQuery = (country: number) =>
  apiQuery('GET /api/v2/country/{id}/latest-per-overview/', { path: { id: country } });

const optionLists: ListNames<PerOptions> = { answers: true, componentratings: true, overviewassessmenttypes: true };

const withLists = (options: PerOptions) => fillLists(options, optionLists);

/** Ratings, answers and types of assessment. */
export const perOptionsQuery = () => ({ ...apiQuery('GET /api/v2/per-options/', {}), select: withLists });

export const formAreasQuery = () => apiQuery('GET /api/v2/per-formarea/', all);
export const formQuestionsQuery = () => apiQuery('GET /api/v2/per-formquestion/', all);
export const questionGroupsQuery = () => apiQuery('GET /api/v2/per-formquestion-group/', all);
