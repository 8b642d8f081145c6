import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Touched after every build; sources modified later have not been built. */
export const buildStampPath = 'dist/.built';

const sources = [
  'src',
  'sandbox',
  'translations',
  'public',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  '.env',
  '.env.local',
];

const newest = (path) => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
};

/** Whether a source is newer than the last build; true without a build. */
export function buildIsStale() {
  if (!existsSync(buildStampPath)) return true;
  const built = statSync(buildStampPath).mtimeMs;
  return sources.some((path) => existsSync(path) && newest(path) > built);
}
