// Tests deploy/site.conf with the installed nginx on the built product: npm run try-server
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = 3280;
const nginx = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
if (!nginx) {
  console.error('nginx is not installed: the configuration was not tried.');
  process.exit(1);
}
if (!existsSync('dist/headers.json')) {
  console.error('There is no build: npm run build');
  process.exit(1);
}

/** Writes the configuration with the paths of the container replaced by a temporary folder. @returns its file */
function writeConfiguration(folder) {
  for (const name of ['logs', 'tmp']) mkdirSync(join(folder, name));
  cpSync('dist/site', join(folder, 'site'), { recursive: true });
  for (const kind of ['page', 'asset'])
    writeFileSync(
      join(folder, `${kind}-headers.conf`),
      execFileSync(process.execPath, ['deploy/nginxHeaders.mjs', 'dist/headers.json', kind]),
    );
  const mimeTypes = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find(existsSync);
  const server = readFileSync('deploy/site.conf', 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/srv/site', join(folder, 'site'))
    .replaceAll(/\/etc\/nginx\/(\w+-headers\.conf)/g, (_path, name) => join(folder, name))
    .replace('include mime.types', `include ${mimeTypes}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = [
    'daemon off;',
    // the folder belongs to the current user
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr warn;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${join(folder, 'tmp', name)};`),
    server,
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, lines.join('\n'));
  return file;
}

const get = (path, headers = {}) =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

async function whenReady() {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await get('/').catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx did not start');
}

/** The failed expectations, one line each. */
async function problems() {
  const found = [];
  const expect = (condition, line) => {
    if (!condition) found.push(line);
  };
  const expected = JSON.parse(readFileSync('dist/headers.json', 'utf8'));
  const hasHeaders = ({ headers }, kind) =>
    Object.entries(expected[kind]).every(([name, value]) => headers[name.toLowerCase()] === value);
  const page = readFileSync('dist/site/index.html', 'utf8');

  for (const path of ['/', '/emergencies/12/details', '/recover-account/some.one@example.org/abc']) {
    const answer = await get(path);
    expect(answer.status === 200 && answer.body.toString() === page, `${path} is not the page`);
    expect(answer.headers['content-type'] === 'text/html; charset=utf-8', `${path} is not sent as HTML`);
    expect(answer.headers['cache-control'] === 'no-cache', `${path} may be cached`);
    expect(hasHeaders(answer, 'page'), `${path} is not sent with the headers of the build`);
  }
  const script = readdirSync('dist/site/assets').find(
    (name) => name.endsWith('.js') && existsSync(`dist/site/assets/${name}.gz`),
  );
  const plain = await get(`/assets/${script}`);
  const small = await get(`/assets/${script}`, { 'Accept-Encoding': 'gzip, br' });
  expect(/^(text|application)\/javascript/.test(plain.headers['content-type']), 'scripts have another type');
  expect(plain.headers['cache-control'] === 'public, max-age=31536000, immutable', 'assets are not cached for ever');
  expect(hasHeaders(plain, 'asset'), 'assets are not sent with the headers of the build');
  expect(!plain.headers['content-security-policy'], 'assets are sent with the headers of pages');
  const [worker] = readdirSync('dist/site/assets/workers');
  expect(hasHeaders(await get(`/assets/workers/${worker}`), 'page'), 'workers are sent without a policy');
  expect(
    small.headers['content-encoding'] === 'gzip' && small.headers.vary === 'Accept-Encoding',
    'assets are not sent compressed',
  );
  expect(
    small.body.equals(readFileSync(`dist/site/assets/${script}.gz`)),
    'assets are not the compressed files of the build',
  );
  const missing = await get('/assets/no-such-file.js');
  expect(
    missing.status === 404 && !missing.headers['cache-control'],
    'a missing asset is answered with a page, or cached',
  );
  expect((await get('/.vite/manifest.json')).status === 404, 'files with a dot are sent');
  expect(
    (await get('/manifest.webmanifest')).headers['content-type']?.startsWith('application/manifest+json'),
    'the manifest has another type',
  );
  return found;
}

const folder = mkdtempSync(join(tmpdir(), 'server-'));
const server = spawn(nginx, ['-p', folder, '-c', writeConfiguration(folder)], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
try {
  await whenReady();
  const found = await problems();
  for (const line of found) console.error(line);
  console.log(`deploy/site.conf with ${nginx}: ${found.length} problems`);
  process.exitCode = found.length > 0 ? 1 : 0;
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
