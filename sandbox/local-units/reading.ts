import { LocalUnit, PrivateLocalUnit } from '#contract/localUnit';
import type { Context } from '../core/http/context';
import { legacyError } from '../core/http/errors';
import { choiceOf, equals, type Filter, type Filters } from '../core/http/filters';
import { resource, rowOf } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { name, type Sql, sql } from '../core/store/sql';
import { privateDetail, privateUnits, publicDetail, publicUnits } from './serialise';
import { type LocalUnitRow, localUnits } from './tables';

/** One country by a text of its own, so that the index by country is used. */
const countryBy =
  (column: string): Filter =>
  (values) =>
    sql`country = (SELECT id FROM country WHERE ${name(column)} = ${values.at(-1) ?? ''} LIMIT 1)`;

/** No unit is a draft. */
const draft: Filter = (values) => (/^(true|1)$/i.test(values.at(-1) ?? '') ? sql`0` : sql`1`);

const filters: Filters = {
  country__name: countryBy('name_en'),
  country__iso3: countryBy('iso3'),
  country__iso: countryBy('iso'),
  // the ids of the seeded types are their codes
  type__code: equals('type'),
  draft,
  status: choiceOf('status', [1, 2, 3, 4]),
};

const ordering = ['id', 'type', 'status', 'country', 'english_branch_name', 'local_branch_name', 'modified_at'];
const search = ['local_branch_name', 'english_branch_name'];

export const shownUnits: Sql = sql`is_deprecated = 0`;
const publicVisible: Sql = sql`is_deprecated = 0 AND visibility = 3`;

/** The unit of the path for members; 404 for a deprecated one. */
export const unitOf = (context: Context): LocalUnitRow => rowOf(context, localUnits, shownUnits);

const readOnly = () => {
  throw legacyError('This operation is not allowed');
};

/** @source reference/local-units.md, sections 4.1 to 4.3 */
export const readingRoutes: Route[] = [
  ...resource('/api/v2/local-units/', localUnits, {
    access: 'members',
    filters,
    ordering,
    defaultOrder: 'rank,newest_first',
    search,
    visible: () => shownUnits,
    item: PrivateLocalUnit,
    serialise: privateUnits,
    single: privateDetail,
  }),
  ...resource('/api/v2/public-local-units/', localUnits, {
    filters,
    ordering,
    search,
    visible: () => publicVisible,
    item: LocalUnit,
    serialise: publicUnits,
    single: publicDetail,
  }),
  route('DELETE /api/v2/local-units/{id}/', 'members', readOnly),
  route('POST /api/v2/public-local-units/', 'everyone', readOnly),
  ...['PUT', 'PATCH', 'DELETE'].map((method) =>
    route(`${method} /api/v2/public-local-units/{id}/`, 'everyone', readOnly),
  ),
];
