import { DrefShareBody, DrefShareUser } from '#contract/dref';
import { type Context, requireMember } from '../core/http/context';
import { serverError } from '../core/http/errors';
import { equals } from '../core/http/filters';
import { resource } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { users } from '../core/sign-in/users';
import { sharedUsers } from './serialise';
import { applications } from './tables';

const shareItem = ({ id, users: ids }: { id: number; users: number[] }, context: Context): DrefShareUser => ({
  id,
  users: ids,
  users_details: sharedUsers(id, context),
});

/** `POST /api/v2/dref-share/`: replaces the list of people, and mails those who are new to it. @source reference/dref.md, sections 1.4 and 4.2 */
async function share(context: Context): Promise<Response> {
  const sender = requireMember(context);
  const body = await context.body(DrefShareBody);
  const { store, site } = context;
  const application = store.get(applications, body.dref);
  if (!application) throw serverError('Dref matching query does not exist.');
  const people = store.getMany(users, body.users);
  if (people.size < new Set(body.users).size) throw serverError('User matching query does not exist.');
  store.transaction(() => {
    store.update(applications, application.id, { users: body.users });
    const link = new URL(`/dref-applications/${application.id}/edit`, site).href;
    const title = application.answers.title ?? 'DREF application';
    for (const { id, email } of people.values()) {
      if (application.users.includes(id)) continue;
      context.mail({
        to: email,
        subject: `DREF shared with you: ${title}`,
        body: `${sender.first_name} ${sender.last_name} shares a DREF with you:\n${title}\n\n${link}\n`,
      });
    }
  });
  return new Response(null, { status: 200 });
}

/** As on the server, these endpoints do not check who owns the application. @source reference/dref.md, section 4.1 */
export const drefSharingRoutes: Route[] = [
  ...resource('/api/v2/dref-share-user/', applications, {
    access: 'members',
    filters: { id: equals('id') },
    ordering: ['id'],
    item: DrefShareUser,
    serialise: (rows, context) => rows.map((row) => shareItem(row, context)),
    single: shareItem,
  }),
  route('POST /api/v2/dref-share/', 'members', share),
];
