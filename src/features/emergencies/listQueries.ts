import type { LoaderSource } from '#app/routes/page';
import { defineEventList } from '#resources/event/queries';
import type { UrlValues } from '#ui/filters/readUrl';
import { urlText } from '#ui/filters/urlParsers';
import { eventFilters, toEventQuery } from './eventFilters';

const filters = { ...eventFilters, search: urlText };

const toQuery = ({ search, ...others }: UrlValues<typeof filters>) => ({
  ...toEventQuery(others),
  search: search?.trim() || undefined,
});

/** @source reference/emergencies.md, section 1.2 */
export const allEventsList = defineEventList({ filters, toQuery, pageSize: 15 });

export const allEmergenciesData = ({ search }: LoaderSource) => [allEventsList.query(search)];
