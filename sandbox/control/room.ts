import { z } from 'zod';
import { Faults } from '../core/http/failures';
import { mails } from '../core/http/mails';
import { jsonResponse, route } from '../core/http/route';
import { pictureRoutes } from '../core/pictures';
import type { Room } from '../core/room';
import { tokens, users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { docsRoutes } from './docs';

/** Endpoints that only the sandbox has: injected faults, sent mails, expired logins, pictures, and a list of endpoints. */
export const controlRoom: Room = {
  name: 'control',
  tables: [mails],
  routes: [
    route('GET /sandbox/failures', 'everyone', ({ faultInjector }) => faultInjector.faults),
    route('POST /sandbox/failures', 'everyone', async ({ faultInjector, body }) => {
      faultInjector.faults = await body(Faults);
      return faultInjector.faults;
    }),
    route('DELETE /sandbox/failures', 'everyone', ({ faultInjector }) => {
      faultInjector.faults = Faults.parse({});
      return jsonResponse(204, null);
    }),

    route('GET /sandbox/outbox', 'everyone', ({ store, url }) => {
      const to = url.searchParams.get('to');
      return { mails: store.select(mails, { where: to === null ? sql`1` : sql`"to" = ${to} COLLATE NOCASE` }) };
    }),

    route('POST /sandbox/expire-login', 'everyone', async ({ store, body }) => {
      const { username } = await body(z.object({ username: z.string() }));
      const user = store.first(users, sql`username = ${username} COLLATE NOCASE`);
      if (user) store.delete(tokens, sql`user = ${user.id}`);
      return jsonResponse(204, null);
    }),

    ...pictureRoutes,
    ...docsRoutes,
  ],
};
