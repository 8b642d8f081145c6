import type { LoaderSource } from '#app/routes/page';
import { appealTypes } from '#domain/appeals/appealTypes';
import { endOfDay } from '#domain/format/queryTime';
import { defineAppealList } from '#resources/appeal/queries';
import { typeAndPlaceParsers } from '#resources/event/typeAndPlace';
import { urlDate, urlNumberOf, urlText } from '#ui/filters/urlParsers';

export const appealList = defineAppealList({
  filters: {
    search: urlText,
    start_after: urlDate,
    start_before: urlDate,
    atype: urlNumberOf(appealTypes),
    ...typeAndPlaceParsers,
  },
  toQuery: ({ search, start_after, start_before, ...filters }) => ({
    search: search?.trim() || undefined,
    start_date__gte: start_after,
    start_date__lte: endOfDay(start_before),
    ...filters,
  }),
});

export const appealsData = ({ search }: LoaderSource) => [appealList.query(search)];
