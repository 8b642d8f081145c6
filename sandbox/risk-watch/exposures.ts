import type {
  AdamExposure,
  GdacsExposure,
  MeteoSwissExposure,
  PdcExposure,
  RiskFeature,
  RiskGeometry,
} from '#contract/riskEvent';
import { areaRound, corridor, lineOf, pointOf, stormTrack, wrapped } from './shapes';
import type { RiskEventRow } from './tables';
import { gdacsTime, isoBefore, momentBefore, pdcTime } from './times';

/** The shapes and figures of one event, in the form of each source. @source reference/risk-watch.md, sections 1.2 and 4 */

const feature = (geometry: RiskGeometry, properties: Record<string, unknown>): RiskFeature => ({
  type: 'Feature',
  geometry,
  properties,
});

const isStorm = ({ hazard }: RiskEventRow) => hazard === 'TC';
const trackOf = (row: RiskEventRow) => (row.position ? stormTrack(row.position, row.heading, row.level ?? 0) : []);
const at = (row: RiskEventRow, now: Date, hours: number) => momentBefore(now, (row.updated ?? 0) - hours / 24);

const areaKilometres: Readonly<Record<string, number>> = { EQ: 90, FL: 140, DR: 320, WF: 35, TC: 160 };
const radiusOf = ({ hazard, level }: RiskEventRow) => (areaKilometres[hazard] ?? 80) * (1 + (level ?? 0) * 0.2);

const figure = (value: number | null, unit = '') =>
  value === null
    ? { value: null, valueFormatted: null }
    : { value, valueFormatted: `${unit}${value.toLocaleString('en')}` };

/** PDC: one feature, an array of features for the storm, cones by the days that they reach. */
export function pdcExposure(row: RiskEventRow, now: Date): PdcExposure {
  const { position, shapes, hazard } = row;
  // the figures are those of one of the countries, and the answer does not say of which
  const people = row.people === null ? null : Math.round(row.people / Math.max(1, row.iso3.split(',').length));
  const track = isStorm(row) && shapes === 'all' ? trackOf(row) : [];
  const ahead = track.filter(({ hours }) => hours >= 0);
  const name = row.name ?? hazard;
  const area =
    position && shapes !== 'none' && (track.length > 0 ? corridor(track, 120, 6) : areaRound(position, radiusOf(row)));
  const cone = (hours: number) =>
    ahead.length > 0
      ? [
          feature(
            corridor(
              ahead.filter((step) => step.hours <= hours),
              30,
              45,
            ),
            { name },
          ),
        ]
      : null;
  return {
    footprint_geojson: area ? feature(area, { name }) : null,
    storm_position_geojson:
      track.length === 0
        ? null
        : track.map(({ hours, place, wind }) =>
            feature(pointOf(place), {
              storm_name: name,
              hazard_name: name,
              forecast_date_time: pdcTime(at(row, now, hours)),
              wind_speed_mph: Math.round(wind / 1.609),
              severity: hours >= 0 ? 'FORECAST' : 'OBSERVED',
              track_heading: row.heading,
              track_speed_mph: 11,
              advisory_number: 8,
              uuid: row.key,
            }),
          ),
    // a storm whose forecast is short has the cone of five days alone
    cyclone_three_days_cou: row.id % 3 === 0 ? null : cone(36),
    cyclone_five_days_cou: cone(72),
    population_exposure:
      people === null
        ? null
        : {
            total: figure(people),
            households: figure(Math.round(people / 4.8)),
            vulnerable: row.id % 4 === 0 ? null : figure(Math.round(people * 0.21)),
          },
    capital_exposure:
      people === null || row.id % 5 === 0
        ? null
        : {
            total: figure(people * 9400, '$'),
            school: figure(Math.round(people / 3100)),
            hospital: figure(Math.round(people / 42_000)),
          },
  };
}

const gdacsLevels = ['Green', 'Orange', 'Red'];

const gdacsPeople = ({ hazard, people, level }: RiskEventRow): GdacsExposure['population_exposure'] => {
  if (people === null) return null;
  switch (hazard) {
    case 'FL':
      return { death: level === 0 ? 0 : Math.round(people / 60_000), displaced: Math.round(people / 9) };
    case 'DR':
      return { impact: 'Medium impact on agriculture in 12% of the area' };
    case 'WF':
      return { people_affected: `${people.toLocaleString('en')} people in the burnt area` };
    default:
      return { exposed_population: `${people.toLocaleString('en')} people in the affected area` };
  }
};

/** The areas of an event that is no storm, each hazard in its own classes. @source reference/real-server.md, section 5 */
function gdacsAreas(row: RiskEventRow, position: readonly [number, number], alertlevel: string): RiskFeature[] {
  const area = (Class: string, share: number, properties: Record<string, unknown>) =>
    feature(areaRound([...position], radiusOf(row) * share), { Class, ...properties });
  switch (row.hazard) {
    case 'FL':
      return [
        area('Poly_Affected', 1, { alertlevel, polygonlabel: 'Affected area' }),
        area('Poly_Global', 1.6, { alertlevel, polygonlabel: 'Global area' }),
      ];
    case 'EQ':
      return [
        area('Poly_Circle', 1.4, { polygonlabel: '100km' }),
        area('Poly_SMPInt_3.5', 1.2, { intensity: 3.5, polygonlabel: 'Intensity 3.5' }),
        area('Poly_SMPInt_5', 1, { intensity: 5, polygonlabel: 'Intensity 5' }),
        area('Poly_SMPInt_6.5', 0.4, { intensity: 6.5, polygonlabel: 'Intensity 6.5' }),
      ];
    case 'WF':
      return [area('Poly_area', 1, { polygonlabel: 'Fire perimeter' })];
    default:
      return [area('Poly_area', 1, { polygonlabel: 'Affected area' })];
  }
}

