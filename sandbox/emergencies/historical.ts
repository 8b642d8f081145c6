import type { GoHistorical } from '#contract/goHistorical';
import type { Context } from '../core/http/context';
import { conditionsOf, type Filter, type Filters, linkedTo } from '../core/http/filters';
import { pageOfItems } from '../core/http/listing';
import { type Route, route } from '../core/http/route';
import { allOf, type Sql, sql } from '../core/store/sql';
import { eventItems } from './serialise';
import { type EventRow, events } from './tables';
import { visibleRecords } from './visibility';

/** Emergencies in countries for which a condition holds. */
const inCountries = (condition: Sql) =>
  sql`id IN (SELECT owner FROM event_countries WHERE target IN (SELECT id FROM country WHERE ${condition}))`;

const inCountry: Filter = (values) => inCountries(sql`iso3 = ${(values.at(-1) ?? '').toUpperCase()}`);
const inRegion: Filter = (values) => inCountries(sql`region = ${Number(values.at(-1))}`);

const filters: Filters = { countries: linkedTo('event', 'countries'), iso3: inCountry, region: inRegion };

const items = (rows: EventRow[], context: Context): GoHistorical[] =>
  eventItems(rows, context).map(
    ({ id, appeals, countries, created_at, disaster_start_date, dtype, name, num_affected, ...rest }) => ({
      id,
      appeals,
      countries,
      created_at,
      disaster_start_date,
      dtype,
      name,
      num_affected,
      translation_module_original_language: rest.translation_module_original_language,
    }),
  );

/** Emergencies with an appeal, merged ones and those without a type too. The real server ignores visibility; the sandbox does not. */
function historical(context: Context) {
  const { store, url } = context;
  const where = allOf([
    sql`id IN (SELECT event FROM appeal WHERE event IS NOT NULL)`,
    visibleRecords(context, 'event'),
    ...conditionsOf(filters, url.searchParams),
  ]);
  const found = items(store.select(events, { where, order: sql`disaster_start_date DESC, id` }), context);
  const region = url.searchParams.get('region');
  // by region the server has an emergency once for each of its countries there
  const listed = region
    ? found.flatMap((item) => item.countries.filter((country) => country.region === Number(region)).map(() => item))
    : found;
  return pageOfItems(listed, url);
}

/** Emergencies with the fields of the historical charts. */
export const historicalRoutes: Route[] = [route('GET /api/v2/go-historical/', 'everyone', historical)];
