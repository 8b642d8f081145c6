// Everything that must hold, in the order in which it fails fastest. Ends with one line: N passed, N failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';

const contractCheck = '../shared/tools/contract-check.mjs';
const npx = (...command) => ['npx', ['--no-install', ...command]];
const node = (...command) => [process.execPath, command];

mkdirSync('dist', { recursive: true });
const steps = [
  ['format and lint', npx('biome', 'check', '--error-on-warnings', '.')],
  ['types', npx('tsc', '--noEmit')],
  ['unused code', npx('knip')],
  ['words', node('scripts/run.mjs', 'scripts/strings.ts')],
  [
    'unit and component tests',
    npx('vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=dist/unit.json'),
  ],
  ['build', node('scripts/build.mjs')],
  ['size budget', node('scripts/size.mjs')],
  ['contract', node('scripts/contractCheck.mjs', contractCheck)],
  ['browser journeys', node('scripts/e2e.mjs', '--reporter=line,json')],
];

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
let passed = 0;
let failed = 0;
for (const [name, [command, args]] of steps) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  const ok = status === 0;
  console.log(`== ${name}: ${ok ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (name === 'unit and component tests') {
    const report = read('dist/unit.json');
    passed += report?.numPassedTests ?? 0;
    failed += Math.max(report?.numFailedTests ?? 0, ok ? 0 : 1);
  } else if (name === 'browser journeys') {
    const report = read('dist/e2e.json');
    passed += report?.stats.expected ?? 0;
    failed += Math.max(report?.stats.unexpected ?? 0, ok ? 0 : 1);
  } else if (ok) passed += 1;
  else failed += 1;
  // without types or a build the later steps only repeat the news
  if (!ok && name === 'build') break;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
