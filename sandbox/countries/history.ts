import type {
  CountryDisasterTypeCount,
  CountryDisasterTypeMonthly,
  CountryKeyFigure,
  HistoricalDisaster,
} from '#contract/countryHistory';
import { appealHistory } from '../appeals/tables';
import type { Context } from '../core/http/context';
import { validationError } from '../core/http/errors';
import { rowOf } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { allOf, name, type Sql, sql } from '../core/store/sql';
import { countries } from '../places/tables';
import { disasterTypeById } from '../reference/serialise';

/** What happened in a country. @source reference/countries-and-regions.md, section 4.4 */

const countryId = (context: Context) => rowOf(context, countries, sql`is_deprecated = 0`).id;

function dayOf({ url }: Context, parameter: string): string | null {
  const text = url.searchParams.get(parameter);
  if (!text) return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw validationError({ [parameter]: ['Enter a valid date.'] });
  return text;
}

function twoYearsBefore(now: Date): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - 2);
  return day.toISOString().slice(0, 10);
}

/** The period of the query, both days inclusive; the last two years by default. */
function inPeriod(column: string, context: Context): Sql {
  const from = dayOf(context, 'start_date_from') ?? twoYearsBefore(context.now);
  const to = dayOf(context, 'start_date_to') ?? context.now.toISOString().slice(0, 10);
  return sql`substr(${name(column)}, 1, 10) BETWEEN ${from} AND ${to}`;
}

/** Early action is excluded from all of these figures. */
function figures(context: Context): CountryKeyFigure {
  const now = context.now.toISOString();
  const where = allOf([
    sql`country = ${countryId(context)} AND valid_to > ${now} AND valid_from < ${now} AND code IS NOT NULL`,
    inPeriod('start_date', context),
  ]);
  const [row] = context.store.query<Record<string, number | null>>(sql`
    SELECT
      sum(atype IN (1, 2)) AS active_appeals,
      sum(atype = 0) AS active_drefs,
      sum(CASE WHEN atype IN (1, 2) THEN amount_funded END) AS amount_funded,
      sum(CASE WHEN atype IN (0, 1, 2) THEN amount_funded END) AS amount_funded_dref_included,
      sum(CASE WHEN atype IN (1, 2) THEN amount_requested END) AS amount_requested,
      sum(CASE WHEN atype IN (0, 1, 2) THEN amount_requested END) AS amount_requested_dref_included,
      CASE WHEN count(*) > 0 THEN count(event) END AS emergencies,
      sum(CASE WHEN atype IN (0, 1, 2) THEN num_beneficiaries END) AS target_population
    FROM ${name(appealHistory.name)} WHERE ${where}`);
  const whole = (field: keyof CountryKeyFigure) => {
    const value = row?.[field] ?? null;
    return value === null ? null : Math.round(value);
  };
  return {
    active_appeals: whole('active_appeals'),
    active_drefs: whole('active_drefs'),
    amount_funded: whole('amount_funded'),
    amount_funded_dref_included: whole('amount_funded_dref_included'),
    amount_requested: whole('amount_requested'),
    amount_requested_dref_included: whole('amount_requested_dref_included'),
    emergencies: whole('emergencies'),
    target_population: whole('target_population'),
  };
}

/** The emergencies of the country in the period: their visibility is not applied, as at the real server. */
const eventsHere = (context: Context): Sql =>
  allOf([
    sql`event.dtype IS NOT NULL`,
    sql`event.id IN (SELECT owner FROM event_countries WHERE target = ${countryId(context)})`,
    inPeriod('disaster_start_date', context),
  ]);

const nameOf = (dtype: number, context: Context) => disasterTypeById(context, dtype)?.name ?? '';

function counts(context: Context): CountryDisasterTypeCount[] {
  return context.store
    .query<{ dtype: number; n: number }>(
      sql`SELECT dtype, count(*) AS n FROM event WHERE ${eventsHere(context)} GROUP BY dtype`,
    )
    .map(({ dtype, n }) => ({ disaster_id: dtype, disaster_name: nameOf(dtype, context), count: n }))
    .sort((a, b) => a.disaster_name.localeCompare(b.disaster_name));
}

/** The mean of the people of an event's appeals plus those of one of its field reports, as the real server adds them. */
const peopleOfEvent = sql`
  coalesce((SELECT avg(num_beneficiaries) FROM appeal WHERE appeal.event = event.id), 0)
  + coalesce((SELECT json_extract(doc, '$.num_affected') FROM field_report WHERE field_report.event = event.id LIMIT 1), 0)`;

const monthOf = (moment: string) => `${moment.slice(0, 7)}-01T00:00:00Z`;

function byMonth(context: Context): CountryDisasterTypeMonthly[] {
  return context.store
    .query<{ dtype: number; date: string; people: number }>(
      sql`SELECT dtype, disaster_start_date AS date, ${peopleOfEvent} AS people
        FROM event WHERE ${eventsHere(context)} ORDER BY date`,
    )
    .map(({ dtype, date, people }) => ({
      date: monthOf(date),
      disaster_id: dtype,
      disaster_name: nameOf(dtype, context),
      targeted_population: Math.round(people),
    }));
}

function historical(context: Context): HistoricalDisaster[] {
  const dtype = Number(context.url.searchParams.get('dtype') ?? Number.NaN);
  const where = allOf([eventsHere(context), Number.isInteger(dtype) && dtype > 0 ? sql`event.dtype = ${dtype}` : null]);
  return context.store
    .query<{ dtype: number; date: string; people: number; requested: number | null; funded: number | null }>(
      sql`SELECT event.dtype AS dtype, event.disaster_start_date AS date, ${peopleOfEvent} AS people,
          own.amount_requested AS requested, own.amount_funded AS funded
        FROM event LEFT JOIN appeal AS own ON own.event = event.id WHERE ${where} ORDER BY date`,
    )
    .map(({ dtype: type, date, people, requested, funded }) => ({
      date: monthOf(date),
      disaster_id: type,
      disaster_name: nameOf(type, context),
      targeted_population: Math.round(people),
      amount_requested: requested,
      amount_funded: funded,
    }));
}

export const countryHistoryRoutes: Route[] = [
  route('GET /api/v2/country/{id}/figure/', 'everyone', figures),
  route('GET /api/v2/country/{id}/disaster-count/', 'everyone', counts),
  route('GET /api/v2/country/{id}/disaster-monthly-count/', 'everyone', byMonth),
  route('GET /api/v2/country/{id}/historical-disaster/', 'everyone', historical),
];
