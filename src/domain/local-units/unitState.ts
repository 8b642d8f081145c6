import type { LocalUnitRights } from './rights';

/** @source reference/local-units.md, section 3.1 */
export const unitStatus = { validated: 1, unvalidated: 2, pendingEdit: 3, externallyManaged: 4 } as const;

/** What decides which steps a unit may take. */
export interface UnitState {
  readonly status: number;
  /** Id of its type. */
  readonly type: number;
  /** The import that made it; null for a unit that a person entered. */
  readonly bulk_upload: number | null;
  /** Whether its type is externally managed in its country now. */
  readonly isManaged: boolean;
}

/** Why a unit cannot be edited now. */
export type EditObstacle = 'managed' | 'imported' | 'awaits-validation' | 'no-right';

/** The first reason why the unit cannot be edited; null when it can. */
export function editObstacle(unit: UnitState, rights: Pick<LocalUnitRights, 'mayEdit'>): EditObstacle | null {
  if (!rights.mayEdit(unit.type)) return 'no-right';
  if (unit.isManaged || unit.status === unitStatus.externallyManaged) return 'managed';
  if (unit.bulk_upload !== null) return 'imported';
  return unit.status === unitStatus.validated ? null : 'awaits-validation';
}

/** Whether a request to validate the unit is open. */
export const awaitsValidation = ({ status }: Pick<UnitState, 'status'>): boolean =>
  status === unitStatus.unvalidated || status === unitStatus.pendingEdit;

/** Accepting or rejecting the open request. */
export const canReview = (unit: UnitState, rights: Pick<LocalUnitRights, 'mayValidate'>): boolean =>
  awaitsValidation(unit) && !unit.isManaged && rights.mayValidate(unit.type);

/** Taking the unit out of every list. */
export const canDeprecate = (unit: UnitState, rights: Pick<LocalUnitRights, 'mayValidate'>): boolean =>
  rights.mayValidate(unit.type) &&
  !unit.isManaged &&
  unit.status !== unitStatus.externallyManaged &&
  unit.bulk_upload === null;

/** What a unit is called: in the local language, else in English; null without either. */
export const unitName = (unit: {
  readonly local_branch_name: string | null;
  readonly english_branch_name: string | null;
}): string | null => unit.local_branch_name?.trim() || unit.english_branch_name?.trim() || null;

/** Where a unit is, in the same order of languages. */
export const unitAddress = (unit: {
  readonly address_loc: string | null;
  readonly address_en: string | null;
}): string | null => unit.address_loc?.trim() || unit.address_en?.trim() || null;
