import type { RiskCountry } from '#contract/riskCountry';
import type { AdamEvent, GdacsEvent, MeteoSwissEvent, PdcEvent } from '#contract/riskEvent';
import { type Hazard, hazardOf } from './hazards';
import { type EventLevel, isLevelAtLeast, parseLevel, type RiskSource } from './levels';
import { isAfter, sourceDate } from './sourceDates';

/** An imminent event, in one format for all sources. */
export interface ImminentEvent {
  readonly id: number;
  readonly source: RiskSource;
  readonly hazard: Hazard | null;
  /** The source's title; null for an event that is titled by its hazard and country. */
  readonly title: string | null;
  /** From the risk API in English, its only language; `withCountryName` translates it. */
  readonly country: string | null;
  /** Lower case; null without a country. */
  readonly iso3: string | null;
  /** Codes of all countries that the source names, in lower case. */
  readonly affected: readonly string[];
  readonly level: EventLevel | null;
  /** Start date or, for WFP ADAM, publication date; ISO 8601. */
  readonly date: string | null;
  /** `expected` for a start after the forecast. */
  readonly dateKind: 'started' | 'expected' | 'published';
  /** The source's last update; ISO 8601. */
  readonly updated: string | null;
  /** Longitude and latitude in degrees; null for an event that cannot be drawn. */
  readonly position: readonly [number, number] | null;
}

const positionOf = (longitude: number | null | undefined, latitude: number | null | undefined) =>
  typeof longitude === 'number' && typeof latitude === 'number' && Math.abs(latitude) <= 90
    ? ([longitude, latitude] as const)
    : null;

const text = (value: string | null | undefined) => value?.trim() || null;

const codeOf = (iso3: string | null | undefined) => text(iso3)?.toLowerCase() ?? null;

const placeOf = (country: RiskCountry | null) => {
  const iso3 = codeOf(country?.iso3);
  return { country: text(country?.name), iso3, affected: iso3 === null ? [] : [iso3] };
};

/** An event of PDC, whose list has no country. @source reference/risk-watch.md, sections 1.2 and 4.3 */
export const fromPdc = (item: PdcEvent): ImminentEvent => ({
  id: item.id,
  source: 'pdc',
  hazard: hazardOf(item.hazard_type),
  title: text(item.hazard_name),
  ...placeOf(null),
  level: parseLevel('pdc', item.severity),
  date: sourceDate(item.start_date),
  dateKind: 'started',
  updated: sourceDate(item.pdc_updated_at),
  position: positionOf(item.longitude, item.latitude),
});

/**
 * An event of GDACS; country and level fall back to those of the details, which alone name the other countries.
 *
 * @source reference/risk-watch.md, sections 1.2 and 4.3; reference/real-server.md, section 5
 */
export function fromGdacs(item: GdacsEvent): ImminentEvent {
  const details = item.event_details;
  const place = placeOf(item.country_details);
  const iso3 = place.iso3 ?? codeOf(details?.iso3);
  const others = details?.affectedcountries?.map((each) => codeOf(each.iso3)) ?? [];
  return {
    id: item.id,
    source: 'gdacs',
    hazard: hazardOf(item.hazard_type),
    title: text(item.hazard_name),
    country: place.country ?? text(details?.country),
    iso3,
    affected: [...new Set([iso3, ...others])].filter((code) => code !== null),
    level: parseLevel('gdacs', item.alert_level ?? details?.alertlevel),
    date: sourceDate(item.start_date),
    dateKind: 'started',
    // `todate` is the event's end, `created_at` the service's first import
    updated: sourceDate(details?.datemodified),
    position: positionOf(item.longitude, item.latitude),
  };
}

/**
 * An event of WFP ADAM, with the names of all its countries; floods have no title.
 *
 * @source reference/risk-watch.md, sections 1.2 and 4.3; reference/real-server.md, section 5
 */
