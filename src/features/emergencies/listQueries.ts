import type { LoaderSource } from '#app/routes/page';
import { localDays } from '#domain/format/queryTime';
import { defineEventList } from '#resources/event/queries';
import type { UrlValues } from '#ui/filters/readUrl';
import { urlBoolean, urlDate, urlText } from '#ui/filters/urlParsers';
import { eventFilters, toEventQuery } from './eventFilters';

const filters = {
  ...eventFilters,
  search: urlText,
  created_after: urlDate,
  created_before: urlDate,
  featured: urlBoolean,
};

const toQuery = ({ search, created_after, created_before, featured, ...others }: UrlValues<typeof filters>) => {
  const created = localDays(created_after, created_before);
  return {
    ...toEventQuery(others),
    created_at__gte: created.from,
    created_at__lte: created.to,
    // without the choice all are listed, not those that are not highlighted
    is_featured: featured || undefined,
    search: search?.trim() || undefined,
  };
};

/** @source reference/emergencies.md, section 1.2 */
export const allEventsList = defineEventList({ filters, toQuery, pageSize: 15 });

export const allEmergenciesData = ({ search }: LoaderSource) => [allEventsList.query(search)];
