import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LanguageBulkActions, LanguageBulkResult, LanguageStrings } from '#contract/language';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

let sandbox: TestSandbox;
beforeAll(() => {
  sandbox = openTestSandbox();
});
afterAll(() => sandbox.close());

const send = (language: string, actions: LanguageBulkActions['actions'], token?: string) =>
  sandbox.request(`POST /api/v2/language/${language}/bulk-action/`, { token, body: { actions } });
const stringsOf = async (language: string, page: string) =>
  (await sandbox.json<LanguageStrings>(`GET /api/v2/language/${language}/?page_name=${page}`)).strings ?? [];

test('editors create, change and delete strings of a language', async () => {
  const token = await sandbox.logIn('super');
  const before = await stringsOf('fr', 'home');
  const title = before.find(({ page_name }) => page_name === 'home');
  const hash = 'd41d8cd98f00b204e9800998ecf8427e';
  const answer = await send(
    'fr',
    [
      { action: 'set', page_name: 'home', key: title?.key ?? '', value: 'Un autre titre', hash },
      { action: 'set', page_name: 'home', key: 'brandNew', value: 'Nouveau' },
      { action: 'delete', page_name: 'home', key: 'noSuchKey' },
    ],
    token,
  );
  expect(answer.status).toBe(200);
  const result: LanguageBulkResult = await answer.json();
  expect(result.updated_strings).toMatchObject([{ id: title?.id, value: 'Un autre titre', hash }]);
  expect(result.new_strings).toMatchObject([{ key: 'brandNew', language: 'fr', value: 'Nouveau', hash: null }]);
  expect(result.deleted_string_ids).toEqual([]);
  const [added] = result.new_strings ?? [];
  const removed = await send('fr', [{ action: 'delete', page_name: 'home', key: 'brandNew' }], token);
  expect(await removed.json()).toMatchObject({ deleted_string_ids: [added?.id] });
  expect(await stringsOf('fr', 'home')).toHaveLength(before.length);
});

test('visitors and users without the right change nothing', async () => {
  const action = { action: 'set', page_name: 'home', key: 'brandNew', value: 'x' } as const;
  expect((await send('fr', [action])).status).toBe(401);
  expect((await send('fr', [action], await sandbox.logIn('staff'))).status).toBe(403);
  expect((await stringsOf('fr', 'home')).map(({ key }) => key)).not.toContain('brandNew');
});

test('a string without a value is refused with the whole request', async () => {
  const token = await sandbox.logIn('super');
  const logged = await send(
    'fr',
    [
      { action: 'set', page_name: 'home', key: 'brandNew', value: 'x' },
      { action: 'set', page_name: 'home', key: 'other' },
    ],
    token,
  );
  expect(logged.status).toBe(500);
  expect((await stringsOf('fr', 'home')).map(({ key }) => key)).not.toContain('brandNew');
});