export const fromAdam = (item: AdamEvent): ImminentEvent => ({
  id: item.id,
  source: 'wfpAdam',
  hazard: hazardOf(item.hazard_type),
  title: text(item.title),
  ...placeOf(item.country_details),
  country: text(item.event_details?.countries) ?? text(item.country_details?.name),
  level: parseLevel('wfpAdam', item.event_details?.alert_level),
  date: sourceDate(item.publish_date),
  dateKind: 'published',
  updated: sourceDate(item.publish_date),
  position: positionOf(item.event_details?.longitude, item.event_details?.latitude),
});

/** Whether the start of a MeteoSwiss event is after its forecast. @source reference/real-server.md, section 5 */
export const isExpected = ({ start_date, updated_at }: Pick<MeteoSwissEvent, 'start_date' | 'updated_at'>): boolean =>
  isAfter(sourceDate(start_date), sourceDate(updated_at));

/** An event of MeteoSwiss, which has one for each country that a cyclone reaches. @source reference/risk-watch.md, sections 1.2 and 4.3 */
export const fromMeteoSwiss = (item: MeteoSwissEvent): ImminentEvent => ({
  id: item.id,
  source: 'meteoSwiss',
  hazard: hazardOf(item.hazard_type),
  title: text(item.hazard_name),
  ...placeOf(item.country_details),
  level: null,
  date: sourceDate(item.start_date),
  dateKind: isExpected(item) ? 'expected' : 'started',
  updated: sourceDate(item.updated_at),
  position: positionOf(item.longitude, item.latitude),
});

/**
 * An event with the name of its country in the chosen language; several names in one text stay as they are.
 *
 * @param nameOf - the name of a country by its code in lower case
 */
export const withCountryName = <Event extends Pick<ImminentEvent, 'country' | 'iso3'>>(
  event: Event,
  nameOf: (iso3: string) => string | undefined,
): Event =>
  event.iso3 === null || event.country === null || event.country.includes(',')
    ? event
    : { ...event, country: nameOf(event.iso3) ?? event.country };

export interface EventFilters {
  readonly hazard: Hazard | null;
  /** The lowest level to show. */
  readonly level: EventLevel | null;
}

/** Whether an event matches all set filters. */
export const matchesFilters = ({ source, hazard, level }: ImminentEvent, filters: EventFilters): boolean =>
  (filters.hazard === null || hazard === filters.hazard) &&
  (filters.level === null || isLevelAtLeast(source, level, filters.level));

/** Whether the source names one of the countries for an event. @param codes - lower case; null for the world */
export const isInPlace = ({ affected }: Pick<ImminentEvent, 'affected'>, codes: ReadonlySet<string> | null): boolean =>
  codes === null || affected.some((code) => codes.has(code));

interface AddressedEvent<Id> {
  /** The event that the address names. */
  readonly id: Id | null;
  /** The ids of the listed events in the place. */
  readonly listed: readonly Id[];
  /** Those that fit the filters. */
  readonly shown: readonly Id[];
  /** Whether the place is one country by a filter: other events may be in the list of the whole place. */
  readonly isOfCountry: boolean;
}

/** Why the event of an address is not shown: it left the list, or filters may hide it. @returns null for a shown event, and without one */
export function whyMissing<Id>({ id, listed, shown, isOfCountry }: AddressedEvent<Id>): 'gone' | 'filtered' | null {
  if (id === null || shown.includes(id)) return null;
  return isOfCountry || listed.includes(id) ? 'filtered' : 'gone';
}

/** The latest update of some events; null when all dates are unknown. */
export const latestUpdate = (events: readonly Pick<ImminentEvent, 'updated'>[]): string | null =>
  events.reduce<string | null>(
    (latest, { updated }) => (updated !== null && (latest === null || isAfter(updated, latest)) ? updated : latest),
    null,
  );

/** An event of a list by its source and its number there, which another source uses again. */
export const eventKey = ({ source, id }: Pick<ImminentEvent, 'source' | 'id'>): string => `${source} ${id}`;

/** The events from the latest date to those without one. */
export const latestEvents = <Listed extends { readonly event: Pick<ImminentEvent, 'date'> }>(
  listed: readonly Listed[],
): Listed[] =>
  listed.toSorted((one, other) =>
    isAfter(one.event.date, other.event.date) ? -1 : isAfter(other.event.date, one.event.date) ? 1 : 0,
  );
