import type { Donor } from '#contract/flashUpdate';

/** Display name of a donor: the organisation, else the person, else the address. */
export function donorName({ id, organization_name, first_name, last_name, email }: Donor): string {
  const person = [first_name, last_name].filter((part) => part?.trim()).join(' ');
  return organization_name?.trim() || person || email || String(id);
}

/**
 * The addresses that the server writes to, each once.
 *
 * @param donors - ids of the selected donors
 * @param groups - ids of the selected groups, which stand for their donors
 * @source reference/emergencies.md, section 4.6
 */
export function recipientsOf(
  all: readonly Donor[],
  donors: readonly number[],
  groups: readonly number[],
): readonly string[] {
  const selected = all.filter((donor) => donors.includes(donor.id) || donor.groups?.some((id) => groups.includes(id)));
  return [...new Set(selected.flatMap(({ email }) => email?.trim() || []))];
}
