import type {
  AdamEvent,
  AdamExposure,
  GdacsEvent,
  GdacsExposure,
  MeteoSwissEvent,
  MeteoSwissImpact,
  PdcEvent,
  PdcExposure,
} from '#contract/riskEvent';
import { isExpected } from './imminentEvents';
import { parseLevel, type RiskSource } from './levels';
import { sourceDate } from './sourceDates';

/** The details of an event, in display order. @source reference/risk-watch.md, section 1.2 */

export type FactKey =
  | 'created'
  | 'updated'
  | 'started'
  | 'until'
  | 'glide'
  | 'expected'
  | 'peopleExposed'
  | 'households'
  | 'vulnerable'
  | 'buildings'
  | 'schools'
  | 'hospitals'
  | 'source'
  | 'deaths'
  | 'displaced'
  | 'peopleAffected'
  | 'impact'
  | 'severity'
  | 'alert'
  | 'windSpeed'
  | 'sitrep'
  | 'magnitude'
  | 'depth'
  | 'effective'
  | 'from'
  | 'to'
  | 'exposed60'
  | 'exposed90'
  | 'exposed120'
  | 'floodArea'
  | 'floodCropland';

/** The format of a value: a time, a count, USD, kilometres, km/h, hectares, a level, or the source's text. */
export type FactKind = 'time' | 'count' | 'compact' | 'usd' | 'km' | 'speed' | 'hectares' | 'level' | 'text';

export interface Fact {
  readonly key: FactKey;
  readonly kind: FactKind;
  /** Null for a row that is shown without a value. */
  readonly value: string | number | null;
}

export type LinkKey =
  | 'report'
  | 'dashboard'
  | 'shakemap'
  | 'populationTable'
  | 'wind'
  | 'rainfall'
  | 'shapefile'
  | 'severeWeather'
  | 'classification';

export interface EventLink {
  readonly key: LinkKey;
  /** As the source sends it, unchecked. */
  readonly href: string;
}

/** Whose figures are shown where they are of one country of several: its name, null where the source does not say which. */
export interface FiguresOf {
  readonly country: string | null;
}

export interface EventFacts {
  readonly facts: readonly Fact[];
  /** Null for figures of the whole event, and without figures. */
  readonly figuresOf: FiguresOf | null;
  readonly links: readonly EventLink[];
  readonly description: string | null;
}

const time = (key: FactKey, value: string | null | undefined): Fact => ({
  key,
  kind: 'time',
  value: sourceDate(value),
});
const fact = (key: FactKey, kind: FactKind, value: string | number | null | undefined): Fact => {
  const known = typeof value === 'string' ? value.trim() || null : (value ?? null);
  return { key, kind, value: known };
};

/** The alert level as a level of its source, which has a name in each language; as text where it is none. */
function alertFact(source: RiskSource, text: string | null | undefined): Fact {
  const level = parseLevel(source, text);
  return level === null ? fact('alert', 'text', text) : { key: 'alert', kind: 'level', value: level };
}
const whenSet = (facts: readonly Fact[]) => facts.filter(({ value }) => value !== null);

const linkTo = (key: LinkKey, href: string | null | undefined): EventLink[] => {
  const address = href?.trim();
  return address ? [{ key, href: address }] : [];
};

/**
 * The details of a PDC event; every row is listed, with null for unknown values. Its figures are those of one of its countries.
 *
 * @source reference/risk-watch.md, section 4.1; reference/real-server.md, section 5
 */
export function pdcFacts(item: PdcEvent, exposure: PdcExposure | undefined): EventFacts {
  const { population_exposure: people, capital_exposure: capital } = exposure ?? {};
  const figures = [
    fact('peopleExposed', 'text', people?.total?.valueFormatted),
    fact('households', 'text', people?.households?.valueFormatted),
    fact('vulnerable', 'text', people?.vulnerable?.valueFormatted),
    fact('buildings', 'text', capital?.total?.valueFormatted),
    fact('schools', 'text', capital?.school?.valueFormatted),
    fact('hospitals', 'text', capital?.hospital?.valueFormatted),
  ];
  return {
    facts: [
      time('created', item.pdc_created_at),
      time('updated', item.pdc_updated_at),
      ...whenSet([time('until', item.end_date)]),
      ...figures,
    ],
    figuresOf: whenSet(figures).length > 0 ? { country: null } : null,
    links: [],
    description: item.description?.trim() || null,
  };
}

