import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { currentUserQuery } from './currentUser';
import { permissionsOf } from './permissions';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('null lists of the server are empty, so that pages do not fail and no right is granted', async () => {
  server.use(
    http.get('http://localhost:3000/api/v2/user/me/', () =>
      HttpResponse.json({
        id: 7,
        subscription: null,
        is_admin_for_countries: null,
        local_unit_global_validators: null,
        local_unit_region_validators: null,
        local_unit_country_validators: [{ country: 4, local_unit_types: null }],
      }),
    ),
  );
  const user = await queryClient.fetchQuery(currentUserQuery);
  expect(user).toMatchObject({ subscription: [], is_admin_for_countries: [], user_countries_regions: [] });
  expect(permissionsOf(user).isLocalUnitCountryValidator(4)).toBe(false);
});
