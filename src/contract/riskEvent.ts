import { z } from 'zod';
import { RiskCountry, RiskHazardType } from './riskCountry';

/** Imminent events as the four sources of the risk API describe them. */

const amount = z.number().nullable();
const text = z.string().nullable();

const Position = z.array(z.number());
const Line = z.array(Position);

/** GeoJSON in degrees, longitude before latitude. */
export const RiskGeometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: Position }),
  z.object({ type: z.literal('MultiPoint'), coordinates: Line }),
  z.object({ type: z.literal('LineString'), coordinates: Line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(Line) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(Line) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(Line)) }),
]);
export type RiskGeometry = z.infer<typeof RiskGeometry>;

/** A source's properties of a shape; names and types differ by source. */
const Properties = z.record(z.string(), z.unknown());

export const RiskFeature = z.object({
  type: z.literal('Feature'),
  geometry: RiskGeometry.nullable(),
  properties: Properties.nullable(),
});
export type RiskFeature = z.infer<typeof RiskFeature>;

export const RiskFeatureCollection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(RiskFeature),
  metadata: Properties.nullable().optional(),
});
export type RiskFeatureCollection = z.infer<typeof RiskFeatureCollection>;

/** The list has neither country nor name of the hazard. Days of `start_date`, `end_date`; the `pdc_` moments are the source's. */
export const PdcEvent = z.object({
  id: z.int(),
  uuid: text,
  hazard_id: z.string(),
  hazard_name: text,
  hazard_type: RiskHazardType,
  status: z.enum(['A', 'E']),
  status_display: z.string(),
  severity: z.enum(['warning', 'watch', 'advisory', 'information']).nullable(),
  severity_display: text,
  description: text,
  latitude: amount,
  longitude: amount,
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  created_at: z.string(),
  pdc_created_at: text,
  pdc_updated_at: text,
  stale_displacement: z.boolean(),
});
export type PdcEvent = z.infer<typeof PdcEvent>;

const PdcFigure = z.object({ value: amount, valueFormatted: text });

export const PdcExposure = z.object({
  footprint_geojson: RiskFeature.nullable(),
  /** Dates inside are written as `2023 SEP 04, 00:00Z`. */
  storm_position_geojson: z.array(RiskFeature).nullable(),
  cyclone_three_days_cou: z.array(RiskFeature).nullable(),
  cyclone_five_days_cou: z.array(RiskFeature).nullable(),
  population_exposure: z
    .object({ total: PdcFigure, households: PdcFigure.nullable(), vulnerable: PdcFigure.nullable() })
    .partial()
    .nullable(),
  capital_exposure: z
    .object({ total: PdcFigure, school: PdcFigure.nullable(), hospital: PdcFigure.nullable() })
    .partial()
    .nullable(),
});
export type PdcExposure = z.infer<typeof PdcExposure>;

const GdacsDetails = z
  .object({
    eventtype: text,
    eventname: text,
    name: text,
    description: text,
    alertlevel: text,
    fromdate: text,
    /** The end of the event. */
    todate: text,
    /** The newest update of the event. */
    datemodified: text,
    episodealertlevel: text,
    iscurrent: text,
    country: text,
    iso3: text,
    glide: text,
    source: text,
    severitydata: z.object({ severity: amount, severitytext: text, severityunit: text }).nullable(),
    affectedcountries: z.array(z.object({ iso3: text, countryname: text })).nullable(),
    url: z.object({ report: text, details: text, geometry: text }).partial().nullable(),
  })
  .partial();

export const GdacsEvent = z.object({
  id: z.int(),
  hazard_id: z.string(),
  episode_id: z.union([z.string(), z.int()]).nullable(),
  hazard_name: text,
  hazard_type: RiskHazardType,
  hazard_type_display: text,
  alert_level: z.enum(['Green', 'Orange', 'Red']).nullable(),
  country: z.int().nullable(),
  country_details: RiskCountry.nullable(),
  latitude: amount,
  longitude: amount,
  start_date: text,
  end_date: text,
  created_at: z.string(),
  event_details: GdacsDetails.nullable(),
});
export type GdacsEvent = z.infer<typeof GdacsEvent>;

