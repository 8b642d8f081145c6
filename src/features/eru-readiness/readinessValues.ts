import type { EruReadinessType } from '#contract/eruReadiness';

/** A type of unit as the form holds it. */
export interface TypeRow {
  /** Of its type, of which there is one row: two people who add the same type mean the same row. */
  readonly client_id: string;
  /** Of a type that the server has. */
  readonly id?: number;
  readonly type: number | null;
  readonly equipment_readiness: EruReadinessType['equipment_readiness'] | null;
  readonly people_readiness: EruReadinessType['people_readiness'] | null;
  readonly funding_readiness: EruReadinessType['funding_readiness'] | null;
  readonly ns_contribution: EruReadinessType['ns_contribution'] | null;
  readonly comment: string | null;
}

export interface ReadinessValues {
  /** The chosen types; the rows follow them. */
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

/** A row for each chosen type, those that were there before with their answers. */
export function rowsOfTypes(types: readonly number[] | null, rows: readonly TypeRow[] | null): TypeRow[] | null {
  if (!types || types.length === 0) return null;
  return types.map((type) => rows?.find((row) => row.type === type) ?? emptyRow(type));
}
