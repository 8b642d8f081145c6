import type { AdamEvent, GdacsEvent, MeteoSwissEvent, PdcEvent } from '#contract/riskEvent';
import { type Context, numericSlot } from '../core/http/context';
import { escapeLike } from '../core/http/filters';
import { type Route, route } from '../core/http/route';
import { allOf, type Sql, sql, valueList } from '../core/store/sql';
import { adamExposure, gdacsExposure, meteoSwissExposure, pdcExposure } from './exposures';
import { hazardLabel, iso3Condition, regionsOf, riskCountry, riskNotFound, riskPage } from './service';
import { type RiskEventRow, type RiskSource, riskEvents } from './tables';
import { dayBefore, isoBefore } from './times';

/** How long each source's events are listed. @source reference/risk-watch.md, section 4.2 */
const windows: Readonly<Record<RiskSource, Sql>> = {
  pdc: sql`json_extract(doc, '$.isExpired') = 0 AND (
    (hazard = 'FL' AND started <= 7) OR (hazard IN ('EQ', 'WF') AND started <= 3) OR (hazard = 'TC' AND ended <= 0))`,
  adam: sql`(hazard IN ('FL', 'TC') AND updated <= 7) OR (hazard = 'EQ' AND updated <= 3)`,
  gdacs: sql`(hazard IN ('FL', 'TC') AND ended <= 7) OR (hazard IN ('EQ', 'DR', 'WF') AND ended <= 3)`,
  meteoswiss: sql`updated <= 2 AND iso3 <> ''`,
};

const orders: Readonly<Record<RiskSource, Sql>> = {
  // rows without a number of their own come last
  pdc: sql`key = '', key, started, id`,
  adam: sql`key = '', key, updated, id`,
  gdacs: sql`id DESC`,
  meteoswiss: sql`id`,
};

const inWindow = (source: RiskSource) => allOf([sql`source = ${source}`, windows[source]]);

/** A GDACS event has one country; the others it touches are in its details alone. @source reference/real-server.md, section 5 */
function inPlace(source: RiskSource, context: Context): Sql {
  const regions = regionsOf(context);
  if (source === 'gdacs') {
    const code = context.url.searchParams.get('iso3');
    return allOf([
      code ? sql`substr(iso3, 1, 3) LIKE ${`%${escapeLike(code.trim().toLowerCase())}%`} ESCAPE '\\'` : null,
      regions && sql`json_extract(doc, '$.country') IN (SELECT id FROM country WHERE region IN ${valueList(regions)})`,
    ]);
  }
  return allOf([
    iso3Condition(context),
    regions && sql`id IN (SELECT owner FROM risk_event_regions WHERE target IN ${valueList(regions)})`,
  ]);
}

/** The newest row of each event, in the order of its source. */
function listed(source: RiskSource, context: Context): RiskEventRow[] {
  const where = allOf([inWindow(source), inPlace(source, context)]);
  const rows = context.store.select(riskEvents, { where, order: orders[source] });
  // by region the service lists all runs of a forecast
  if (source === 'meteoswiss' && regionsOf(context)) return rows;
  const seen = new Set<string>();
  return rows.filter(({ key }) => !seen.has(key) && seen.add(key));
}

function rowOf(source: RiskSource, context: Context): RiskEventRow {
  const id = numericSlot(context, 'id');
  const row = id === null ? undefined : context.store.get(riskEvents, id, inWindow(source));
  if (!row) throw riskNotFound();
  return row;
}

const severities = [
  ['information', 'Information'],
  ['advisory', 'Advisory'],
  ['watch', 'Watch'],
  ['warning', 'Warning'],
] as const;

function pdcEvent(row: RiskEventRow, { now }: Context): PdcEvent {
  const [severity, label] = row.level === null ? [null, null] : (severities[row.level] ?? [null, null]);
  return {
    id: row.id,
    uuid: row.key || null,
    hazard_id: String(300_000 + row.id),
    hazard_name: row.name,
    hazard_type: row.hazard,
    status: row.isExpired ? 'E' : 'A',
    status_display: row.isExpired ? 'Expired' : 'Active',
    severity,
    severity_display: label,
    description: row.name && `${row.name}: local authorities follow the situation.`,
    latitude: row.position?.[1] ?? null,
    longitude: row.position?.[0] ?? null,
    start_date: dayBefore(now, row.started),
    end_date: dayBefore(now, row.ended),
    created_at: isoBefore(now, row.started),
    pdc_created_at: isoBefore(now, row.started),
    pdc_updated_at: row.updated === null ? null : isoBefore(now, row.updated),
    stale_displacement: row.people === null,
  };
}

