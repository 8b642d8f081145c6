import { Appeal } from '#contract/appeal';
import type { Context } from '../core/http/context';
import { validationError } from '../core/http/errors';
import { anyOfRepeated, choiceOf, equals, type Filters, linkedToRepeated, noMatch, range } from '../core/http/filters';
import { resource } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import type { Room } from '../core/room';
import { allOf, name, type Sql, sql } from '../core/store/sql';
import { countries, districts } from '../places/tables';
import { appealDocumentRoutes } from './documents';
import { seedAppeals } from './seed';
import { appealItems } from './serialise';
import { appealDocuments, appealHistory, appeals } from './tables';

const listedAt = ({ url, now }: Context): string => {
  const text = url.searchParams.get('date');
  if (!text) return now.toISOString();
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw validationError({ date: ['Enter a valid date/time.'] });
  return at.toISOString();
};

/** The history rows that are valid at the time of the `date` parameter, now without one. */
const validRows = (context: Context): Sql => {
  const at = listedAt(context);
  return sql`valid_to > ${at} AND valid_from < ${at} AND code IS NOT NULL`;
};

const filters: Filters = {
  ...range('start_date'),
  ...range('end_date'),
  ...range('valid_from'),
  ...range('valid_to'),
  ...range('appeal__real_data_update', 'real_data_update'),
  atype: choiceOf('atype', [0, 1, 2, 3]),
  dtype: equals('dtype'),
  status: choiceOf('status', [0, 1, 2, 3]),
  code: equals('code', 'text'),
  appeal_id: equals('appeal'),
  country: anyOfRepeated('country'),
  region: anyOfRepeated('region'),
  district: linkedToRepeated('appeal_history', 'districts'),
  // The sandbox has no second-level areas.
  admin2: noMatch,
  country__iso3: equals('country_iso3', 'text'),
  needs_confirmation: equals('needs_confirmation', 'boolean'),
  has_event: (values) => (values.at(-1)?.toLowerCase() === 'true' ? sql`event IS NOT NULL` : sql`event IS NULL`),
};

/** The key figures of the home page, null where no appeal is selected. @source reference/shell-and-account.md, section 4.5 */
function figures(context: Context) {
  const at = listedAt(context);
  const query = context.url.searchParams;
  const iso3 = query.get('iso3');
  const where = allOf([
    validRows(context),
    ...(['country', 'region'] as const).map((parameter) => {
      const values = query.getAll(parameter).filter(Boolean);
      return values.length > 0 ? filters[parameter]?.(values, parameter) : null;
    }),
    iso3 ? sql`country_iso3 = ${iso3.toUpperCase()}` : null,
  ]);
  const running = sql`start_date <= ${at} AND end_date >= ${at}`;
  const isAppeal = sql`atype IN (1, 2)`;
  const [row] = context.store.query<Record<string, number | null>>(sql`
    SELECT
      sum(${running} AND atype = 0) AS active_drefs,
      sum(${running} AND ${isAppeal}) AS active_appeals,
      sum(${isAppeal}) AS total_appeals,
      sum(CASE WHEN ${running} THEN num_beneficiaries END) AS target_population,
      sum(CASE WHEN ${running} AND ${isAppeal} THEN amount_requested END) AS amount_requested,
      sum(CASE WHEN ${running} AND ${isAppeal} THEN amount_funded END) AS amount_funded,
      sum(CASE WHEN ${running} THEN amount_requested END) AS amount_requested_dref_included,
      sum(CASE WHEN ${running} THEN amount_funded END) AS amount_funded_dref_included
    FROM ${name(appealHistory.name)} WHERE ${where}`);
  return Object.fromEntries(
    Object.entries(row ?? {})
      .filter(([key]) => !key.startsWith('_'))
      .map(([key, value]) => [key, value === null ? null : Math.round(value)]),
  );
}

const appealRoutes: Route[] = [
  ...resource('/api/v2/appeal/', appealHistory, {
    filters,
    related: { country: countries, district: districts },
    ordering: {
      id: 'appeal',
      aid: 'aid',
      code: 'code',
      atype: 'atype',
      dtype: 'dtype_name',
      status: 'status',
      country: 'country',
      region: 'region',
      event: 'event',
      num_beneficiaries: 'num_beneficiaries',
      amount_requested: 'amount_requested',
      amount_funded: 'amount_funded',
      start_date: 'start_date',
      end_date: 'end_date',
      created_at: 'created_at',
      modified_at: 'modified_at',
    },
    defaultOrder: '-start_date,-end_date',
    search: ['name', 'code'],
    visible: validRows,
    item: Appeal,
    serialise: appealItems,
  }),
  route('GET /api/v2/appeal/aggregated', 'everyone', figures),
];

/** Appeals with their history and documents. */
export const appealsRoom: Room = {
  name: 'appeals',
  tables: [appeals, appealHistory, appealDocuments],
  seed: seedAppeals,
  routes: [...appealRoutes, ...appealDocumentRoutes],
};
