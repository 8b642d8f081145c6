import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { currentUserQuery, readUserWithRoles } from './currentUser';
import type { Role } from './role';
import { roleQuery } from './roles';

const server = setupServer();
const api = 'http://localhost:3000/api/v2';
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const record = { id: 7, email: 'ana@example.org', is_superuser: false, limit_access_to_guest: false };

/** Answers `user/me` with a record; counts the calls of the other addresses. */
function serve(user: object, answers: Record<string, () => Response>) {
  const asked: string[] = [];
  server.use(
    http.get(`${api}/user/me/`, () => HttpResponse.json({ ...record, ...user })),
    ...Object.entries(answers).map(([path, answer]) =>
      http.get(`${api}/${path}/`, ({ request }) => {
        asked.push(path + new URL(request.url).search);
        return answer();
      }),
    ),
  );
  return asked;
}

const page = (count: number) => () => HttpResponse.json({ count, next: null, previous: null, results: [] });
const people = (...rows: object[]) =>
  HttpResponse.json({ count: rows.length, next: null, previous: null, results: rows });
const rolesOf = (...roles: Role[]) => readUserWithRoles(roles);

test('an administrator of the federation is asked for once, and known by the id, not by a longer address', async () => {
  const asked = serve(
    {},
    {
      users: () =>
        people(
          { id: 8, email: 'joana@example.org', is_ifrc_admin: false },
          { id: 7, email: 'ana@example.org', is_ifrc_admin: true },
        ),
    },
  );
  expect((await rolesOf('federationAdmin')).is_ifrc_admin).toBe(true);
  await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  expect((await rolesOf('federationAdmin')).is_ifrc_admin).toBe(true);
  expect(asked).toEqual(['users?email=ana%40example.org&limit=50']);
});

test('nothing is asked that no page depends on, or that the record says', async () => {
  const asked = serve({ is_superuser: true }, { users: () => people(), 'per-process-status': page(0) });
  expect(await rolesOf()).toMatchObject({ id: 7 });
  expect(await rolesOf('federationAdmin', 'perCoreAdmin')).toMatchObject({ is_ifrc_admin: true, isPerCoreAdmin: true });
  queryClient.clear();
  serve({ is_superuser: true, limit_access_to_guest: true }, {});
  expect(await rolesOf('federationAdmin', 'perCoreAdmin')).toMatchObject({
    is_ifrc_admin: false,
    isPerCoreAdmin: false,
  });
  queryClient.clear();
  serve({ is_ifrc_admin: false }, {});
  expect((await rolesOf('federationAdmin')).is_ifrc_admin).toBe(false);
  expect(asked).toEqual([]);
});

test.each([
  ['a member without cycles', {}, 0, 12, false],
  ['a member without places who gets cycles', {}, 12, 12, true],
  ['an administrator of a country', { is_per_admin_for_countries: [4] }, 2, 12, false],
  ['an administrator of a region who gets all cycles', { is_per_admin_for_regions: [1] }, 12, 12, true],
])('%s as a core PER administrator', async (_, places, own, all, expected) => {
  serve(places, { 'per-process-status': page(own), 'public-per-process-status': page(all) });
  expect((await rolesOf('perCoreAdmin')).isPerCoreAdmin).toBe(expected);
});

test('a refusal is a no, a failure is none', async () => {
  serve({}, { 'per-process-status': () => HttpResponse.json({ detail: 'no' }, { status: 403 }) });
  const user = await rolesOf('perCoreAdmin');
  expect(user.isPerCoreAdmin).toBe(false);
  queryClient.clear();
  serve({}, { users: () => new HttpResponse(null, { status: 500 }) });
  await expect(rolesOf('federationAdmin')).rejects.toMatchObject({ status: 500 });
  expect(queryClient.getQueryData(roleQuery('federationAdmin', user).queryKey)).toBeUndefined();
});
