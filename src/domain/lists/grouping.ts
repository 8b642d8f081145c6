import { compareCodes, compareNames } from '../language/compare';

/** What lists are grouped by. */
export const groupKinds = ['country', 'type', 'month'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** A group that a row stands in. */
export interface Member {
  readonly key: string;
  /** Null where the server gave none. */
  readonly name: string | null;
}

/** The rows of a group, in the order of the list. */
export interface Group<Row> extends Member {
  readonly rows: readonly Row[];
}

/** The group of rows without a country, type or month. */
const nowhere: Member = { key: '', name: null };

/**
 * Rows by group: months from the latest, other groups from the largest and equal ones by name. Rows without a group come last.
 *
 * @param membersOf - the groups of a row, which stands in each of them
 */
export function groupRows<Row>(
  rows: readonly Row[],
  kind: GroupKind,
  membersOf: (row: Row) => readonly Member[],
  language: string,
): readonly Group<Row>[] {
  const byName = compareNames(language);
  const groups = new Map<string, Member & { readonly rows: Row[] }>();
  for (const row of rows) {
    const members = membersOf(row);
    for (const member of members.length > 0 ? members : [nowhere]) {
      const group = groups.get(member.key);
      if (group) group.rows.push(row);
      else groups.set(member.key, { ...member, rows: [row] });
    }
  }
  const isNowhere = ({ key }: Member) => Number(key === nowhere.key);
  return [...groups.values()].toSorted(
    (a, b) =>
      isNowhere(a) - isNowhere(b) ||
      (kind === 'month' ? compareCodes(b.key, a.key) : b.rows.length - a.rows.length) ||
      byName(a.name, b.name),
  );
}
