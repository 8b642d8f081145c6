import { existsSync } from 'node:fs';

/** Loads the settings files into the environment. Like in the build, set variables take precedence, then `.env.local`, then `.env`. */
export function loadSettings() {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
}
