import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { type LocalUnitUserFacts, localUnitRights } from '#domain/local-units/rights';
import {
  canRestore,
  requestStatus,
  type UnitAction,
  unitActions,
  unitActionTable,
  unitStatus,
} from '#domain/local-units/unitState';
import { sql } from '../core/store/sql';
import { Store } from '../core/store/store';
import { openTestSandbox, type TestSandbox } from '../testSandbox';
import { changeRequests, localUnits } from './tables';

const kenya = 107;
type Status = keyof typeof unitStatus;
type Request = keyof typeof requestStatus | 'none';
const statuses = Object.keys(unitStatus) as Status[];
const requests: Request[] = ['none', 'pending', 'approved', 'reverted'];
const actions: UnitAction[] = ['edit', 'validate', 'reject', 'deprecate'];
/** A validator of the type, staff of the National Society, and a member of another one. */
const accounts = ['unit.validator', 'staff', 'per.admin'];

let sandbox: TestSandbox;
let store: Store;
let unit: PrivateLocalUnitDetail;
const tokens = new Map<string, string>();
const users = new Map<string, LocalUnitUserFacts>();

beforeAll(async () => {
  sandbox = openTestSandbox();
  store = new Store(sandbox.database);
  for (const account of accounts) {
    const token = await sandbox.logIn(account);
    tokens.set(account, token);
    users.set(account, await sandbox.json('GET /api/v2/user/me/', { token }));
  }
  unit = await sandbox.json<PrivateLocalUnitDetail>('GET /api/v2/local-units/1/', { token: tokens.get('staff') });
});
afterAll(() => {
  store.close();
  sandbox.close();
});

const requestOf = (request: Request) => (request === 'none' ? null : requestStatus[request]);

/** Puts the unit into a state, whatever led to it. */
function put(status: Status, request: Request, bulk_upload: number | null = null) {
  store.update(localUnits, unit.id, { status: unitStatus[status], is_deprecated: false, bulk_upload });
  store.delete(changeRequests, sql`local_unit = ${unit.id}`);
  const stored = requestOf(request);
  if (stored === null) return;
  store.insert(changeRequests, {
    local_unit: unit.id,
    previous: status === 'unvalidated' ? null : unit,
    rejected: null,
    rejected_reason: null,
    status: stored,
    current_validator: 1,
    triggered_by: 1,
    created_at: unit.created_at,
  });
}

const bodies = (): Readonly<Record<UnitAction, readonly [endpoint: string, body: object]>> => {
  const path = `/api/v2/local-units/${unit.id}/`;
  const { country, type, date_of_data, local_branch_name, location_json } = unit;
  const edit = { country, type, date_of_data, local_branch_name, location_json, update_reason_overview: 'It moved.' };
  return {
    edit: [`PATCH ${path}`, edit],
    validate: [`POST ${path}validate/`, {}],
    reject: [`POST ${path}revert/`, { reason: 'A double entry.' }],
    deprecate: [`POST ${path}deprecate/`, { deprecated_reason: 1, deprecated_reason_overview: 'It closed.' }],
  };
};
async function accepts(account: string, action: UnitAction): Promise<boolean> {
  const [endpoint, body] = bodies()[action];
  const token = tokens.get(account);
  return (await sandbox.request(endpoint, { ...(token ? { token } : {}), body })).ok;
}

/** What the server would accept, and the product leaves to the files that maintain such units, or has no request to decide on. */
const isLeftOut = (status: Status, request: Request, action: UnitAction) =>
  status === 'externallyManaged' || (status === 'validated' && request === 'pending' && action === 'validate');

describe.each(accounts)(
  'every action that %s is offered is accepted, and none that is accepted is missing',
  (account) => {
    const states = statuses.flatMap((status) => requests.map((request) => [status, request] as const));
    test.each(states)('on a unit that is %s, with the last request %s', async (status, request) => {
      const rights = localUnitRights(users.get(account), { country: kenya, region: 0 });
      const state = { status: unitStatus[status], type: unit.type, isManaged: false };
      const offered = unitActions({ ...state, request: requestOf(request) }, rights);
      for (const action of actions) {
        put(status, request);
        const isAccepted = await accepts(account, action);
        if (isAccepted && isLeftOut(status, request, action)) expect(offered).not.toContain(action);
        else expect([action, offered.includes(action)]).toEqual([action, isAccepted]);
      }
    });
  },
);

test('an imported unit of a type that is no longer managed is a validated unit like others', async () => {
  for (const action of ['edit', 'deprecate'] as const) {
    put('validated', 'none', 5);
    expect([action, await accepts('unit.validator', action)]).toEqual([action, true]);
  }
});

test('the table names every status and every outcome of a request', () => {
  expect(Object.keys(unitActionTable)).toEqual(statuses);
  for (const row of Object.values(unitActionTable)) expect(Object.keys(row)).toEqual(requests);
});

test('a rejected new unit that is taken back is of no use, a deprecated validated one is', async () => {
  const restored = async () => {
    await sandbox.request(`POST /api/v2/local-units/${unit.id}/revert-deprecate/`, {
      token: tokens.get('unit.validator') ?? '',
      body: {},
    });
    return Promise.all(
      actions.filter((action) => action !== 'deprecate').map((each) => accepts('unit.validator', each)),
    );
  };
  put('unvalidated', 'pending');
  await accepts('unit.validator', 'reject');
  expect(canRestore({ status: unitStatus.unvalidated, request: requestStatus.reverted })).toBe(false);
  expect(await restored()).toEqual([false, false, false]);
  put('validated', 'approved');
  await accepts('unit.validator', 'deprecate');
  expect(canRestore({ status: unitStatus.validated, request: requestStatus.approved })).toBe(true);
  expect(await restored()).toContain(true);
});
