import { addDays } from 'date-fns/addDays';
import { subMonths } from 'date-fns/subMonths';
import { defineList } from '#app/lists/defineList';
import { allRowsLimit } from '#app/request/allRows';
import { apiListQuery, apiQuery } from '#app/request/apiQuery';
import type { LoaderSource } from '#app/routes/page';
import type { QueryOf } from '#contract/types';
import { endOfDay, queryTime } from '#domain/format/queryTime';
import { activeToday } from '#domain/surge/deployments';
import { allReadinessQuery } from '#resources/eru-readiness/queries';
import { typeAndPlaceParsers } from '#resources/event/typeAndPlace';
import { alertOrder, eruTieBreak, personnelTieBreak } from '#resources/surge/ordering';
import { readUrl } from '#ui/filters/readUrl';
import { urlBoolean, urlChoice, urlDate, urlNumber, urlNumberOf, urlText } from '#ui/filters/urlParsers';

type EruTypeFilter = QueryOf<'GET /api/v2/eru/'>['type'] | null;

/** Open, stood down and closed alerts, by the server's keys. @source reference/surge.md, section 1.9 */
export const alertStatuses = [0, 1, 2] as const;

/** All alerts; the endpoint has no filter by region, so the ids of its countries are sent. @source reference/surge.md, section 1.9 */
export const alertList = defineList('GET /api/v2/surge_alert/', {
  filters: {
    position: urlText,
    keyword: urlText,
    status: urlNumberOf(alertStatuses),
    region: typeAndPlaceParsers.region,
    country: typeAndPlaceParsers.country,
    event: urlNumber,
  },
  toQuery: ({ position, keyword, status, country, event }, regionCountries: readonly number[] | null) => ({
    message__icontains: position?.trim() || null,
    molnix_tag_name: keyword?.trim() || null,
    molnix_status: status,
    country__in: country === null && regionCountries !== null ? [...regionCountries] : null,
    country,
    event,
  }),
  pageSize: 15,
  ...alertOrder,
});

export const personnelTypes = ['fact', 'heop', 'rdrt', 'ifrc', 'eru', 'rr'] as const;

/** How many open alerts are read at once, to be put in another order than the server's. */
export const readAlerts = 500;

const months = 6;

/** The open alerts of half a year, the newest first: the server neither filters nor sorts by their deadline. @source reference/real-server.md, section 3 */
export const openAlertsQuery = (filters: QueryOf<'GET /api/v2/surge_alert/'> = {}) =>
  apiListQuery('GET /api/v2/surge_alert/', {
    query: {
      ...filters,
      molnix_status: [0],
      created_at__gte: subMonths(queryTime(), months).toISOString(),
      ordering: '-created_at',
      limit: readAlerts,
    },
  });

/** Days ahead in which people go home. */
export const rotationDays = 14;

/** Rapid response personnel whose deployment ends soon, the first first. */
export const rotationsQuery = () => {
  const today = queryTime().slice(0, 10);
  return apiListQuery('GET /api/v2/personnel/', {
    query: {
      type: 'rr',
      end_date__gte: today,
      end_date__lte: endOfDay(addDays(today, rotationDays).toISOString().slice(0, 10)),
      ordering: `end_date,${personnelTieBreak}`,
      limit: allRowsLimit,
    },
  });
};

/** All deployed people: past, present and future. @source reference/surge.md, section 1.7 */
export const personnelList = defineList('GET /api/v2/personnel/', {
  filters: {
    start_after: urlDate,
    start_before: urlDate,
    end_after: urlDate,
    end_before: urlDate,
    active: urlBoolean,
    role: urlText,
    type: urlChoice(personnelTypes),
    from: urlNumber,
    to: urlNumber,
    event: urlNumber,
    dtype: urlNumber,
  },
  toQuery: ({ start_after, start_before, end_after, end_before, active, role, type, from, to, event, dtype }) => {
    const today = active ? activeToday(queryTime()) : null;
    const last = endOfDay(start_before);
    return {
      start_date__gte: start_after,
      start_date__lte: today && (last === undefined || last > today.start_date__lte) ? today.start_date__lte : last,
      end_date__gte: today && (end_after === null || end_after < today.end_date__gte) ? today.end_date__gte : end_after,
      end_date__lte: endOfDay(end_before),
      role__icontains: role?.trim() || null,
      type,
      country_from: from,
      country_to: to,
      event_deployed_to: event,
      dtype,
    };
  },
  defaultOrdering: '-start_date',
  tieBreak: personnelTieBreak,
  nullableFields: { start_date: 'start_date__gte', end_date: 'end_date__gte' },
});

