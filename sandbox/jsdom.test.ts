// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openTestSandbox } from './testSandbox';

test('tests of components can have a sandbox too', async () => {
  const sandbox = openTestSandbox();
  const token = await sandbox.logIn('staff');
  const page = await sandbox.json<{ count: number; next: string }>('GET /api/v2/event/?limit=5', { token });
  expect(page.count).toBeGreaterThan(50);
  expect(page.next).toContain('offset=5');
  expect((await sandbox.request('GET /api/v2/user/me/')).status).toBe(401);
  sandbox.close();
});
