import { existsSync } from 'node:fs';
import { OptionError, readOptions } from './core/site/options';
import { connectAddresses } from './core/site/securityHeaders';
import { StartError, serveSandbox } from './server';

try {
  const connect = connectAddresses(process.env);
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
