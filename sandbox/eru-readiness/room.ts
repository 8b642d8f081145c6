import { randomInt } from 'node:crypto';
import { EruOwner, EruOwnerMini } from '#contract/eru';
import { EruReadiness, EruReadinessBody, type EruReadinessTypeBody } from '#contract/eruReadiness';
import { type Context, requireMember } from '../core/http/context';
import { forbidden, unknownId, validationError } from '../core/http/errors';
import { anyOfColumn, conditionsOf, equals, type Filter } from '../core/http/filters';
import { pageOfItems } from '../core/http/listing';
import { resource, rowOf } from '../core/http/resource';
import { jsonResponse, route } from '../core/http/route';
import type { Room } from '../core/room';
import { idsOf } from '../core/sign-in/rights';
import { allOf, sql } from '../core/store/sql';
import { countries } from '../places/tables';
import { exportReadiness } from './export';
import { seedEruReadiness } from './seed';
import { ownerItem, ownerWithUnits, readinessItem, readinessTypeItems } from './serialise';
import { type EruOwnerRow, type EruReadinessRow, eruOwners, eruReadiness, type ReadinessTypeRow } from './tables';

/** Records with a type in a field of their types. */
const withType =
  (field: string): Filter =>
  (values) =>
    sql`EXISTS (SELECT 1 FROM json_each(doc, '$.eru_types') WHERE json_extract(value, ${`$.${field}`}) = ${Number(values.at(-1))})`;

/** Owners of a unit that a filter of units finds. */
const withUnit =
  (filter: Filter): Filter =>
  (values, parameter) =>
    sql`country IN (SELECT owner FROM eru WHERE ${filter(values, parameter)})`;

const given = (body: unknown): number | null => {
  const owner = typeof body === 'object' && body !== null ? Reflect.get(body, 'eru_owner') : null;
  return typeof owner === 'number' ? owner : null;
};

/** Requires a superuser or an administrator of the owner's country or region; without an owner in the body a superuser. */
function requireRight(context: Context, body: unknown): void {
  const user = requireMember(context);
  if (user.is_superuser) return;
  const owner = context.store.get(eruOwners, given(body) ?? -1);
  const country = owner && context.lookups.rows(countries).get(owner.country);
  const isAdmin =
    country !== undefined &&
    (idsOf(user, 'country_admin').includes(country.id) || idsOf(user, 'region_admin').includes(country.region ?? -1));
  if (!isAdmin) throw forbidden();
}

/** A type may be named once, and an id only belongs to the record that is changed. */
function checkTypes(types: readonly EruReadinessTypeBody[], stored: EruReadinessRow | undefined): void {
  if (new Set(types.map(({ type }) => type)).size < types.length) {
    // the real server's message is no list here
    throw validationError({ eru_types: { eru_types: 'eru type should be unique' } });
  }
  const ids = types.flatMap(({ id }) => id ?? []);
  const isForeign = (id: number) => !stored?.eru_types.some((type) => type.id === id);
  if (new Set(ids).size < ids.length || ids.some(isForeign)) {
    throw validationError({ eru_types: ['one or more eru readiness type is already used.'] });
  }
}

const typeRows = (types: readonly EruReadinessTypeBody[], stored: EruReadinessRow | undefined): ReadinessTypeRow[] =>
  types.map(({ comment, ...type }) => {
    const before = stored?.eru_types.find(({ id }) => id === type.id);
    return { ...type, id: before?.id ?? randomInt(1_000_000, 2 ** 31), comment: comment ?? before?.comment ?? null };
  });

function checkedOwner(id: number, { store }: Context): EruOwnerRow {
  const owner = store.get(eruOwners, id);
  if (!owner) throw validationError({ eru_owner: [unknownId(id)] });
  return owner;
}

async function create(context: Context): Promise<Response> {
  requireRight(context, await context.rawBody());
  const body = await context.body(EruReadinessBody);
  const owner = checkedOwner(body.eru_owner, context);
  checkTypes(body.eru_types, undefined);
  const row = context.store.insert(eruReadiness, {
    eru_owner: owner.id,
    updated_at: context.now.toISOString(),
    eru_types: typeRows(body.eru_types, undefined),
  });
  return jsonResponse(201, readinessItem(row, context));
}

async function edit(context: Context): Promise<unknown> {
  requireRight(context, await context.rawBody());
  const stored = rowOf(context, eruReadiness);
  const body = await context.body(EruReadinessBody.partial());
  const owner = body.eru_owner === undefined ? stored.eru_owner : checkedOwner(body.eru_owner, context).id;
  if (body.eru_types) checkTypes(body.eru_types, stored);
  const saved = context.store.update(eruReadiness, stored.id, {
    ...stored,
    eru_owner: owner,
    updated_at: context.now.toISOString(),
    eru_types: body.eru_types ? typeRows(body.eru_types, stored) : stored.eru_types,
  });
  return readinessItem(saved, context);
}

/** All types of the records that match, in the order of their ids. */
function readinessTypes(context: Context): unknown {
  const query = context.url.searchParams;
  const filters = { eru_owner: equals('eru_owner'), type: withType('type') };
  const records = context.store.select(eruReadiness, { where: allOf(conditionsOf(filters, query)) });
  const number = query.has('type') ? Number(query.get('type')) : null;
  const items = readinessTypeItems(records, context).filter(({ type }) => number === null || type === number);
  return pageOfItems(
    items.toSorted((a, b) => a.id - b.id),
    context.url,
  );
}

/** How ready the owners of emergency response units are to deploy them. Reading is public. @source reference/surge.md, section 4.5 */
export const eruReadinessRoom: Room = {
  name: 'eru-readiness',
  tables: [eruOwners, eruReadiness],
  seed: seedEruReadiness,
  routes: [
    ...resource('/api/v2/eru_owner/', eruOwners, {
      filters: { eru_type: withUnit(anyOfColumn('type')), available: withUnit(equals('available', 'boolean')) },
      ordering: [],
      item: EruOwner,
      serialise: (rows, context) => rows.map((row) => ownerWithUnits(row, context)),
    }),
    ...resource('/api/v2/eru_owner/mini/', eruOwners, {
      item: EruOwnerMini,
      serialise: (rows, context) => rows.map((row) => ownerItem(row, context)),
    }),
    ...resource('/api/v2/eru-readiness/', eruReadiness, {
      filters: {
        eru_owner: equals('eru_owner'),
        eru_type: withType('type'),
        ns_contribution: withType('ns_contribution'),
      },
      ordering: ['id', 'updated_at', 'eru_owner'],
      defaultOrder: '-updated_at',
      item: EruReadiness,
      serialise: (rows, context) => rows.map((row) => readinessItem(row, context)),
      single: readinessItem,
    }),
    route('GET /api/v2/eru-readiness-type/', 'everyone', readinessTypes),
    route('POST /api/v2/eru-readiness/', 'members', create),
    route('PATCH /api/v2/eru-readiness/{id}/', 'members', edit),
    route('GET /api/v2/export-eru-readiness', 'everyone', exportReadiness),
  ],
};
