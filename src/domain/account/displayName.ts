export interface NamedPerson {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly username?: string | null;
}

/**
 * How a person is called on the screen.
 *
 * @returns first and last name joined, else what stands before the @ of the username, else null ('Unknown user')
 * @source reference/product.md, section 3
 */
export function displayName(person: NamedPerson): string | null {
  const full = [person.first_name, person.last_name]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');
  return full || person.username?.split('@')[0]?.trim() || null;
}

/** How a person with an account is called: by name, else by the username as it is. */
export const accountName = (person: NamedPerson & { readonly username: string }): string =>
  displayName(person) ?? person.username;
