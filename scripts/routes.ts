import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import type { LazyPage } from '#app/routes/page';
import { pages } from '#app/routes/pages';
import type { PathEntry } from '#app/routes/path';
import { paths } from '#app/routes/paths';
import { launchBrowser } from './bench/browser.mjs';
import { openWithHoles } from './holes/openWithHoles';
import { startStandIn } from './load/standIn';
import { findLateReads } from './pages/lateReads';

const kindOf = (entry: PathEntry, page: LazyPage | undefined) =>
  page ? 'page' : entry.redirect ? 'redirect' : 'neither';

function listRoutes(isWhole: boolean): number {
  const table: Readonly<Record<string, LazyPage | undefined>> = pages;
  const rows = Object.entries<PathEntry>(paths).map(([name, entry]) => ({
    name,
    path: entry.path,
    kind: kindOf(entry, table[name]),
  }));
  const open = rows.filter(({ kind }) => kind === 'neither');
  for (const { name, path, kind } of isWhole ? rows : open) {
    console.log(`${kind.padEnd(10)} ${path.padEnd(70)} ${name}`);
  }
  console.log(`${open.length} of ${rows.length} routes have neither a page nor a redirect`);
  return 0;
}

/** @param open - is called with the address of a stand-in, and a browser; returns an exit code */
async function withStandIn(open: (browser: Browser, base: string) => Promise<number>): Promise<number> {
  const standIn = await startStandIn();
  const browser = await launchBrowser();
  try {
    return await open(browser, standIn.address);
  } finally {
    await browser.close();
    await standIn.close();
  }
}

const openPages = (seed: number, only: string | undefined) =>
  withStandIn(async (browser, base) => {
    const opened = await openWithHoles(browser, { base, seed, only });
    const faulty = opened.filter(({ faults }) => faults.length > 0);
    for (const { path, faults } of faulty) {
      console.log(path);
      for (const fault of faults) console.log(`  ${fault}`);
    }
    console.log(`seed ${seed}: ${faulty.length} of ${opened.length} pages show a hole of the server's answers`);
    return faulty.length > 0 ? 1 : 0;
  });

const openLate = (only: string | undefined) =>
  withStandIn(async (browser, base) => {
    for (const { path, read, lines } of await findLateReads(browser, { base, only })) {
      console.log(`${path}  until ${read} has come:`);
      for (const line of lines) console.log(`  ${line}`);
    }
    return 0;
  });

/**
 * Lists the routes with neither a page nor a redirect: npm run routes; `-- --all` lists every route.
 *
 * `-- --holes SEED` opens every page in a browser while the stand-in's answers miss what the contract lets them miss, and says what
 * falls or shows a missing value as text; `--only /dref` limits it to paths with this part.
 *
 * `-- --late` opens every page once for each of its reads, and says what is shown only until that read has come, some ten minutes long.
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: 'boolean', default: false },
      holes: { type: 'string' },
      late: { type: 'boolean' },
      only: { type: 'string' },
    },
  });
  if (values.late) return openLate(values.only);
  if (values.holes === undefined) return listRoutes(values.all);
  const seed = Number(values.holes);
  if (!Number.isInteger(seed) || seed < 0) {
    console.error('Not opened: --holes takes a number, 0 or more, from which the holes are made.');
    return 2;
  }
  return openPages(seed, values.only);
}
