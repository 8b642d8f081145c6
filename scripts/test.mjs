// Runs all checks, independent ones in parallel. Prints a last line: N passed, N failed, and ', N skipped' for checks that could
// not run.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A copy of the OpenAPI document of the real API, outside the repository. */
const schema = '../shared/go-api/openapi.json';
const unitReport = 'dist/unit.json';
const journeyReport = 'dist/e2e.json';
const npx = (...command) => ['npx', ['--no-install', ...command]];
const node = (...command) => [process.execPath, command];

const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, by name: repeated at the end, where a long output is looked at first. */
const failures = [];

/** Counts the tests of a report; a failed step counts as at least one failure, even without a report. */
function count(name, isOk, { passed = 0, failed = 0, skipped = 0, names = [] } = isOk ? { passed: 1 } : {}) {
  total.passed += passed;
  total.skipped += skipped;
  total.failed += Math.max(failed, isOk ? 0 : 1);
  if (!isOk) failures.push(...(names.length > 0 ? names : ['failed']).map((test) => `${name}: ${test}`));
}

/** Runs a step; the output of parallel steps is buffered until they end. @returns whether it passed */
const run = (name, [command, args], { isAlone = false, readReport = () => undefined } = {}) =>
  new Promise((resolve) => {
    const started = Date.now();
    if (isAlone) console.log(`\n== ${name}`);
    const child = spawn(command, args, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const output = isAlone ? [] : [`\n== ${name}\n`];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(data));
    const end = (isOk) => {
      for (const part of output) process.stdout.write(part);
      console.log(`== ${name}: ${isOk ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
      count(name, isOk, readReport());
      resolve(isOk);
    };
    child.on('error', (error) => {
      output.push(`${error.message}\n`);
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const firstLine = (text = '') => text.split('\n')[0];

/** The failed tests of a file in Vitest's report; a file that could not run has a message alone. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const file = relative('.', name);
  if (failed.length === 0) return status === 'failed' ? [`${file} › ${firstLine(message)}`] : [];
  return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
}

/** The lines of a journey's message that say what failed, in one: expected and received values among them. */
const shortMessage = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 8)
    .join(' · ')
    .slice(0, 600);

/** The failed journeys of a suite in Playwright's report, and of the suites within it, with the line and the message of each. */
function failuresOfSuite({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const names = failed.map(({ title, tests = [] }) => {
    const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
    return `${file}:${error?.location?.line ?? '?'} › ${title}: ${shortMessage(error?.message)}`;
  });
  return [...names, ...suites.flatMap(failuresOfSuite)];
}

mkdirSync('dist', { recursive: true });
for (const report of [unitReport, journeyReport]) rmSync(report, { force: true });

async function check() {
  await run('format and lint', npx('biome', 'check', '--error-on-warnings', '.'));
  await run('unused code', npx('knip'));
  await run('strings', node('scripts/run.mjs', 'scripts/strings.ts'));
  if (existsSync(schema)) await run('contract', node('scripts/run.mjs', 'scripts/contract.ts', '--schema', schema));
  else {
    console.log(`\n== contract: not compared, ${schema} is not there (npm run contract -- --schema FILE_OR_ADDRESS)`);
    total.skipped += 1;
  }
}

async function build() {
  const isBuilt = await run('build', node('scripts/build.mjs'));
  if (isBuilt) await run('size budget', node('scripts/size.mjs'));
  await run('types', npx('tsc', '--noEmit'));
  return isBuilt;
}

const [isBuilt] = await Promise.all([build(), check()]);
await run(
  'unit and component tests',
  npx('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`),
  {
    isAlone: true,
    readReport: () => {
      const report = read(unitReport);
      return (
        report && {
          passed: report.numPassedTests,
          failed: report.numFailedTests,
          skipped: report.numPendingTests,
          names: report.testResults.flatMap(failuresOfFile),
        }
      );
    },
  },
);
if (isBuilt) {
  await run('browser journeys', node('scripts/e2e.mjs', '--reporter=line,json'), {
    isAlone: true,
    readReport: () => {
      const report = read(journeyReport);
      return (
        report && {
          passed: report.stats.expected,
          failed: report.stats.unexpected,
          skipped: report.stats.skipped,
          names: report.suites.flatMap(failuresOfSuite),
        }
      );
    },
  });
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);
