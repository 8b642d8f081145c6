import { existsSync } from 'node:fs';
import { OptionError, readOptions } from './core/site/options';
import { StartError, serveSandbox } from './server';

/** Origins that the settings of the built product name. */
const connect = ['VITE_API_ENDPOINT', 'VITE_RISK_API_ENDPOINT', 'VITE_ERROR_REPORTING_DSN'].flatMap(
  (name) => process.env[name] ?? [],
);
if (process.env.VITE_MAP_ACCESS_TOKEN) connect.push('https://api.mapbox.com', 'https://events.mapbox.com');

try {
  const { site, ...options } = readOptions(process.argv.slice(2));
  const server = await serveSandbox({ ...options, ...(existsSync(site) ? { site } : {}), allowed: { connect } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (!(error instanceof OptionError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
