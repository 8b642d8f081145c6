import { expect, test } from 'vitest';
import { cleanBreadcrumb, cleanEvent, withoutSecrets } from './startErrorReporting';

test('texts lose e-mail addresses and tokens', () => {
  expect(withoutSecrets('amina@example.org used Token 0123456789abcdef0123456789abcdef')).toBe('[e-mail] used [token]');
});

test('what leaves the device names nobody and holds nothing typed', () => {
  const event = cleanEvent({
    type: undefined,
    user: { email: 'amina@example.org' },
    extra: { form: { title: 'secret' } },
    message: 'Failed for amina@example.org',
    request: { url: 'https://go.example.org/search?keyword=secret', headers: { Authorization: 'Token abc' } },
    exception: { values: [{ value: 'amina@example.org is unknown' }] },
    breadcrumbs: [
      {
        category: 'fetch',
        data: { url: 'https://go.example.org/api/v2/user/?email=amina@example.org', body: 'secret' },
      },
      { category: 'ui.input', message: 'input#password' },
    ],
  });
  const text = JSON.stringify(event);
  expect(text).not.toMatch(/amina|secret|Token abc|password/);
  expect(event.breadcrumbs).toHaveLength(1);
});

test('a breadcrumb keeps where and when', () => {
  expect(cleanBreadcrumb({ category: 'navigation', data: { from: '/a?q=1', to: '/b#c' } })?.data).toEqual({
    from: '/a',
    to: '/b',
  });
});
