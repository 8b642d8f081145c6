import { GoHistorical } from '#contract/goHistorical';
import type { Context } from '../core/http/context';
import { type Filter, linkedTo } from '../core/http/filters';
import { resource } from '../core/http/resource';
import { allOf, sql } from '../core/store/sql';
import { eventItems } from './serialise';
import { type EventRow, events } from './tables';
import { visibleRecords } from './visibility';

const inCountry: Filter = (values) =>
  sql`id IN (SELECT owner FROM event_countries WHERE target IN (SELECT id FROM country WHERE iso3 = ${(values.at(-1) ?? '').toUpperCase()}))`;

function items(rows: EventRow[], context: Context): GoHistorical[] {
  return eventItems(rows, context).flatMap(
    ({ id, appeals, countries, created_at, disaster_start_date, dtype, name, num_affected, ...rest }) =>
      dtype === null
        ? []
        : [
            {
              id,
              appeals,
              countries,
              created_at,
              disaster_start_date,
              dtype,
              name,
              num_affected,
              translation_module_original_language: rest.translation_module_original_language,
            },
          ],
  );
}

/** Emergencies with the fields of the historical charts. */
export const historicalRoutes = resource('/api/v2/go-historical/', events, {
  filters: { countries: linkedTo('event', 'countries'), iso3: inCountry, region: linkedTo('event', 'regions') },
  ordering: ['disaster_start_date', 'created_at', 'num_affected'],
  defaultOrder: '-disaster_start_date,id',
  visible: (context) => allOf([sql`parent_event IS NULL AND dtype IS NOT NULL`, visibleRecords(context, 'event')]),
  item: GoHistorical,
  serialise: items,
});