/** All deployed units, finished deployments included. @source reference/surge.md, section 1.8 */
export const eruList = defineList('GET /api/v2/eru/', {
  filters: {
    type: urlNumber,
    active: urlBoolean,
    region: typeAndPlaceParsers.region,
    country: typeAndPlaceParsers.country,
    event: urlNumber,
    dtype: urlNumber,
  },
  toQuery: ({ type, active, country, event, dtype }, regionCountries: readonly number[] | null) => ({
    deployed_to__isnull: false,
    ...(active ? activeToday(queryTime()) : null),
    // any number is sent: the server has no rows of an unknown type
    type: type as EruTypeFilter,
    deployed_to__in: country === null ? regionCountries && [...regionCountries] : [country],
    event,
    disaster_type: dtype,
  }),
  defaultOrdering: 'event__name',
  tieBreak: eruTieBreak,
});

/** Open alerts and those that were stood down. @source reference/surge.md, section 1.2 */
export const openAlertList = defineList('GET /api/v2/surge_alert/', {
  prefix: 'alerts',
  filters: {},
  toQuery: () => ({ molnix_status: [0, 1] }),
  pageSize: 5,
  ...alertOrder,
});

export const surgeFiguresQuery = () => apiQuery('GET /api/v2/deployment/aggregated', { query: {} });

/** Filters of the map, shared with the page. */
export const mapFilters = { dtype: urlNumber, mechanism: urlChoice(['eru', 'personnel']) };

/** The units that are deployed today. */
export const activeErusQuery = (dtype: number | null) =>
  apiListQuery('GET /api/v2/eru/', {
    query: {
      deployed_to__isnull: false,
      ...activeToday(queryTime()),
      disaster_type: dtype ?? undefined,
      limit: allRowsLimit,
    },
  });

/** Rapid response personnel who are deployed today. */
export const activePersonnelQuery = (dtype: number | null) =>
  apiListQuery('GET /api/v2/personnel/', {
    query: { type: 'rr', ...activeToday(queryTime()), dtype: dtype ?? undefined, limit: allRowsLimit },
  });

const page = (size: number) => ({ pageSize: size, filters: {} });

export const supportList = defineList('GET /api/v2/aggregated-eru-and-rapid-response/', {
  prefix: 'support',
  ...page(6),
  toQuery: () => ({}),
});

export const personnelByEventList = defineList('GET /api/v2/personnel_by_event/', {
  prefix: 'personnel',
  ...page(5),
  toQuery: () => ({}),
});

export const erusByEventList = defineList('GET /api/v2/deployed_eru_by_event/', {
  prefix: 'erus',
  pageSize: 5,
  filters: { type: urlNumber },
  toQuery: ({ type }) => ({ eru_type: type as EruTypeFilter }),
});

export const topSocietiesQuery = () => apiQuery('GET /api/v2/deployment/aggregated_by_ns', {});
export const deploymentsByMonthQuery = () => apiQuery('GET /api/v2/deployment/aggregated_by_month', {});

/** What each page's loader starts; a list that needs the countries of a region starts with them. */
export const alertsData = ({ search }: LoaderSource) => (search.has('region') ? [] : [alertList.query(search, null)]);
export const personnelData = ({ search }: LoaderSource) => [personnelList.query(search)];
export const erusData = ({ search }: LoaderSource) => (search.has('region') ? [] : [eruList.query(search, null)]);
export const surgeData = () => [surgeFiguresQuery()];
export const activeSurgeData = ({ search }: LoaderSource) => [supportList.query(search), openAlertList.query(search)];
export const rapidResponseData = ({ search }: LoaderSource) => [
  topSocietiesQuery(),
  deploymentsByMonthQuery(),
  openAlertList.query(search),
];
export const unitsData = ({ search }: LoaderSource) => [
  allReadinessQuery(),
  erusByEventList.allRowsQuery(readUrl(search, erusByEventList.filters, erusByEventList.urlKeys)),
];
