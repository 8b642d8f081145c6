import type { CountryDocument } from '#contract/countryDocument';
import { compareNames } from '../language/compare';
import { groupBy } from '../lists/groupBy';

export interface DocumentGroup {
  readonly type: string;
  readonly documents: readonly CountryDocument[];
}

/** Documents grouped by type, groups sorted by name; the order within a group is kept. */
export function documentGroups(documents: readonly CountryDocument[], language: string): DocumentGroup[] {
  const byName = compareNames(language);
  return [...groupBy(documents, ({ document_type }) => document_type)]
    .map(([type, own]) => ({ type, documents: own }))
    .toSorted((a, b) => byName(a.type, b.type));
}
