import type { Route } from './http/route';
import type { SeedContext } from './seed/context';
import type { AnyTable } from './store/table';

/** One area of the API: its tables, the illustrative rows of a new database, and the endpoints that it answers. */
export interface Room {
  /** The folder's name. */
  readonly name: string;
  /** Prefix of every path, such as `/risk`, for an API that has a base address of its own. */
  readonly basePath?: `/${string}`;
  readonly tables: readonly AnyTable[];
  /** Runs after the seeds of all rooms before it in the list, whose rows it reads through `context.rows`. */
  readonly seed?: (context: SeedContext) => void;
  readonly routes: readonly Route[];
}

/** An item with the room that it comes from. */
interface Claim<Item> {
  readonly room: string;
  readonly name: string;
  readonly item: Item;
}

function withoutConflicts<Item>(kind: string, claims: readonly Claim<Item>[]): Item[] {
  const owners = new Map<string, string>();
  for (const { room, name } of claims) {
    const owner = owners.get(name);
    if (owner !== undefined) throw new Error(`The ${kind} ${name} is claimed by the rooms ${owner} and ${room}`);
    owners.set(name, room);
  }
  return claims.map(({ item }) => item);
}

/** The tables of all rooms; throws when two of them, or their tables of links, have the same name. */
export function tablesOf(rooms: readonly Room[]): AnyTable[] {
  const claims = rooms.flatMap(({ name: room, tables }) =>
    tables.flatMap((table) => [
      { room, name: table.name, item: [table] },
      ...(table.links ?? []).map((link) => ({ room, name: `${table.name}_${link}`, item: [] })),
    ]),
  );
  return withoutConflicts('table', claims).flat();
}

/** The endpoints of all rooms under the paths that they are mounted at; throws when two are the same. */
export function routesOf(rooms: readonly Room[]): Route[] {
  const claims = rooms.flatMap(({ name: room, basePath = '', routes }) =>
    routes.map((route) => {
      const endpoint = route.endpoint.replace(' ', ` ${basePath}`);
      return { room, name: endpoint, item: { ...route, endpoint } };
    }),
  );
  return withoutConflicts('endpoint', claims);
}
