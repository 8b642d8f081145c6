import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without the parts that draw a window: the journeys take two thirds of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const places = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Installs a Debian package: only as root, as in a container. */
function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', name]);
}

/**
 * The browser for end-to-end tests: CHROMIUM_PATH, else Debian's headless shell, which is installed where that is possible, else another
 * one that is there, else Playwright's download.
 *
 * @returns its path; null for the browser of Playwright
 */
export function findChromium() {
  const set = process.env.CHROMIUM_PATH;
  if (set) {
    if (!existsSync(set)) throw new Error(`CHROMIUM_PATH names no file: ${set}`);
    return set;
  }
  if (!existsSync(headlessShell)) installPackage('chromium-headless-shell');
  const here = places.find((path) => existsSync(path));
  if (here) return here;
  if (run('npx', ['--no-install', 'playwright', 'install', 'chromium'])) return null;
  if (installPackage('chromium') && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  throw new Error('No Chromium: install one and set CHROMIUM_PATH');
}
