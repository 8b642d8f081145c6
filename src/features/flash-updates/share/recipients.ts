import type { Donor } from '#contract/flashUpdate';

/** What a donor is called: the organisation, else the person, else the address. */
export function donorName({ id, organization_name, first_name, last_name, email }: Donor): string {
  const person = [first_name, last_name].filter((part) => part?.trim()).join(' ');
  return organization_name?.trim() || person || email || String(id);
}

/**
 * The addresses that the server writes to, each once.
 *
 * @param donors - ids of the chosen donors
 * @param groups - ids of the chosen groups, whose donors are meant
 * @source reference/emergencies.md, section 4.6
 */
export function recipientsOf(
  all: readonly Donor[],
  donors: readonly number[],
  groups: readonly number[],
): readonly string[] {
  const chosen = all.filter((donor) => donors.includes(donor.id) || donor.groups?.some((id) => groups.includes(id)));
  return [...new Set(chosen.flatMap(({ email }) => email?.trim() || []))];
}
