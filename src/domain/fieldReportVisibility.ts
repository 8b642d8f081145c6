/** Who may see a report, by the server's keys. @source reference/emergencies.md, section 5 */
export const visibility = { movement: 1, secretariat: 2, public: 3, nationalSocieties: 4 } as const;

export type VisibilityKey = (typeof visibility)[keyof typeof visibility];

interface Filer {
  /** Of the report; null until it is chosen. */
  readonly country: number | null;
  /** Of the person who files. */
  readonly organisationType: string | null | undefined;
}

const offeredTo: Readonly<Record<string, readonly VisibilityKey[]>> = {
  OTHR: [visibility.public, visibility.movement],
  NTLS: [visibility.public, visibility.movement, visibility.nationalSocieties],
};
const all: readonly VisibilityKey[] = [
  visibility.public,
  visibility.movement,
  visibility.nationalSocieties,
  visibility.secretariat,
];

/**
 * To whom a report may be made visible: in a country under review only to the federation and its National Societies, else by the
 * kind of organisation that files.
 *
 * @param reviewCountries - ids of the countries whose reports are reviewed
 * @source reference/emergencies.md, section 2.1
 */
export function offeredVisibilities(filer: Filer, reviewCountries: readonly number[]): readonly VisibilityKey[] {
  if (filer.country !== null && reviewCountries.includes(filer.country)) return [visibility.nationalSocieties];
  return offeredTo[filer.organisationType ?? ''] ?? all;
}
