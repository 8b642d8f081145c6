import type { RiskHazardType } from '#contract/riskCountry';
import type { EarlyAction } from '#contract/riskEarlyAction';
import type { CountrySeasonal, RiskScore } from '#contract/riskSeasonal';
import { table } from '../core/store/table';

export type RiskSource = 'pdc' | 'gdacs' | 'adam' | 'meteoswiss';

/**
 * An imminent event. Times are in days before the present (negative: after it), so that events that the service refreshes
 * every few hours are always near today; shapes are computed from these facts at each request.
 */
export interface RiskEventRow {
  id: number;
  source: RiskSource;
  /** Rows with the same key are one event: an update, or another country of a cyclone. Empty for an event without a number of its own. */
  key: string;
  hazard: RiskHazardType;
  name: string | null;
  /** The affected country, null where the source names none. */
  country: number | null;
  /** Lower case, of all affected countries, joined by commas; empty where none is known. */
  iso3: string;
  /** Of all affected countries. */
  regions: number[];
  /** Null where the source gives no place. */
  position: [longitude: number, latitude: number] | null;
  /** 0 lowest to 3 highest; null where the source gives none. */
  level: number | null;
  started: number;
  ended: number;
  updated: number | null;
  isExpired: boolean;
  /** The content of the details: a footprint and a track, a footprint only, or nothing. */
  shapes: 'all' | 'area' | 'none';
  /** The direction that a cyclone moves in, in degrees from north. */
  heading: number;
  /** People in the area; null where the source has not counted them. */
  people: number | null;
}

export const riskEvents = table<RiskEventRow>('risk_event', {
  columns: {
    source: 'text',
    hazard: 'text',
    key: 'text',
    iso3: 'text',
    started: 'real',
    ended: 'real',
    updated: 'real',
  },
  links: ['regions'],
});

/** A stored row of the seasonal data, without the country, which is in the record around it. */
type Stored<Row> = Omit<Row, 'country' | 'country_details' | 'hazard_type_display' | 'estimation_type_display'>;

/** All seasonal data of one country, or of a group of countries. */
export interface RiskSeasonalRow {
  id: number;
  /** Null for the rows of a group, which the service has among its countries. */
  country: number | null;
  group: string | null;
  iso3: string | null;
  region: number | null;
  idmc: Stored<CountrySeasonal['idmc'][number]>[];
  ipc_displacement_data: Stored<CountrySeasonal['ipc_displacement_data'][number]>[];
  raster_displacement_data: Stored<CountrySeasonal['raster_displacement_data'][number]>[];
  inform: Stored<CountrySeasonal['inform'][number]>[];
  inform_seasonal: Stored<CountrySeasonal['inform_seasonal'][number]>[];
  return_period_data: Stored<CountrySeasonal['return_period_data'][number]>[];
  gwis: Stored<CountrySeasonal['gwis'][number]>[];
  scores: Stored<RiskScore>[];
}

export const riskSeasonal = table<RiskSeasonalRow>('risk_seasonal', {
  columns: { iso3: 'text', region: 'integer' },
});

export interface EarlyActionRow
  extends Omit<EarlyAction, 'country_details' | 'hazard_type_display' | 'sectors_details'> {
  iso3: string;
  region: number | null;
  /** Names of the sectors, for the filter that looks for a part of them. */
  sector_names: string;
}

export const earlyActions = table<EarlyActionRow>('risk_early_action', {
  columns: { iso3: 'text', region: 'integer', hazard_type: 'text', sector_names: 'text' },
});
