import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

const project = (name: string, options: TestOptions): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, ...options },
});

/** Milliseconds. */
const unitTest = 15_000;
const wholeApp = 30_000;

const folders = '{src,sandbox,tests}/**';
const app = `${folders}/*.app.test.tsx`;
const isolated = `${folders}/*.isolated.test.{ts,tsx}`;
/** The rules that read days and moments: also far from UTC, on both sides of the date line and at three quarters of an hour. */
const rules = 'src/domain/**/*.test.ts';
const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu'];
const dom = `${folders}/*.dom.test.ts`;

// The name of a test file says what it needs. Files of a project share one module graph a worker: starting a
// process and importing the product anew for each file would take longer than the tests.
// All tests stay below the limits on a machine with three times more to do than processors; an exception stands in its file, with
// its reason.
export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    globals: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    isolate: false,
    maxWorkers: '100%',
    // seeding the stand-in, or importing the product, once a file
    hookTimeout: 30_000,
    projects: [
      // the whole product at its URL, with the stand-in API behind the network
      project('app', {
        include: [app],
        environment: 'jsdom',
        testTimeout: wholeApp,
        setupFiles: ['tests/jitter.ts', 'tests/setupDom.ts', 'tests/setupApp.ts'],
      }),
      // files that replace modules, or need them freshly evaluated
      project('isolated', {
        include: [isolated],
        environment: 'jsdom',
        isolate: true,
        testTimeout: unitTest,
        setupFiles: ['tests/jitter.ts', 'tests/setupDom.ts'],
      }),
      // parts alone
      project('component', {
        include: [`${folders}/*.test.tsx`, dom],
        exclude: [app, isolated],
        environment: 'jsdom',
        testTimeout: unitTest,
        setupFiles: ['tests/jitter.ts', 'tests/setupDom.ts'],
      }),
      // rules and the stand-in API, without a document
      project('pure', {
        include: [`${folders}/*.test.ts`],
        exclude: [dom, isolated],
        environment: 'node',
        testTimeout: unitTest,
        setupFiles: ['tests/setup.ts'],
        env: { TZ: 'UTC' },
      }),
      ...zones.map((TZ) =>
        project(`pure ${TZ}`, {
          include: [rules],
          environment: 'node',
          testTimeout: unitTest,
          setupFiles: ['tests/setup.ts'],
          env: { TZ },
        }),
      ),
    ],
  },
});
