import type { LazyPage } from '#app/routes/page';
import { pages } from '#app/routes/pages';
import type { PathEntry } from '#app/routes/path';
import { paths } from '#app/routes/paths';

const kindOf = (entry: PathEntry, page: LazyPage | undefined) =>
  page ? 'page' : entry.redirect ? 'redirect' : 'not built';

/** Lists the routes, and how many still have no page: npm run routes [-- --all] */
export function main(args: readonly string[]): number {
  const table: Readonly<Record<string, LazyPage | undefined>> = pages;
  const rows = Object.entries<PathEntry>(paths).map(([name, entry]) => ({
    name,
    path: entry.path,
    kind: kindOf(entry, table[name]),
  }));
  const notBuilt = rows.filter(({ kind }) => kind === 'not built');
  for (const { name, path, kind } of args.includes('--all') ? rows : notBuilt) {
    console.log(`${kind.padEnd(10)} ${path.padEnd(70)} ${name}`);
  }
  console.log(`${notBuilt.length} of ${rows.length} routes are not built yet`);
  return 0;
}
