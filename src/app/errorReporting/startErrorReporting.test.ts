import { expect, test, vi } from 'vitest';
import { withoutSecrets } from './scrub';
import { cleanBreadcrumb, cleanEvent, scrubbingTransport } from './startErrorReporting';

test.each([
  ['an address and a token', 'amina@example.org used Token 0123456789abcdef', '[e-mail] used [token]'],
  ['an address within an address', 'GET /users/jane%40example.org/x', 'GET /users/[e-mail]/x'],
  ['a token alone', `key ${'0a'.repeat(20)}`, 'key [token]'],
  [
    'a recovery link',
    'https://go.example.org/recover-account/jane%40example.org/AbCdEf0123456789',
    'https://go.example.org/recover-account/[who]/[token]',
  ],
  [
    'what was searched for',
    'https://go.example.org/search?keyword=my+name failed',
    'https://go.example.org/search failed',
  ],
  ['within JSON', '{"href":"/search?keyword=x","id":1}', '{"href":"/search","id":1}'],
  ['the number of a trace stays', `trace ${'0a'.repeat(16)}`, `trace ${'0a'.repeat(16)}`],
  ['a question stays', 'Really? Yes', 'Really? Yes'],
])('%s', (_, text, clean) => {
  expect(withoutSecrets(text)).toBe(clean);
});

test('a reported error contains neither names nor typed text', () => {
  const event = cleanEvent({
    type: undefined,
    user: { email: 'amina@example.org' },
    extra: { form: { title: 'secret' } },
    request: { url: 'https://go.example.org/search', headers: { Authorization: 'Token abc' } },
    breadcrumbs: [
      { category: 'fetch', data: { url: 'https://go.example.org/api/v2/user/', body: 'secret' } },
      { category: 'ui.input', message: 'input#password' },
    ],
  });
  expect(JSON.stringify(event)).not.toMatch(/amina|secret|Token abc|password/);
  expect(event.breadcrumbs).toHaveLength(1);
});

test('a breadcrumb keeps URL and time', () => {
  expect(cleanBreadcrumb({ category: 'navigation', data: { from: '/a', to: '/b', typed: 'x' } })?.data).toEqual({
    from: '/a',
    to: '/b',
  });
});

test('errors, traces and replays are sent through one transport that removes secrets', async () => {
  const send = vi.fn().mockResolvedValue({});
  const transport = scrubbingTransport(() => ({ send, flush: vi.fn() }))({} as never);
  const address = '/recover-account/jane%40example.org/s3cretT0ken';
  await transport.send([
    { dsn: 'https://key@errors.example.org/1' },
    [
      [{ type: 'event' }, { transaction: address, exception: { values: [{ value: 'jane@example.org is unknown' }] } }],
      [{ type: 'span' }, { items: [{ name: `GET ${address}?x=secret`, trace_id: '0a'.repeat(16) }] }],
      [
        { type: 'replay_recording', length: 999 },
        `{"segment_id":0}\n[{"type":4,"data":{"href":"https://go.example.org${address}"}}]`,
      ],
    ],
  ] as never);
  const [header, payload] = send.mock.calls[0]?.[0][1][2] ?? [];
  expect(header.length).toBe(new TextEncoder().encode(payload).length);
  const sent = JSON.stringify(send.mock.calls);
  expect(sent).not.toMatch(/jane|s3cret|secret/);
  expect(sent).toContain('0a'.repeat(16));
  expect(sent).toContain('https://key@errors.example.org/1');
});
