import type { RiskCountry } from '#contract/riskCountry';
import type { AdamEvent, GdacsEvent, MeteoSwissEvent, PdcEvent } from '#contract/riskEvent';
import { type Hazard, hazardOf } from './hazards';
import { type EventLevel, isLevelAtLeast, parseLevel, type RiskSource } from './levels';
import { sourceDate } from './sourceDates';

/** An imminent event, in one format for all sources. */
export interface ImminentEvent {
  readonly id: number;
  readonly source: RiskSource;
  readonly hazard: Hazard | null;
  /** The source's title; null for an event that is titled by its hazard and country. */
  readonly title: string | null;
  /** Name in English, the only language of the risk API. */
  readonly country: string | null;
  /** Lower case; null without a country. */
  readonly iso3: string | null;
  readonly level: EventLevel | null;
  /** Start date or, for WFP ADAM, publication date; ISO 8601. */
  readonly date: string | null;
  readonly dateKind: 'started' | 'published';
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

const placeOf = (country: RiskCountry | null) => ({
  country: text(country?.name),
  iso3: text(country?.iso3)?.toLowerCase() ?? null,
});

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

/** An event of GDACS; country and level fall back to those of the details. @source reference/risk-watch.md, sections 1.2 and 4.3 */
export function fromGdacs(item: GdacsEvent): ImminentEvent {
  const details = item.event_details;
  const place = placeOf(item.country_details);
  return {
    id: item.id,
    source: 'gdacs',
    hazard: hazardOf(item.hazard_type),
    title: text(item.hazard_name),
    country: place.country ?? text(details?.country),
    iso3: place.iso3 ?? text(details?.iso3)?.toLowerCase() ?? null,
    level: parseLevel('gdacs', item.alert_level ?? details?.alertlevel),
    date: sourceDate(item.start_date),
    dateKind: 'started',
    updated: sourceDate(details?.todate) ?? sourceDate(item.created_at),
    position: positionOf(item.longitude, item.latitude),
  };
}

/** An event of WFP ADAM; floods have no title. @source reference/risk-watch.md, sections 1.2 and 4.3 */
export const fromAdam = (item: AdamEvent): ImminentEvent => ({
  id: item.id,
  source: 'wfpAdam',
  hazard: hazardOf(item.hazard_type),
  title: text(item.title),
  ...placeOf(item.country_details),
  level: parseLevel('wfpAdam', item.event_details?.alert_level),
  date: sourceDate(item.publish_date),
  dateKind: 'published',
  updated: sourceDate(item.publish_date),
  position: positionOf(item.event_details?.longitude, item.event_details?.latitude),
});

/** An event of MeteoSwiss, which has one for each country that a cyclone reaches. @source reference/risk-watch.md, sections 1.2 and 4.3 */
export const fromMeteoSwiss = (item: MeteoSwissEvent): ImminentEvent => ({
  id: item.id,
  source: 'meteoSwiss',
  hazard: hazardOf(item.hazard_type),
  title: text(item.hazard_name),
  ...placeOf(item.country_details),
  level: null,
  date: sourceDate(item.start_date),
  dateKind: 'started',
  updated: sourceDate(item.updated_at),
  position: positionOf(item.longitude, item.latitude),
});

export interface EventFilters {
  readonly hazard: Hazard | null;
  /** The lowest level to show. */
  readonly level: EventLevel | null;
}

/** Whether an event matches all set filters. */
export const matchesFilters = ({ source, hazard, level }: ImminentEvent, filters: EventFilters): boolean =>
  (filters.hazard === null || hazard === filters.hazard) &&
  (filters.level === null || isLevelAtLeast(source, level, filters.level));

/** The latest update of some events; null when all dates are unknown. */
export const latestUpdate = (events: readonly Pick<ImminentEvent, 'updated'>[]): string | null =>
  events.reduce<string | null>(
    (latest, { updated }) =>
      updated !== null && (latest === null || Date.parse(updated) > Date.parse(latest)) ? updated : latest,
    null,
  );
