import type { RouteEntry } from '#app/routes/route';
import { routes } from '#app/routes/table';

/** Lists the routes, and how many still have no page: npm run routes [-- --all] */
export function main(args: readonly string[]): number {
  const entries: [string, RouteEntry][] = Object.entries(routes);
  const notBuilt = entries.filter(([, entry]) => entry.isNotBuilt);
  for (const [name, entry] of args.includes('--all') ? entries : notBuilt) {
    const kind = entry.page ? 'page' : entry.redirect ? 'redirect' : 'not built';
    console.log(`${kind.padEnd(10)} ${entry.path.padEnd(70)} ${name}`);
  }
  console.log(`${notBuilt.length} of ${entries.length} routes are not built yet`);
  return 0;
}
