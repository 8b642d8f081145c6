export interface NamedPerson {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly username?: string | null;
}

/**
 * The display name of a person.
 *
 * @returns first and last name, else the local part of the username, else null ('Unknown user')
 * @source reference/product.md, section 3
 */
export function displayName(person: NamedPerson): string | null {
  const full = [person.first_name, person.last_name]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');
  return full || person.username?.split('@')[0]?.trim() || null;
}

/** The display name of a user: the name, else the full username. */
export const accountName = (person: NamedPerson & { readonly username: string }): string =>
  displayName(person) ?? person.username;