/** The details of a GDACS event; rows without a value are left out. */
export function gdacsFacts(item: GdacsEvent, exposure: GdacsExposure | undefined): EventFacts {
  const details = item.event_details;
  const people = exposure?.population_exposure;
  const severity = details?.eventtype === 'FL' ? null : details?.severitydata?.severitytext;
  return {
    facts: whenSet([
      fact('source', 'text', details?.source),
      fact('deaths', 'compact', people?.death),
      fact('displaced', 'compact', people?.displaced),
      fact('peopleExposed', 'text', people?.exposed_population),
      fact('peopleAffected', 'text', people?.people_affected),
      fact('impact', 'text', people?.impact),
      fact('severity', 'text', severity),
      alertFact('gdacs', details?.alertlevel),
      time('until', details?.todate),
      fact('glide', 'text', details?.glide),
    ]),
    figuresOf: null,
    links: linkTo('report', details?.url?.report),
    description: null,
  };
}

const roundOrNull = (value: number | null | undefined) => (typeof value === 'number' ? Math.round(value) : null);

/**
 * The details of a WFP ADAM event; rows without a value are left out. The people exposed to wind are those of one country.
 *
 * @source reference/real-server.md, section 5
 */
export function adamFacts(item: AdamEvent, exposure: AdamExposure | undefined): EventFacts {
  const details = item.event_details;
  const people = exposure?.population_exposure;
  const url = details?.url;
  const byWind = whenSet([
    fact('exposed60', 'count', people?.exposure_60_kmh),
    fact('exposed90', 'count', people?.exposure_90_kmh),
    fact('exposed120', 'count', people?.exposure_120_kmh),
  ]);
  return {
    facts: whenSet([
      fact('windSpeed', 'speed', details?.wind_speed),
      fact('peopleExposed', 'count', roundOrNull(details?.population_impact ?? details?.population)),
      fact('source', 'text', details?.source),
      fact('sitrep', 'text', details?.sitrep),
      fact('magnitude', 'count', details?.mag),
      fact('depth', 'km', details?.depth),
      alertFact('wfpAdam', details?.alert_level),
      time('effective', details?.effective_date),
      time('from', details?.from_date),
      time('to', details?.to_date),
      ...byWind,
      fact('floodArea', 'hectares', details?.flood_area),
      fact('floodCropland', 'hectares', details?.fl_croplnd),
    ]),
    figuresOf: byWind.length > 0 ? { country: item.country_details?.name?.trim() || null } : null,
    links: [
      ...linkTo('dashboard', details?.dashboard_url ?? url?.map),
      ...linkTo('shakemap', url?.shakemap),
      ...linkTo('populationTable', url?.population),
      ...linkTo('wind', url?.wind),
      ...linkTo('rainfall', url?.rainfall),
      ...linkTo('shapefile', url?.shapefile),
    ],
    description: null,
  };
}

/** The details of a MeteoSwiss event; its impacts are in `stormImpacts`. */
export const meteoSwissFacts = (item: MeteoSwissEvent): EventFacts => ({
  facts: [time(isExpected(item) ? 'expected' : 'started', item.start_date), time('updated', item.updated_at)],
  figuresOf: null,
  links: [
    { key: 'severeWeather', href: 'https://severeweather.wmo.int' },
    { key: 'classification', href: 'https://community.wmo.int/en/classification-tropical-cyclones' },
  ],
  description: null,
});

/** The category of a tropical cyclone. */
export type StormScale = 'tropicalStorm' | 'category1' | 'category2' | 'category3' | 'category4' | 'category5';

/** The category of a wind speed. @param wind - m/s @source reference/risk-watch.md, section 1.2 */
export function stormScale(wind: number): StormScale {
  if (wind < 33) return 'tropicalStorm';
  if (wind < 43) return 'category1';
  if (wind < 50) return 'category2';
  if (wind < 59) return 'category3';
  return wind < 71 ? 'category4' : 'category5';
}

/** People exposed to a wind speed, or damage in USD, with the 90% range. */
export interface StormImpact {
  readonly kind: 'people' | 'damage';
  /** m/s; null for damage. */
  readonly wind: number | null;
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * The impacts of a MeteoSwiss event, people before damage. Impacts that round to zero are left out.
 *
 * @source reference/risk-watch.md, section 1.2
 */
export function stormImpacts(impacts: readonly MeteoSwissImpact[] | null): StormImpact[] {
  const found = (impacts ?? []).flatMap(({ impact_type, mean, five_perc, ninety_five_perc }): StormImpact[] => {
    const wind = /^exposed_population_(\d+)mps$/.exec(impact_type)?.[1];
    const isDamage = impact_type === 'direct_economic_damage';
    if (mean === null || Math.round(mean) === 0 || (!isDamage && wind === undefined)) return [];
    const range = { mean: Math.round(mean), low: roundOrNull(five_perc), high: roundOrNull(ninety_five_perc) };
    return [{ kind: isDamage ? 'damage' : 'people', wind: wind === undefined ? null : Number(wind), ...range }];
  });
  return found.toSorted((a, b) => (a.wind ?? Number.POSITIVE_INFINITY) - (b.wind ?? Number.POSITIVE_INFINITY));
}
