import type { Context } from '../core/http/context';
import { legacyError } from '../core/http/errors';
import { type Route, route } from '../core/http/route';
import { allOf, name, type Sql, sql } from '../core/store/sql';

/** The models that can be aggregated, with their date and the columns that can be filtered by and summed up. */
const models: Readonly<Record<string, { table: string; date: string; columns: readonly string[]; linked: boolean }>> = {
  appeal: {
    table: 'appeal',
    date: 'start_date',
    columns: [
      'atype',
      'status',
      'dtype',
      'country',
      'region',
      'num_beneficiaries',
      'amount_requested',
      'amount_funded',
    ],
    linked: false,
  },
  event: {
    table: 'event',
    date: 'disaster_start_date',
    columns: ['dtype', 'is_featured', 'ifrc_severity_level', 'num_affected'],
    linked: true,
  },
  fieldreport: { table: 'field_report', date: 'created_at', columns: ['dtype', 'status', 'visibility'], linked: true },
  heop: { table: 'personnel', date: 'start_date', columns: ['dtype', 'type'], linked: false },
};

/** Counts and sums by month or year; `end_date` is ignored, as at the real server. @source reference/shell-and-account.md, section 4.6 */
function aggregate({ store, url }: Context) {
  const query = url.searchParams;
  const model = models[query.get('model_type') ?? ''];
  if (!model) throw legacyError('Must specify an `model_type` that is `heop`, `appeal`, `event`, or `fieldreport`');
  const start = query.get('start_date') || '1980-01-01';
  if (!/^\d{4}-\d{2}-\d{2}/.test(start) || Number.isNaN(Date.parse(start))) {
    throw legacyError('`start_date` must be YYYY-MM-DD format');
  }
  const conditions: Sql[] = [sql`${name(model.date)} >= ${start}`];
  if (model.table === 'personnel') conditions.push(sql`type = 'heop'`);
  for (const place of ['country', 'region'] as const) {
    const id = query.get(place);
    if (!id) continue;
    const link = `${model.table}_${place === 'country' ? 'countries' : 'regions'}`;
    const column = model.table === 'personnel' ? (place === 'country' ? 'country_to' : 'id') : place;
    conditions.push(
      model.linked
        ? sql`id IN (SELECT owner FROM ${name(link)} WHERE target = ${Number(id)})`
        : sql`${name(column)} = ${Number(id)}`,
    );
  }
  for (const [parameter, value] of query) {
    const column = parameter.startsWith('filter_') ? parameter.slice(7) : '';
    if (model.columns.includes(column))
      conditions.push(sql`${name(column)} = ${/^-?\d+$/.test(value) ? Number(value) : value}`);
  }
  const sum = (alias: string) => {
    const column = query.get(`sum_${alias}`) ?? '';
    return model.columns.includes(column) ? sql`sum(${name(column)})` : sql`NULL`;
  };
  const length = query.get('unit') === 'month' ? 7 : 4;
  const rows = store.query<{
    span: string;
    count: number;
    amount_funded: number | null;
    beneficiaries: number | null;
  }>(sql`
    SELECT substr(${name(model.date)}, 1, ${length}) AS span, count(*) AS count,
      ${sum('amount_funded')} AS amount_funded, ${sum('beneficiaries')} AS beneficiaries
    FROM ${name(model.table)} WHERE ${allOf(conditions)} GROUP BY span ORDER BY span`);
  return rows.map(({ span, count, amount_funded, beneficiaries }) => ({
    timespan: `${span}${length === 4 ? '-01' : ''}-01T00:00:00Z`,
    count,
    amount_funded,
    beneficiaries,
  }));
}

export const aggregateRoutes: Route[] = [route('GET /api/v1/aggregate/', 'everyone', aggregate)];
