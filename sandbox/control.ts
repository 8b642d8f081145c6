import { z } from 'zod';
import { Trouble, type Troubles } from './http/failures';
import { answer, type Route, route } from './http/route';
import { sql } from './store/sql';
import { mails, tokens, users } from './store/tables/people';

/** Addresses that only the sandbox has: what goes wrong on purpose, the mails it kept, and ending people's logins. */
export const asSandboxRoutes = (troubles: Troubles): Route[] => [
  route('GET /sandbox/failures', 'everyone', () => troubles.current),
  route('POST /sandbox/failures', 'everyone', async (context) => {
    troubles.current = await context.body(Trouble);
    return troubles.current;
  }),
  route('DELETE /sandbox/failures', 'everyone', () => {
    troubles.current = Trouble.parse({});
    return answer(204, null);
  }),

  route('GET /sandbox/outbox', 'everyone', ({ store, url }) => {
    const to = url.searchParams.get('to');
    return { mails: store.select(mails, { where: to === null ? sql`1` : sql`"to" = ${to} COLLATE NOCASE` }) };
  }),

  route('POST /sandbox/expire-login', 'everyone', async (context) => {
    const { username } = await context.body(z.object({ username: z.string() }));
    const user = context.store.first(users, sql`username = ${username} COLLATE NOCASE`);
    if (user) context.store.delete(tokens, sql`user = ${user.id}`);
    return answer(204, null);
  }),
];
