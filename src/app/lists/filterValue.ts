/** One choice of a filter bar, null for none. */
export interface FilterValue {
  readonly value: number | null;
  readonly onChange: (value: number | undefined) => void;
}
