import type { LazyPage } from '#app/routes/page';
import { pages } from '#app/routes/pages';
import type { PathEntry } from '#app/routes/path';
import { paths } from '#app/routes/paths';

const kindOf = (entry: PathEntry, page: LazyPage | undefined) =>
  page ? 'page' : entry.redirect ? 'redirect' : 'neither';

/** Lists the routes that neither have a page nor lead elsewhere: npm run routes, with `-- --all` every route */
export function main(args: readonly string[]): number {
  const table: Readonly<Record<string, LazyPage | undefined>> = pages;
  const rows = Object.entries<PathEntry>(paths).map(([name, entry]) => ({
    name,
    path: entry.path,
    kind: kindOf(entry, table[name]),
  }));
  const open = rows.filter(({ kind }) => kind === 'neither');
  for (const { name, path, kind } of args.includes('--all') ? rows : open) {
    console.log(`${kind.padEnd(10)} ${path.padEnd(70)} ${name}`);
  }
  console.log(`${open.length} of ${rows.length} routes have neither a page nor a redirect`);
  return 0;
}
