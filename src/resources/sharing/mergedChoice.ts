interface Person {
  readonly id: number;
}

interface Choice {
  /** The list from which a person has chosen. */
  readonly before: readonly Person[];
  /** What they have chosen. */
  readonly people: readonly Person[];
  /** The list as it is now. */
  readonly stored: readonly Person[];
}

/** The ids of a list that two people have changed: what is stored, with what one of them has added and without what they have removed. */
export function mergedChoice({ before, people, stored }: Choice): readonly number[] {
  const idsOf = (list: readonly Person[]) => new Set(list.map(({ id }) => id));
  const [old, chosen] = [idsOf(before), idsOf(people)];
  const kept = stored.filter(({ id }) => chosen.has(id) || !old.has(id));
  const added = people.filter(({ id }) => !old.has(id));
  return [...new Set([...kept, ...added].map(({ id }) => id))];
}
