// Runs a TypeScript script of the project: node scripts/run.mjs scripts/routes.ts [arguments]
import { runnerImport } from 'vite';

const [script, ...rest] = process.argv.slice(2);
if (!script) {
  console.error('usage: node scripts/run.mjs SCRIPT.ts [arguments]');
  process.exit(2);
}
const { module } = await runnerImport(`./${script}`, {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
});
const status = await module.main(rest);
process.exitCode = typeof status === 'number' ? status : 0;
