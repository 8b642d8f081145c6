// Rows of seasonal risks, as tests need them.

import type { GwisRow, IpcRow, RiskScore, Seasonal } from '#contract/riskSeasonal';
import type { Hazard } from './hazards';
import { monthKeys } from './months';

export const months = (values: readonly (number | null)[]) =>
  // one name for each of twelve values
  Object.fromEntries(monthKeys.map((key, index) => [key, values[index] ?? null])) as Record<
    (typeof monthKeys)[number],
    number | null
  >;
export const place = (iso3: string | null, name = 'Country') => ({
  country: 1,
  country_details: { id: 1, name, iso: null, iso3, region: 0 },
});
export const row = (iso3: string | null, hazard_type: Hazard | '') => ({
  id: 1,
  ...place(iso3),
  hazard_type,
  hazard_type_display: null,
});

export const score = (
  iso3: string | null,
  hazard: Hazard | '',
  values: number[],
  more: Partial<RiskScore> = {},
): RiskScore => ({
  ...row(iso3, hazard),
  ...months(values),
  yearly_sum: null,
  lcc: null,
  population_in_thousands: null,
  vulnerability: null,
  ...more,
});
export const none: Seasonal = { idmc: [], ipc_displacement_data: [], raster_displacement_data: [], gwis_seasonal: [] };

export const food = (
  year: number,
  month: number,
  people: number | null,
  type: IpcRow['estimation_type'],
  date = '2025-01-01',
): IpcRow => ({
  ...row('ken', 'FI'),
  year,
  month,
  total_displacement: people,
  analysis_date: date,
  estimation_type: type,
  estimation_type_display: null,
});

export const fire = (year: number, month: string, dsr: number, dsr_type: GwisRow['dsr_type'] = 'monthly'): GwisRow => ({
  ...row('ken', 'WF'),
  year,
  month,
  dsr,
  dsr_min: dsr / 2,
  dsr_avg: dsr,
  dsr_max: dsr * 2,
  dsr_type,
});
