import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { referenceQuery } from '#app/request/referenceData';
import { send } from '#app/request/send';
import type { BodyOf } from '#contract/types';
import { eventOptionQuery } from '#resources/event/eventOptions';

const all = { query: { limit: allRowsLimit } } as const;

export const actionsQuery = () => apiQuery('GET /api/v2/action/', all, { priority: 'low' });
export const partnersQuery = () => apiQuery('GET /api/v2/external_partner/', all, { priority: 'low' });
export const activitiesQuery = () => apiQuery('GET /api/v2/supported_activity/', all, { priority: 'low' });
export const reviewCountriesQuery = () => apiQuery('GET /api/v2/review-country/', all, { priority: 'low' });

export const emergencyQuery = (id: number) => apiQuery('GET /api/v2/event/{id}/', { path: { id } });

const titleEndpoint = 'POST /api/v2/field-report/generate-title/';

/** The title that the server would compose. The endpoint has no side effects, so its response is cached like a query. */
export const titleQuery = (body: BodyOf<typeof titleEndpoint>) =>
  queryOptions({
    queryKey: [titleEndpoint, body],
    queryFn: ({ signal }) => send(titleEndpoint, { body }, { signal, language: 'chosen' }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Parses the id of a new report's emergency from a URL or a navigation state; null when the value is not an id. */
export const parseEmergencyId = (given: unknown) => (/^\d{1,9}$/.test(String(given ?? '')) ? Number(given) : null);

/** The queries that the form's loader starts: its lists, and the emergency in the URL. */
export const reportFormData = ({ search }: { readonly search: URLSearchParams }) => {
  const eventId = parseEmergencyId(search.get('event'));
  return [
    ...(eventId === null ? [] : [emergencyQuery(eventId), eventOptionQuery(eventId)]),
    referenceQuery('countries'),
    referenceQuery('disasterTypes'),
    referenceQuery('globalEnums'),
    actionsQuery(),
    partnersQuery(),
    activitiesQuery(),
    reviewCountriesQuery(),
  ];
};
