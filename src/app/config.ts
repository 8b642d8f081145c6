import { type Config, readConfig } from './readConfig';

/** Reads the settings. An invalid one is named on the page, and the product does not start. */
function readOrShowError(): Config {
  try {
    return readConfig(import.meta.env, globalThis.location?.origin ?? 'http://localhost:3000');
  } catch (error) {
    document.getElementById('root')?.replaceChildren(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** The settings that this build was given. */
export const config = readOrShowError();
