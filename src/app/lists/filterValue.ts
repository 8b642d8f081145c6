/** The value of one filter and its setter; null when not set. */
export interface FilterValue {
  readonly value: number | null;
  readonly onChange: (value: number | undefined) => void;
}
