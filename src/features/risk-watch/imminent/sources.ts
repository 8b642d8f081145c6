import type { UseQueryOptions } from '@tanstack/react-query';
import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import type { ApiError } from '#app/request/errors';
import {
  adamFacts,
  type EventFacts,
  gdacsFacts,
  meteoSwissFacts,
  pdcFacts,
  type StormImpact,
  stormImpacts,
} from '#domain/risk-watch/eventFacts';
import { adamShapes, type EventShapes, gdacsShapes, meteoSwissShapes, pdcShapes } from '#domain/risk-watch/eventShapes';
import { fromAdam, fromGdacs, fromMeteoSwiss, fromPdc, type ImminentEvent } from '#domain/risk-watch/imminentEvents';
import type { RiskSource } from '#domain/risk-watch/levels';
import { newestRuns } from '#domain/risk-watch/newestRuns';

/** The place whose events are listed: the world by default, a region or a country. */
export interface RiskPlace {
  readonly region?: number;
  /** ISO 3166 alpha-3 code in lower case. */
  readonly iso3?: string;
}

export interface EventDetails extends EventFacts {
  readonly shapes: EventShapes;
  readonly impacts: readonly StormImpact[];
}

// biome-ignore lint/suspicious/noExplicitAny: the list mixes queries of four response types; each one is typed where it is created
type SourceQuery<Data> = UseQueryOptions<any, ApiError, Data, any>;

/** One source, or all of them in one list. */
export type SourceChoice = RiskSource | 'all';

/** An event with the query of its details. */
export interface ListedEvent {
  /** The key of its row where the row is one for several events of the same storm. */
  readonly row?: string;
  readonly event: ImminentEvent;
  readonly model: string | null;
  readonly detailsQuery: SourceQuery<EventDetails>;
}

/** All events of a source; the server has no maximum page size. @source reference/risk-watch.md, section 0 */
const everything = { limit: allRowsLimit };

const details = (facts: EventFacts, shapes: EventShapes, impacts: readonly StormImpact[] = []): EventDetails => ({
  ...facts,
  shapes,
  impacts,
});

/** The list of the world: by place the service finds the first country of an event alone. @source reference/real-server.md, section 5 */
const gdacsQuery = (): SourceQuery<ListedEvent[]> => ({
  ...apiQuery('GET /api/v1/gdacs/', { query: everything }),
  select: selectGdacs,
});
const selectGdacs = ({ results }: { readonly results: readonly Parameters<typeof fromGdacs>[0][] }) =>
  results.map(
    (item): ListedEvent => ({
      event: fromGdacs(item),
      model: null,
      detailsQuery: {
        ...apiQuery('GET /api/v1/gdacs/{id}/exposure/', { path: { id: item.id } }),
        select: (exposure) => details(gdacsFacts(item, exposure), gdacsShapes(exposure)),
      },
    }),
  );

const pdcQuery = (place: RiskPlace): SourceQuery<ListedEvent[]> => ({
  ...apiQuery('GET /api/v1/pdc/', { query: { ...everything, ...place } }),
  select: selectPdc,
});
const selectPdc = ({ results }: { readonly results: readonly Parameters<typeof fromPdc>[0][] }) =>
  results.map((item): ListedEvent => {
    const event = fromPdc(item);
    return {
      event,
      model: null,
      detailsQuery: {
        ...apiQuery('GET /api/v1/pdc/{id}/exposure/', { path: { id: item.id } }),
        select: (exposure) => details(pdcFacts(item, exposure), pdcShapes(exposure, event.updated)),
      },
    };
  });

const adamQuery = (place: RiskPlace): SourceQuery<ListedEvent[]> => ({
  ...apiQuery('GET /api/v1/adam-exposure/', { query: { ...everything, ...place } }),
  select: selectAdam,
});
const selectAdam = ({ results }: { readonly results: readonly Parameters<typeof fromAdam>[0][] }) =>
  results.map((item): ListedEvent => {
    const event = fromAdam(item);
    return {
      event,
      model: null,
      detailsQuery: {
        ...apiQuery('GET /api/v1/adam-exposure/{id}/exposure/', { path: { id: item.id } }),
        select: (exposure) => details(adamFacts(item, exposure), adamShapes(exposure, event.updated)),
      },
    };
  });

const meteoSwissQuery = (place: RiskPlace): SourceQuery<ListedEvent[]> => ({
  ...apiQuery('GET /api/v1/meteoswiss/', { query: { ...everything, ...place } }),
  select: selectMeteoSwiss,
});
const selectMeteoSwiss = ({ results }: { readonly results: readonly Parameters<typeof fromMeteoSwiss>[0][] }) =>
  newestRuns(results).map((item): ListedEvent => {
    const event = fromMeteoSwiss(item);
    return {
      event,
      model: item.model_name,
      detailsQuery: {
        ...apiQuery('GET /api/v1/meteoswiss/{id}/exposure/', { path: { id: item.id } }),
        select: (exposure) =>
          details(meteoSwissFacts(item), meteoSwissShapes(exposure, event.updated), stormImpacts(item.event_details)),
      },
    };
  });

interface ImminentSource {
  /** The events of a place; of the world where `isWorldwide`. */
  readonly listQuery: (place: RiskPlace) => SourceQuery<ListedEvent[]>;
  /** The list is always that of the world, and thinned out on the device. */
  readonly isWorldwide?: true;
  /** The page on which the source describes itself. */
  readonly address: string;
}

/** @source reference/risk-watch.md, section 1.2 */
export const imminentSources: Readonly<Record<RiskSource, ImminentSource>> = {
  gdacs: { listQuery: gdacsQuery, isWorldwide: true, address: 'https://www.gdacs.org/default.aspx' },
  pdc: { listQuery: pdcQuery, address: 'https://www.pdc.org/wp-content/uploads/AIM-3-Fact-Sheet-Screen-1.pdf' },
  wfpAdam: { listQuery: adamQuery, address: 'https://gis.wfp.org/adam/' },
  meteoSwiss: {
    listQuery: meteoSwissQuery,
    address: 'https://www.meteoswiss.admin.ch/about-us/research-and-cooperation/projects/2021/weather4un.html',
  },
};
