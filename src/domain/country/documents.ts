import type { CountryDocument } from '#contract/countryDocument';

export interface DocumentGroup {
  readonly type: string;
  readonly documents: readonly CountryDocument[];
}

/** Documents by their kind, kinds by name; within one the order stays. */
export function documentGroups(documents: readonly CountryDocument[]): DocumentGroup[] {
  const groups = new Map<string, CountryDocument[]>();
  for (const document of documents) {
    groups.set(document.document_type, [...(groups.get(document.document_type) ?? []), document]);
  }
  return [...groups].map(([type, own]) => ({ type, documents: own })).toSorted((a, b) => a.type.localeCompare(b.type));
}
