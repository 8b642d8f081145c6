import type { EruReadinessType } from '#contract/eruReadiness';

/** A row of the form: one type of unit. */
export interface TypeRow {
  /** Derived from the type, so that rows that two users add for the same type are the same row. */
  readonly client_id: string;
  /** The id of a stored row. */
  readonly id?: number;
  readonly type: number | null;
  readonly equipment_readiness: EruReadinessType['equipment_readiness'] | null;
  readonly people_readiness: EruReadinessType['people_readiness'] | null;
  readonly funding_readiness: EruReadinessType['funding_readiness'] | null;
  readonly ns_contribution: EruReadinessType['ns_contribution'] | null;
  readonly comment: string | null;
}

export interface ReadinessValues {
  /** The selected types; the rows are derived from them. */
  readonly types: readonly number[] | null;
  readonly eru_types: readonly TypeRow[] | null;
}

/** The client_id of a row: an owner has one row of each type. */
export const rowKeyOf = ({ type }: { readonly type: number }) => `type-${type}`;

const emptyRow = (type: number): TypeRow => ({
  client_id: rowKeyOf({ type }),
  type,
  equipment_readiness: null,
  people_readiness: null,
  funding_readiness: null,
  ns_contribution: null,
  comment: null,
});

/** One row for each selected type; existing rows keep their values. */
export function rowsOfTypes(types: readonly number[] | null, rows: readonly TypeRow[] | null): TypeRow[] | null {
  if (!types || types.length === 0) return null;
  return types.map((type) => rows?.find((row) => row.type === type) ?? emptyRow(type));
}

/** The selected types of some rows; null for none. */
export function typesOfRows(rows: readonly { readonly type: number | null }[]): number[] | null {
  const types = rows.flatMap(({ type }) => type ?? []);
  return types.length > 0 ? types : null;
}
