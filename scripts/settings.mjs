import { existsSync } from 'node:fs';

/** Loads the settings files into the environment like the build: set variables win, then `.env.local`, then `.env`. */
export function loadSettings() {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
}
