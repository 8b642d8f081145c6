import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OptionError, readOptions } from './core/site/options';
import { Store } from './core/store/store';
import { type RunningServer, StartError, serveSandbox } from './server';
import { seededCopy } from './testSeed';

let folder: string;
let server: RunningServer;
let port: number;
const logged: string[] = [];

/** A port that nothing listens on. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const options = (extra: object = {}) => ({
  port,
  data: join(folder, 'data'),
  scale: 0.1,
  latency: 0,
  failures: [],
  site: join(folder, 'site'),
  log: (line: string) => logged.push(line),
  ...extra,
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-server-'));
  mkdirSync(join(folder, 'site/assets/workers'), { recursive: true });
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html><title>GO</title>');
  writeFileSync(join(folder, 'site/assets/app-1a2b.js'), 'export const words = "words ".repeat(3);'.repeat(200));
  writeFileSync(join(folder, 'site/assets/workers/map-1a2b.js'), 'onmessage = () => undefined;');
  writeFileSync(join(folder, 'secret.txt'), 'not for anybody');
  port = await freePort();
  server = await serveSandbox(options());
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { Accept: '*/*', ...headers } });

test('the global Response is not replaced', async () => {
  expect(Response.error()).toBeInstanceOf(Response);
  expect(await fetch('data:,')).toBeInstanceOf(Response);
});

test('the start prints the seeding, the address and the accounts, but no token', () => {
  expect(logged[0]).toBe('Making illustrative data (scale 0.1) …');
  // a slow machine says how far it is
  const ended = logged.findIndex((line) => /^Done in \d+\.\d s$/.test(line));
  expect(ended).toBeGreaterThan(0);
  for (const line of logged.slice(1, ended)) expect(line).toMatch(/^ {2}\d+ of \d+ areas: /);
  expect(logged).toContain(`Ready at http://localhost:${port}`);
  expect(logged.join('\n')).toContain('super@example.org');
  expect(logged.join('\n')).not.toMatch(/[0-9a-f]{32}/);
});

test('JSON is compressed only for clients that accept it', async () => {
  const packed = await get('/api/v2/country/?limit=9999', { 'Accept-Encoding': 'gzip' });
  const plain = await get('/api/v2/country/?limit=9999', { 'Accept-Encoding': 'identity' });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  expect(packed.headers.get('Vary')).toContain('Accept-Encoding');
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(await packed.json()).toEqual(await plain.json());
});

test('every page address serves index.html with strict headers', async () => {
  for (const path of ['/', '/emergencies/3/details', '/register']) {
    expect((await get(path)).status).toBe(200);
    const page = await get(path, { Accept: 'text/html' });
    expect(await page.text()).toContain('<title>GO</title>');
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    // the section of local units finds the units nearest to the reader
    expect(page.headers.get('Permissions-Policy')).toContain('geolocation=(self)');
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
  }
});