const alerts = ['Green', 'Orange', 'Red'] as const;
/** The service behind an event of GDACS, by hazard. */
const gdacsSources: Readonly<Record<string, string>> = { EQ: 'NEIC', FL: 'GLOFAS', TC: 'NOAA', DR: 'GDO', WF: 'GWIS' };

const gdacsSeverity: Readonly<Record<string, [text: string, unit: string]>> = {
  EQ: ['Magnitude 6.1M, Depth:12km', 'M'],
  TC: ['Tropical Storm (maximum wind speed of 148 km/h)', 'km/h'],
  DR: ['Medium impact for agricultural drought', 'Km2'],
  WF: ['Green impact for forestfire in 6200 ha', 'ha'],
};

function gdacsEvent(row: RiskEventRow, context: Context): GdacsEvent {
  const { now } = context;
  const country = riskCountry(context, row.country);
  const alert = row.level === null ? null : (alerts[Math.min(2, row.level)] ?? null);
  const [severitytext = null, severityunit = null] = gdacsSeverity[row.hazard] ?? [];
  return {
    id: row.id,
    hazard_id: String(1_100_000 + row.id),
    episode_id: row.id % 4 === 0 ? null : 4,
    hazard_name: row.name,
    hazard_type: row.hazard,
    hazard_type_display: hazardLabel(row.hazard),
    alert_level: alert,
    country: country?.id ?? null,
    country_details: country,
    latitude: row.position?.[1] ?? null,
    longitude: row.position?.[0] ?? null,
    start_date: isoBefore(now, row.started),
    end_date: isoBefore(now, row.ended),
    // the first import, which no update changes
    created_at: isoBefore(now, row.started),
    // some events come without their details
    event_details:
      row.name === null
        ? null
        : {
            eventtype: row.hazard,
            eventname: row.name,
            name: row.name,
            description: row.name,
            alertlevel: alert,
            fromdate: isoBefore(now, row.started).slice(0, 19),
            todate: isoBefore(now, row.ended).slice(0, 19),
            datemodified: isoBefore(now, row.updated ?? row.started).slice(0, 19),
            episodealertlevel: alert,
            iscurrent: String(row.ended <= 0),
            country: country?.name ?? null,
            iso3: country?.iso3?.toUpperCase() ?? null,
            // the source knows the number of some events alone
            glide:
              row.id % 3 === 0
                ? `${row.hazard}-2026-${String(row.id).padStart(6, '0')}-${(country?.iso3 ?? 'WLD').toUpperCase()}`
                : null,
            source: gdacsSources[row.hazard] ?? 'GDACS',
            severitydata: { severity: 1, severitytext, severityunit },
            affectedcountries: row.iso3
              .split(',')
              .filter(Boolean)
              .map((iso3) => ({ iso3: iso3.toUpperCase(), countryname: null })),
            url: {
              report: `https://www.gdacs.org/report.aspx?eventid=${1_100_000 + row.id}`,
              details: `https://www.gdacs.org/gdacsapi/api/events/geteventdata?eventid=${1_100_000 + row.id}`,
              geometry: `https://www.gdacs.org/gdacsapi/api/polygons/getgeometry?eventid=${1_100_000 + row.id}`,
            },
          },
  };
}

/** The names of all countries of an event, of which there is one row a country. */
function adamCountries(row: RiskEventRow, context: Context): string | null {
  const rows = context.store.select(riskEvents, { where: sql`source = 'adam' AND key = ${row.key}`, order: sql`id` });
  const names = rows.flatMap(({ country }) => riskCountry(context, country)?.name ?? []);
  return names.join(', ') || null;
}