/** Figures by hazard: deaths and displaced are whole numbers, the others are texts of the source. */
export const GdacsExposure = z.object({
  /** `Class` is the kind of a feature; dates are dd/MM/yyyy HH:mm:ss in UTC. */
  footprint_geojson: RiskFeatureCollection.nullable(),
  population_exposure: z
    .object({
      death: z.int().nullable(),
      displaced: z.int().nullable(),
      exposed_population: text,
      people_affected: text,
      impact: text,
    })
    .partial()
    .nullable(),
});
export type GdacsExposure = z.infer<typeof GdacsExposure>;

const AdamDetails = z
  .object({
    latitude: amount,
    longitude: amount,
    alert_level: text,
    /** The names of all countries, joined by commas. */
    countries: text,
    dashboard_url: text,
    url: z
      .object({ map: text, shakemap: text, population: text, wind: text, rainfall: text, shapefile: text })
      .partial(),
    /** km/h */
    wind_speed: amount,
    population_impact: amount,
    population: amount,
    source: text,
    sitrep: text,
    mag: amount,
    /** km */
    depth: amount,
    effective_date: text,
    from_date: text,
    to_date: text,
    /** Hectares */
    flood_area: amount,
    fl_croplnd: amount,
  })
  .partial();

/** Floods have no title; `geojson` is a feature for earthquakes and floods, a bare geometry for cyclones. */
export const AdamEvent = z.object({
  id: z.int(),
  event_id: text,
  title: text,
  hazard_type: RiskHazardType,
  hazard_type_display: text,
  country: z.int().nullable(),
  country_details: RiskCountry.nullable(),
  publish_date: text,
  geojson: z.union([RiskFeature, RiskGeometry]).nullable(),
  event_details: AdamDetails.nullable(),
});
export type AdamEvent = z.infer<typeof AdamEvent>;

/** People exposed by wind speed, for cyclones alone. */
export const AdamExposure = z.object({
  storm_position_geojson: RiskFeatureCollection.nullable(),
  population_exposure: z
    .object({ exposure_60_kmh: amount, exposure_90_kmh: amount, exposure_120_kmh: amount })
    .partial()
    .nullable(),
});
export type AdamExposure = z.infer<typeof AdamExposure>;

/** `impact_type` is `direct_economic_damage` (USD) or `exposed_population_{n}mps` (people). */
export const MeteoSwissImpact = z.object({
  id: z.int().optional(),
  impact_type: z.string(),
  mean: amount,
  min: amount,
  max: amount,
  five_perc: amount,
  ninety_five_perc: amount,
});
export type MeteoSwissImpact = z.infer<typeof MeteoSwissImpact>;

export const MeteoSwissEvent = z.object({
  id: z.int(),
  hazard_name: text,
  hazard_type: RiskHazardType,
  hazard_type_display: text,
  country: z.int().nullable(),
  country_details: RiskCountry.nullable(),
  start_date: text,
  updated_at: text,
  latitude: amount,
  longitude: amount,
  model_name: text,
  event_details: z.array(MeteoSwissImpact).nullable(),
});
export type MeteoSwissEvent = z.infer<typeof MeteoSwissEvent>;

export const MeteoSwissExposure = z.object({
  footprint_geojson: z
    .object({
      id: z.int().optional(),
      impact_type: text.optional(),
      footprint_geojson: z.union([RiskFeatureCollection, RiskFeature, RiskGeometry]).nullable(),
    })
    .nullable(),
});
export type MeteoSwissExposure = z.infer<typeof MeteoSwissExposure>;

/** How many events of each source touch a country; may be more than its list has. */
export const ImminentCounts = z.object({ pdc: z.int(), adam: z.int(), gdacs: z.int(), meteoswiss: z.int() });
export type ImminentCounts = z.infer<typeof ImminentCounts>;
