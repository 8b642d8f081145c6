import type { UserRow } from './users';

/** Rights by the names of permissions. @source reference/shell-and-account.md, section 3.1 */

/** Superusers and users with the federation's permission; an e-mail address of the federation gives no right. */
export const isIfrcUser = (user: UserRow) => user.is_superuser || user.permissions.includes('ifrc_admin');

/** The numbers at the end of the permissions of one kind: `region_admin_2` gives 2. */
export function idsOf({ permissions }: UserRow, kind: string): number[] {
  const pattern = new RegExp(`^${kind}_(\\d+)$`);
  return permissions.flatMap((permission) => {
    const id = pattern.exec(permission)?.[1];
    return id === undefined ? [] : [Number(id)];
  });
}

/** The types of local unit that a user validates, by region or country. */
export function validatorsOf({ permissions }: UserRow, place: 'region' | 'country'): { id: number; types: number[] }[] {
  const byPlace = new Map<number, number[]>();
  for (const permission of permissions) {
    const [, type, id] = new RegExp(`^local_unit_${place}_validator_(\\d+)_(\\d+)$`).exec(permission) ?? [];
    if (id !== undefined) byPlace.set(Number(id), [...(byPlace.get(Number(id)) ?? []), Number(type)]);
  }
  return [...byPlace].map(([id, types]) => ({ id, types }));
}