test('built files are compressed and immutable, and no file outside the folder is served', async () => {
  const script = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'br' });
  expect(script.headers.get('Content-Encoding')).toBe('br');
  expect(script.headers.get('Cache-Control')).toContain('immutable');
  expect(script.headers.get('X-Content-Type-Options')).toBe('nosniff');
  // those of a page, half a kilobyte, would go with each of dozens of files; a worker has a policy of its own
  expect(script.headers.get('Content-Security-Policy')).toBeNull();
  expect((await get('/assets/workers/map-1a2b.js')).headers.get('Content-Security-Policy')).toContain(
    "script-src 'self'",
  );
  expect(Number(script.headers.get('Content-Length'))).toBeLessThan(1_000);
  expect(await script.text()).toContain('export const words');
  expect((await get('/assets/gone.js', { Accept: 'text/html' })).status).toBe(404);
  const escaped = await new Promise<string>((resolve, reject) => {
    // fetch would normalise the path before it is sent.
    httpRequest({ host: '127.0.0.1', port, path: '/..%2fsecret.txt' }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
  expect(escaped).not.toContain('not for anybody');
});

test.each(['/docs', '/docs/'])('%s lists what the API answers', async (path) => {
  const answer = await get(path);
  expect(answer.headers.get('Content-Type')).toContain('text/html');
  expect(await answer.text()).toContain('<td>GET</td><td><code>/api/v2/event/{id}/</code></td>');
});

test('the API is served on the same port, and mails are printed', async () => {
  expect(await (await get('/api/v2/appeal/aggregated')).json()).toHaveProperty('active_drefs');
  await fetch(`http://127.0.0.1:${port}/recover_password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'staff@example.org' }),
  });
  expect(logged.at(-1)).toContain('Mail to staff@example.org');
});

test('an idle connection stays open for longer than clients pause between two requests', async () => {
  const { headers } = await fetch(`${server.address}/api/v2/region/`);
  expect(headers.get('Keep-Alive')).toBe('timeout=65');
});

test('a failure with status 0 breaks the connection', async () => {
  const control = (method: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}/sandbox/failures`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  await control('POST', { failures: [{ endpoint: 'GET /api/v2/region/', status: 0 }] });
  await expect(get('/api/v2/region/')).rejects.toThrow();
  await control('DELETE');
  expect((await get('/api/v2/region/')).status).toBe(200);
});

test('a port in use is refused with a message', async () => {
  const second = serveSandbox(options({ data: join(folder, 'other') }));
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(`Port ${port} is in use`);
  expect(existsSync(join(folder, 'other'))).toBe(false);
});

test('a database of another version is kept, and its new place is said', async () => {
  const data = mkdtempSync(join(folder, 'older-'));
  const { database, remove } = seededCopy(new Date(), 0.1);
  copyFileSync(database, join(data, 'sandbox.db'));
  remove();
  const older = new Store(join(data, 'sandbox.db'));
  older.version = 7;
  older.close();
  const running = await serveSandbox(options({ data, port: await freePort() }));
  await running.close();
  expect(logged.join('\n')).toMatch(/made by another version: it is kept as \S+sandbox\.db\.version-7-\d+/);
  expect(readdirSync(data).filter((file) => file.includes('.version-7-'))).not.toEqual([]);
  // it makes a database
}, 20_000);

const damages: [string, (file: string) => void][] = [
  ['is no database', (file) => writeFileSync(file, 'This is a text, and no database at all.'.repeat(100))],
  [
    'has lost its second half',
    (file) => {
      const content = readFileSync(file);
      writeFileSync(file, content.subarray(0, content.length / 2));
    },
  ],
  [
    'is overwritten in the middle',
    (file) => {
      const content = readFileSync(file);
      writeFileSync(file, content.fill(0xaa, content.length / 4, content.length / 2));
    },
  ],
];

test.each(damages)('a database file that %s is told in one sentence', async (_, damage) => {
  const data = mkdtempSync(join(folder, 'damaged-'));
  const { database, remove } = seededCopy(new Date(), 0.1);
  copyFileSync(database, join(data, 'sandbox.db'));
  remove();
  damage(join(data, 'sandbox.db'));
  const start = serveSandbox(options({ data, port: await freePort() }));
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(
    /^The database \S+sandbox\.db cannot be read: [^\n]+ npm start -- --data <folder>$/,
  );
});

test('a data folder that is a file is refused with one sentence', async () => {
  const data = join(folder, 'secret.txt');
  await expect(serveSandbox(options({ data, port: await freePort() }))).rejects.toThrow(/^The database .*secret\.txt/);
});

test('written data persists over a restart', async () => {
  const data = join(folder, 'kept');
  const other = await freePort();
  const start = () => serveSandbox(options({ port: other, data }));
  const outbox = async () => (await (await fetch(`http://127.0.0.1:${other}/sandbox/outbox`)).json()).mails;
  const first = await start();
  await fetch(`http://127.0.0.1:${other}/show_username`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'staff@example.org' }),
  });
  await first.close();
  const linesBefore = logged.length;
  const second = await start();
  expect(logged.slice(linesBefore).join('\n')).not.toContain('Making illustrative data');
  expect(await outbox()).toHaveLength(1);
  expect(logged).toContainEqual(expect.stringContaining('--scale 0.1 applies to a new database only'));
  await second.close();
});

const wrongOptions: [string[], string][] = [
  [['--port', 'http'], '--port takes a whole number'],
  [['--port', '70000'], '--port takes a whole number'],
  [['--scale', '-1'], '--scale'],
  [['--latency', '1.5'], '--latency'],
  [['--fail', 'nonsense'], 'cannot read the failure "nonsense"'],
  [['--unknown'], '--unknown'],
];

test.each(wrongOptions)('%s is refused in words', (args, words) => {
  expect(() => readOptions(args)).toThrow(OptionError);
  expect(() => readOptions(args)).toThrow(words);
});

test('command line options are parsed', () => {
  const read = readOptions(['--port', '3100', '--scale', '2', '--fail', 'GET /api/v2/event/ 503 10%', '--latency=300']);
  expect(read).toMatchObject({
    port: 3100,
    scale: 2,
    latency: 300,
    data: '.data',
    failures: [{ endpoint: 'GET /api/v2/event/', status: 503, share: 0.1 }],
  });
});
