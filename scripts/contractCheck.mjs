// Holds the contract against the real API's schema where that is at hand: node scripts/contractCheck.mjs CHECKER
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const [checker] = process.argv.slice(2);
mkdirSync('dist', { recursive: true });
const dump = execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/contract.ts', '--json'], {
  maxBuffer: 512 * 1024 * 1024,
});
writeFileSync('dist/contract.json', dump);
console.log(`${JSON.parse(dump).endpoints.length} endpoints described`);
if (!checker || !existsSync(checker)) {
  console.log('the real API’s schema is not at hand: described, not compared');
  process.exit(0);
}
const known = existsSync('src/contract/contract-exceptions.json')
  ? ['--known', 'src/contract/contract-exceptions.json']
  : [];
process.exit(spawnSync(process.execPath, [checker, 'dist/contract.json', ...known], { stdio: 'inherit' }).status ?? 1);