function adamEvent(row: RiskEventRow, context: Context): AdamEvent {
  const { now } = context;
  const country = riskCountry(context, row.country);
  const [longitude = null, latitude = null] = row.position ?? [];
  const published = isoBefore(now, row.updated ?? row.started);
  const point = row.position && { type: 'Point' as const, coordinates: row.position };
  const magnitude = row.hazard === 'EQ' ? 5.6 + (row.level ?? 0) * 0.6 : null;
  const level =
    magnitude === null
      ? alerts[Math.min(2, row.level ?? 0)]
      : magnitude < 6.2
        ? 'Green'
        : magnitude <= 6.5
          ? 'Orange'
          : 'Red';
  return {
    id: row.id,
    event_id: row.key || null,
    title: row.hazard === 'FL' ? null : row.name,
    hazard_type: row.hazard,
    hazard_type_display: hazardLabel(row.hazard),
    country: country?.id ?? null,
    country_details: country,
    publish_date: published,
    geojson: point && (row.hazard === 'TC' ? point : { type: 'Feature', geometry: point, properties: {} }),
    event_details: {
      latitude,
      longitude,
      countries: adamCountries(row, context),
      alert_level: row.level === null && row.hazard !== 'EQ' ? null : level,
      dashboard_url: row.id % 3 === 0 || !row.key ? null : `https://gis.wfp.org/adam/events/${row.key}`,
      url: {
        map: `https://static.example.org/adam/${row.key}/map.jpg`,
        ...(row.hazard === 'EQ' ? { shakemap: `https://static.example.org/adam/${row.key}/shake.jpg` } : {}),
        ...(row.hazard === 'TC' ? { wind: `https://static.example.org/adam/${row.key}/wind.jpg` } : {}),
      },
      wind_speed: row.hazard === 'TC' ? 95 + (row.level ?? 0) * 30 : null,
      population_impact: row.people,
      source: row.hazard === 'EQ' ? 'USGS' : 'JRC',
      mag: magnitude,
      depth: row.hazard === 'EQ' ? 14.2 : null,
      effective_date: row.hazard === 'FL' ? published.slice(0, 10) : null,
      from_date: row.hazard === 'TC' ? isoBefore(now, row.started) : null,
      to_date: row.hazard === 'TC' ? isoBefore(now, row.ended) : null,
      flood_area: row.hazard === 'FL' ? 18_400 : null,
      fl_croplnd: row.hazard === 'FL' ? 6200 : null,
    },
  };
}

function meteoSwissEvent(row: RiskEventRow, context: Context): MeteoSwissEvent {
  const { now } = context;
  const country = riskCountry(context, row.country);
  const [longitude = null, latitude = null] = row.position ?? [];
  const people = row.people;
  const impact = (impact_type: string, mean: number, index: number) => ({
    id: row.id * 10 + index,
    impact_type,
    mean,
    min: 0,
    max: mean * 3,
    five_perc: Math.round(mean * 0.2),
    ninety_five_perc: Math.round(mean * 2.2),
  });
  return {
    id: row.id,
    hazard_name: row.name,
    hazard_type: row.hazard,
    hazard_type_display: hazardLabel(row.hazard),
    country: country?.id ?? null,
    country_details: country,
    // the day for which the storm is forecast
    start_date: isoBefore(now, (row.updated ?? 0) - row.started),
    updated_at: isoBefore(now, row.updated ?? 0),
    latitude,
    longitude,
    model_name: row.shapes === 'none' ? null : 'ECMWF',
    event_details:
      people === null
        ? null
        : [
            impact('direct_economic_damage', people * 310, 1),
            impact('exposed_population_18mps', people, 2),
            impact('exposed_population_33mps', Math.round(people / 4), 3),
            impact('exposed_population_50mps', 0.2, 4),
          ],
  };
}

const counted = (source: RiskSource, isWhole: boolean) => (context: Context) => {
  if (!context.url.searchParams.get('iso3')) return 0;
  if (isWhole) return listed(source, context).length;
  const placed = source === 'meteoswiss' ? sql`json_extract(doc, '$.position') IS NOT NULL` : null;
  return context.store.count(riskEvents, allOf([inWindow(source), inPlace(source, context), placed]));
};

interface SourceRoutes {
  readonly source: RiskSource;
  readonly path: string;
  readonly event: (row: RiskEventRow, context: Context) => unknown;
  readonly exposure: (row: RiskEventRow, now: Date) => unknown;
}

const sources: readonly SourceRoutes[] = [
  { source: 'gdacs', path: 'gdacs', event: gdacsEvent, exposure: gdacsExposure },
  { source: 'pdc', path: 'pdc', event: pdcEvent, exposure: pdcExposure },
  { source: 'adam', path: 'adam-exposure', event: adamEvent, exposure: adamExposure },
  { source: 'meteoswiss', path: 'meteoswiss', event: meteoSwissEvent, exposure: meteoSwissExposure },
];

export const imminentRoutes: Route[] = [
  ...sources.flatMap(({ source, path, event, exposure }) => [
    route(`GET /api/v1/${path}/`, 'everyone', (context) => {
      const page = riskPage(context, listed(source, context));
      return { ...page, results: page.results.map((row) => event(row, context)) };
    }),
    route(`GET /api/v1/${path}/{id}/`, 'everyone', (context) => event(rowOf(source, context), context)),
    route(`GET /api/v1/${path}/{id}/exposure/`, 'everyone', (context) => exposure(rowOf(source, context), context.now)),
  ]),
  // a count may be higher than the list is long: rows of one event are counted one by one
  route('GET /api/v1/country-imminent-counts/', 'everyone', (context) => ({
    pdc: counted('pdc', true)(context),
    adam: counted('adam', false)(context),
    gdacs: counted('gdacs', true)(context),
    meteoswiss: counted('meteoswiss', false)(context),
  })),
];
