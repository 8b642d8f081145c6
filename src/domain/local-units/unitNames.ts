/** A name for comparison: case and repeated blanks do not matter. */
export const normalisedName = (name: string | null | undefined): string =>
  (name ?? '').trim().toLowerCase().replace(/\s+/g, ' ');
