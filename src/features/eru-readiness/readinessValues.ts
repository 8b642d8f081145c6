import type { EruReadiness, EruReadinessType } from '#contract/eruReadiness';

/** A type of unit as the form holds it. */
export interface TypeRow {
  /** Of its type, of which there is one row: two people who add the same type mean the same row. */
  readonly client_id: string;
  /** Null for a type that the server does not know yet. */
  readonly id: number | null;
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

const rowKey = (type: number) => `type-${type}`;

const emptyRow = (type: number): TypeRow => ({
  client_id: rowKey(type),
  id: null,
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

/** The stored record as the form holds it. */
export function valuesFromStored({ eru_types }: EruReadiness): ReadinessValues {
  const rows = eru_types.map((row) => ({
    client_id: rowKey(row.type),
    id: row.id,
    type: row.type,
    equipment_readiness: row.equipment_readiness,
    people_readiness: row.people_readiness,
    funding_readiness: row.funding_readiness,
    ns_contribution: row.ns_contribution,
    comment: row.comment?.trim() || null,
  }));
  return { types: rows.length > 0 ? rows.map(({ type }) => type) : null, eru_types: rows.length > 0 ? rows : null };
}

/**
 * The body of a save. Types keep their ids, so that the server updates them; the owner is what it checks the permission by.
 *
 * @param stored - the record as the server has it, which may hold types that the form added too
 */
export const readinessBody = ({ eru_types }: ReadinessValues, owner: number, stored?: EruReadiness) => ({
  eru_owner: owner,
  eru_types: (eru_types ?? []).map(({ client_id: _, id: ownId, comment, ...row }) => {
    const id = ownId ?? stored?.eru_types.find(({ type }) => type === row.type)?.id;
    return {
      ...row,
      ...(id !== undefined && { id }),
      // the server keeps the stored comment of a type without one
      comment: comment?.trim() ?? '',
    };
  }),
});
