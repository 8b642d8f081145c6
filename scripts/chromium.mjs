import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * The browser for end-to-end tests: CHROMIUM_PATH, else an installed one, else Playwright's download or the Debian package, which
 * are installed.
 *
 * @returns its path; null for the browser of Playwright
 */
export function findChromium() {
  const set = process.env.CHROMIUM_PATH;
  if (set) {
    if (!existsSync(set)) throw new Error(`CHROMIUM_PATH names no file: ${set}`);
    return set;
  }
  const here = places.find((path) => existsSync(path));
  if (here) return here;
  if (run('npx', ['--no-install', 'playwright', 'install', 'chromium'])) return null;
  run('apt-get', ['update', '-qq']);
  if (run('apt-get', ['install', '-y', '-qq', 'chromium']) && existsSync('/usr/bin/chromium'))
    return '/usr/bin/chromium';
  throw new Error('No Chromium: install one and set CHROMIUM_PATH');
}
