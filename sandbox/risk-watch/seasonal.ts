import type { RiskCountry } from '#contract/riskCountry';
import { EarlyAction } from '#contract/riskEarlyAction';
import type { CountrySeasonal, GwisSeasonalRow, RiskScore, Seasonal } from '#contract/riskSeasonal';
import { monthKeys } from '#domain/risk-watch/months';
import type { Context } from '../core/http/context';
import { ApiError } from '../core/http/errors';
import { escapeLike } from '../core/http/filters';
import { type Route, route } from '../core/http/route';
import { allOf, sql } from '../core/store/sql';
import { sectorNames } from './seedActions';
import {
  hazardCondition,
  hazardLabel,
  hazardLabels,
  iso3Condition,
  regionCondition,
  riskCountry,
  riskPage,
} from './service';
import { type EarlyActionRow, earlyActions, type RiskSeasonalRow, riskSeasonal } from './tables';

/** Seasonal data and early actions. @source reference/risk-watch.md, section 4.4 */

/** The total of a group, which differs from a country only in its code. */
const groupCountry = ({ id, group, region }: RiskSeasonalRow): RiskCountry => ({
  id: 5000 + id,
  name: group ?? '',
  iso: null,
  iso3: null,
  region,
});

const estimations = {
  current: 'Current',
  first_projection: 'First Projection',
  second_projection: 'Second Projection',
};

const mean = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Number((known.reduce((sum, value) => sum + value, 0) / known.length).toFixed(3));
};

/** Adds the country's fields to stored rows; ids are unique over all countries. */
function placed(row: RiskSeasonalRow, context: Context) {
  const details = row.group === null ? riskCountry(context, row.country) : groupCountry(row);
  return <Row extends { id: number; hazard_type: RiskScore['hazard_type'] }>(rows: readonly Row[]) =>
    rows.map((each) => ({
      ...each,
      id: row.id * 1000 + each.id,
      country: details?.id ?? null,
      country_details: details,
      hazard_type_display: each.hazard_type === null ? null : hazardLabel(each.hazard_type),
    }));
}

/** The mean of each month over the years. */
function gwisSeasonal(row: RiskSeasonalRow, context: Context): GwisSeasonalRow[] {
  const monthly = row.gwis.filter(({ dsr_type }) => dsr_type === 'monthly');
  if (monthly.length === 0) return [];
  const means = monthKeys.map((_, index) =>
    mean(monthly.filter(({ month }) => month === String(index + 1)).map(({ dsr_avg }) => dsr_avg)),
  );
  // a name for each of the twelve means
  const months = Object.fromEntries(monthKeys.map((key, index) => [key, means[index] ?? null])) as Record<
    (typeof monthKeys)[number],
    number | null
  >;
  const yearly_sum = Number(means.reduce<number>((sum, value) => sum + (value ?? 0), 0).toFixed(3));
  return placed(row, context)([{ id: 1, hazard_type: 'WF' as const, ...months, yearly_sum }]);
}

function countryLists(row: RiskSeasonalRow, context: Context): Seasonal {
  const place = placed(row, context);
  return {
    idmc: place(row.idmc),
    raster_displacement_data: place(row.raster_displacement_data),
    ipc_displacement_data: place(
      row.ipc_displacement_data.map((each) => ({
        ...each,
        estimation_type_display: each.estimation_type ? estimations[each.estimation_type] : each.estimation_type,
      })),
    ),
    gwis_seasonal: gwisSeasonal(row, context),
  };
}

const matching = (context: Context) =>
  context.store.select(riskSeasonal, { where: allOf([iso3Condition(context), regionCondition(context)]) });

function seasonal(context: Context): Seasonal[] {
  const lists = matching(context).map((row) => countryLists(row, context));
  return [
    {
      idmc: lists.flatMap(({ idmc }) => idmc),
      ipc_displacement_data: lists.flatMap(({ ipc_displacement_data }) => ipc_displacement_data),
      raster_displacement_data: lists.flatMap(({ raster_displacement_data }) => raster_displacement_data),
      gwis_seasonal: lists.flatMap(({ gwis_seasonal }) => gwis_seasonal),
    },
  ];
}

function countrySeasonal(context: Context): CountrySeasonal[] {
  if (!context.url.searchParams.get('iso3')) {
    const message = 'Please provide iso3 in the query params';
    throw new ApiError(400, { message }, message);
  }
  const row = matching(context)[0];
  const place = row && placed(row, context);
  const none: Seasonal = { idmc: [], ipc_displacement_data: [], raster_displacement_data: [], gwis_seasonal: [] };
  return [
    {
      ...(row ? countryLists(row, context) : none),
      inform: place?.(row?.inform ?? []) ?? [],
      inform_seasonal: place?.(row?.inform_seasonal ?? []) ?? [],
      return_period_data: place?.(row?.return_period_data ?? []) ?? [],
      gwis: place?.(row?.gwis ?? []) ?? [],
    },
  ];
}

const riskScores = (context: Context): RiskScore[] =>
  matching(context).flatMap((row) => placed(row, context)(row.scores));

function earlyAction(row: EarlyActionRow, context: Context): EarlyAction {
  const country = riskCountry(context, row.country);
  return EarlyAction.parse({
    ...row,
    country: country?.id ?? null,
    country_details: country,
    hazard_type_display: hazardLabel(row.hazard_type),
    sectors_details: row.sectors.map((id) => ({ id, name: sectorNames[id - 1] ?? '' })),
  });
}

function earlyActionList(context: Context) {
  const sector = context.url.searchParams.get('sectors');
  const where = allOf([
    iso3Condition(context),
    regionCondition(context),
    hazardCondition(context),
    sector ? sql`sector_names LIKE ${`%${escapeLike(sector)}%`} ESCAPE '\\'` : null,
  ]);
  // an action stands in the list once for each of its sectors that contains the text
  const matches = ({ sectors }: EarlyActionRow) =>
    sectors.filter((id) => sectorNames[id - 1]?.includes(sector?.toLowerCase() ?? '')).length;
  const found = context.store.select(earlyActions, { where });
  const rows = sector ? found.flatMap((row) => Array.from({ length: matches(row) }, () => row)) : found;
  const page = riskPage(context, rows);
  return { ...page, results: page.results.map((row) => earlyAction(row, context)) };
}

export const seasonalRoutes: Route[] = [
  route('GET /api/v1/seasonal/', 'everyone', seasonal),
  route('GET /api/v1/country-seasonal/', 'everyone', countrySeasonal),
  route('GET /api/v1/risk-score/', 'everyone', (context) => riskPage(context, riskScores(context))),
  route('GET /api/v1/early-actions/', 'everyone', earlyActionList),
  route('GET /api/v1/early-actions/options/', 'everyone', () => ({
    sectors: sectorNames.map((name, index) => ({ id: index + 1, name })),
    hazard_type: Object.entries(hazardLabels).map(([key, value]) => ({ key, value })),
  })),
];
