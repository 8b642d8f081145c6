import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, password } from './fixtures';

type Body = Exclude<Parameters<APIRequestContext['fetch']>[1], undefined>;

/**
 * The API as a demo account calls it, beside the browser: for what a journey finds stored, and for what it looks up afterwards.
 * An answer that is no success fails the test, with the server's words.
 *
 * @param account - the name before `@example.org`
 * @param language - what the account reads and writes
 * @returns calls by the path below `/api/v2/`, with its closing slash; each returns the body of the answer
 */
export async function apiAs(request: APIRequestContext, account: string, language = 'en') {
  const bodyOf = async (name: string, answer: APIResponse) => {
    expect(answer.ok(), `${name}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const username = `${account}@example.org`;
  const login = await request.post('/get_auth_token', { data: { username, password } });
  const { token }: { token: string } = await bodyOf(`login of ${username}`, login);
  const headers = { Authorization: `Token ${token}`, 'Accept-Language': language };
  const call = async (method: string, path: string, body: Body = {}) =>
    bodyOf(`${method} ${path}`, await request.fetch(`/api/v2/${path}`, { ...body, method, headers }));
  return {
    get: <Answer>(path: string): Promise<Answer> => call('GET', path),
    post: <Answer>(path: string, data: object = {}): Promise<Answer> => call('POST', path, { data }),
    patch: <Answer>(path: string, data: object): Promise<Answer> => call('PATCH', path, { data }),
    upload: <Answer>(path: string, file: NonNullable<Body['multipart']>): Promise<Answer> =>
      call('POST', path, { multipart: file }),
  };
}

/** What an account can call. */
export type Api = Awaited<ReturnType<typeof apiAs>>;

/** A mail that the stand-in would have sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/**
 * The mails of the stand-in's outbox, oldest first. Journeys that run at the same time share it: look for one's own title or name.
 *
 * @param to - an e-mail address; without it, the mails to everybody
 */
export async function sentMails(request: APIRequestContext, to?: string): Promise<readonly Mail[]> {
  const answer = await request.get('/sandbox/outbox', { params: to === undefined ? {} : { to } });
  const { mails }: { mails: readonly Mail[] } = await answer.json();
  return mails;
}

/** The link to a path in the mails; it fails the test when there is none. */
export function linkIn(mails: readonly Mail[], path: string): string {
  const links = mails.flatMap(({ body }) => body.match(/https?:\/\/\S+/g) ?? []);
  const link = links.find((each) => new URL(each).pathname.startsWith(path));
  if (link === undefined) throw new Error(`no mail has a link to ${path}: ${links.join(', ')}`);
  return link;
}
