import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import { localDays } from '#domain/format/queryTime';
import { defineFlashUpdateList, flashUpdateQuery } from '#resources/flash-update/queries';
import { urlDate, urlNumber } from '#ui/filters/urlParsers';

/** @source reference/emergencies.md, section 1.11 */
export const flashUpdateList = defineFlashUpdateList({
  filters: { created_after: urlDate, created_before: urlDate, dtype: urlNumber },
  toQuery: ({ created_after, created_before, dtype }) => {
    const created = localDays(created_after, created_before);
    return { created_at__gte: created.from, created_at__lte: created.to, hazard_type: dtype };
  },
  pageSize: 15,
});

export const flashUpdatesData = ({ search }: LoaderSource) => [flashUpdateList.query(search)];

export const flashUpdateData = ({ params }: LoaderSource) => [flashUpdateQuery(Number(params.flashUpdateId))];

const all = { query: { limit: allRowsLimit } } as const;

export const flashActionsQuery = () => apiQuery('GET /api/v2/flash-update-action/', all, { priority: 'low' });

/** The lists of the form, started beside its code. */
export const flashUpdateFormData = () => [
  referenceQuery('countries'),
  referenceQuery('disasterTypes'),
  flashActionsQuery(),
];

export const donorsQuery = () => apiQuery('GET /api/v2/donor/', all);
export const donorGroupsQuery = () => apiQuery('GET /api/v2/donor-group/', all);
