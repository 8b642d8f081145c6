import { existsSync } from 'node:fs';

/** Takes the settings files into the environment as the build does: what is set there already stands, `.env.local` before `.env`. */
export function loadSettings() {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
}
