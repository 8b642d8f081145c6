import type { ProjectUser } from '#contract/project';
import type { Context } from '../core/http/context';
import { users } from '../core/sign-in/users';

/** The names of users, by id. */
export function projectUsers(ids: readonly (number | null)[], { store }: Context): ReadonlyMap<number, ProjectUser> {
  const rows = store.getMany(
    users,
    ids.flatMap((id) => id ?? []),
  );
  return new Map(
    [...rows].map(([id, { username, email, first_name, last_name }]) => [
      id,
      { id, username, email, first_name, last_name },
    ]),
  );
}

export const userOf = (known: ReadonlyMap<number, ProjectUser>, id: number | null): ProjectUser | null =>
  id === null ? null : (known.get(id) ?? null);
