import { ExternalToken, ExternalTokenBody } from '#contract/externalToken';
import { type Context, requireUser } from '../core/http/context';
import { legacyError, requestError, validationError } from '../core/http/errors';
import { resource, rowOf } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import { sql } from '../core/store/sql';
import { newToken } from './secrets';
import { type ExternalTokenRow, externalTokens } from './tables';

const oneYear = 365 * 24 * 60 * 60 * 1000;

const shown = ({ user: _, ...row }: ExternalTokenRow) => ({ ...row, is_old_token: false });

const own = (context: Context) => sql`user = ${requireUser(context).id}`;

/** Only this response contains the token itself, which is not stored. */
async function generate(context: Context): Promise<Response> {
  const user = requireUser(context);
  const body = await context.body(ExternalTokenBody);
  const latest = context.now.getTime() + oneYear;
  const expires = body.expire_timestamp === undefined ? latest : Date.parse(body.expire_timestamp);
  if (expires <= context.now.getTime())
    throw validationError({ expire_timestamp: ['Expire timestamp must be in the future.'] });
  if (expires > latest) throw validationError({ expire_timestamp: ['Expire timestamp must be within 365 days.'] });
  const row = context.store.insert(externalTokens, {
    user: user.id,
    title: body.title,
    created_at: context.now.toISOString(),
    expire_timestamp: new Date(expires).toISOString(),
    is_disabled: false,
  });
  return jsonResponse(201, { ...shown(row), token: newToken() });
}

const refuseChange = () => {
  throw requestError('Update is not allowed.');
};

export const externalTokenRoutes: Route[] = [
  ...resource('/api/v2/external-token/', externalTokens, {
    access: 'logged-in',
    visible: own,
    ordering: ['id', 'created_at'],
    defaultOrder: '-created_at',
    item: ExternalToken,
    serialise: (rows) => rows.map(shown),
    single: shown,
  }),
  route('POST /api/v2/external-token/', 'logged-in', generate),
  route('POST /api/v2/external-token/{id}/revoke/', 'logged-in', (context) => {
    const row = rowOf(context, externalTokens, own(context));
    return shown(context.store.update(externalTokens, row.id, { is_disabled: true }));
  }),
  route('PUT /api/v2/external-token/{id}/', 'logged-in', refuseChange),
  route('PATCH /api/v2/external-token/{id}/', 'logged-in', refuseChange),
  route('DELETE /api/v2/external-token/{id}/', 'logged-in', () => {
    throw legacyError('Delete method not allowed.');
  }),
];