/** GDACS: the class of a feature is its kind. */
export function gdacsExposure(row: RiskEventRow, now: Date): GdacsExposure {
  const { position, shapes } = row;
  const people = gdacsPeople(row);
  if (!position || shapes === 'none') return { footprint_geojson: null, population_exposure: people };
  const level = gdacsLevels[Math.min(2, row.level ?? 0)] ?? 'Green';
  const centre = feature(pointOf(position), { Class: 'Point_Centroid', alertlevel: level, name: row.name });
  const track = isStorm(row) && shapes === 'all' ? trackOf(row) : [];
  const metadata = { todate: gdacsTime(at(row, now, 0)), fromdate: gdacsTime(momentBefore(now, row.started)) };
  const areas =
    track.length === 0
      ? gdacsAreas(row, position, level)
      : [
          feature(corridor(track, 220, 6), { Class: 'Poly_Green', alertlevel: 'Green', polygonlabel: '60 km/h' }),
          feature(corridor(track, 130, 4), { Class: 'Poly_Orange', alertlevel: 'Orange', polygonlabel: '90 km/h' }),
          feature(corridor(track.slice(3, 8), 60, 3), {
            Class: 'Poly_Red',
            alertlevel: 'Red',
            polygonlabel: '120 km/h',
          }),
          feature(
            corridor(
              track.filter(({ hours }) => hours >= 0),
              30,
              40,
            ),
            { Class: 'Poly_Cones', polygonlabel: 'Uncertainty cones' },
          ),
          ...track.flatMap(({ place, hours, wind }, index) => [
            feature(pointOf(place), {
              Class: `Point_Polygon_Point_${index}`,
              trackdate: gdacsTime(at(row, now, hours)),
              windspeed: wind,
            }),
            feature(areaRound(place, 40), { Class: `Poly_Polygon_Point_${index}` }),
          ]),
          feature(lineOf(track), { Class: 'Line_Line_0' }),
          feature(pointOf(position), { Class: 'Grid_Cell' }),
        ];
  return {
    footprint_geojson: {
      type: 'FeatureCollection',
      features: [centre, ...areas],
      // only storms have a time of their own
      ...(track.length > 0 && { metadata }),
    },
    population_exposure: people,
  };
}

/** WFP ADAM: only storms have shapes; longitudes continue past 180. */
export function adamExposure(row: RiskEventRow, now: Date): AdamExposure {
  if (!isStorm(row) || row.shapes === 'none') return { storm_position_geojson: null, population_exposure: null };
  const track = trackOf(row);
  const people = row.people;
  return {
    storm_position_geojson: {
      type: 'FeatureCollection',
      features: [
        feature(corridor(track, 200, 5, false), { alert_level: 'Green', wind_speed_label: '60 km/h' }),
        feature(corridor(track, 110, 4, false), { alert_level: 'Orange', wind_speed_label: '90 km/h' }),
        feature(corridor(track.slice(3, 9), 55, 2, false), { alert_level: 'Red', wind_speed_label: '120 km/h' }),
        feature(
          corridor(
            track.filter(({ hours }) => hours >= 0),
            30,
            40,
            false,
          ),
          { alert_level: 'Cones' },
        ),
        feature(lineOf(track, false), {}),
        // the first advisory gave no wind, and one position was sent twice
        ...[...track, ...track.slice(-1)].map(({ hours, place, wind }, index) =>
          feature(pointOf(place, false), {
            wind_speed: index === 0 ? null : wind,
            track_date: at(row, now, hours).toISOString(),
          }),
        ),
      ],
    },
    population_exposure:
      people === null
        ? null
        : {
            exposure_60_kmh: people,
            exposure_90_kmh: Math.round(people / 3),
            exposure_120_kmh: (row.level ?? 0) > 1 ? Math.round(people / 11) : null,
          },
  };
}

/** MeteoSwiss: the shapes are nested twice, some as a collection and some as one geometry. */
export function meteoSwissExposure(row: RiskEventRow, now: Date): MeteoSwissExposure {
  if (!row.position || row.shapes === 'none') return { footprint_geojson: null };
  const area = areaRound([wrapped(row.position[0]), row.position[1]], radiusOf(row));
  const inner =
    row.shapes === 'area'
      ? area
      : {
          type: 'FeatureCollection' as const,
          features: [
            feature(area, { updated_at: isoBefore(now, row.updated ?? 0) }),
            feature(lineOf(trackOf(row).filter(({ hours }) => hours >= 0)), {}),
            feature(pointOf(row.position), {}),
          ],
        };
  return { footprint_geojson: { id: row.id, impact_type: 'exposed_population_33mps', footprint_geojson: inner } };
}
