import type { LocalUnitRights } from './rights';

/** The server's keys of a unit's status. @source reference/local-units.md, section 3.1 */
export const unitStatus = { validated: 1, unvalidated: 2, pendingEdit: 3, externallyManaged: 4 } as const;

/** The properties of a unit that decide which actions are available. */
export interface UnitState {
  readonly status: number;
  /** Id of the unit's type. */
  readonly type: number;
  /** Id of the import that created it; null for a unit entered by hand. */
  readonly bulk_upload: number | null;
  /** Whether its type is currently externally managed in its country. */
  readonly isManaged: boolean;
}

/** The reason why a unit cannot be edited. */
export type EditObstacle = 'managed' | 'imported' | 'awaits-validation' | 'no-right';

/** The first reason why the unit cannot be edited; null when it can. */
export function editObstacle(unit: UnitState, rights: Pick<LocalUnitRights, 'mayEdit'>): EditObstacle | null {
  if (!rights.mayEdit(unit.type)) return 'no-right';
  if (unit.isManaged || unit.status === unitStatus.externallyManaged) return 'managed';
  if (unit.bulk_upload !== null) return 'imported';
  return unit.status === unitStatus.validated ? null : 'awaits-validation';
}

/** Whether the unit has an open request for validation. */
export const awaitsValidation = ({ status }: Pick<UnitState, 'status'>): boolean =>
  status === unitStatus.unvalidated || status === unitStatus.pendingEdit;

/** Whether the user can accept or reject the open request. */
export const canReview = (unit: UnitState, rights: Pick<LocalUnitRights, 'mayValidate'>): boolean =>
  awaitsValidation(unit) && !unit.isManaged && rights.mayValidate(unit.type);

/** Whether the user can deprecate the unit. */
export const canDeprecate = (unit: UnitState, rights: Pick<LocalUnitRights, 'mayValidate'>): boolean =>
  rights.mayValidate(unit.type) &&
  !unit.isManaged &&
  unit.status !== unitStatus.externallyManaged &&
  unit.bulk_upload === null;

/** The name of a unit in the local language, else in English; null without either. */
export const unitName = (unit: {
  readonly local_branch_name: string | null;
  readonly english_branch_name: string | null;
}): string | null => unit.local_branch_name?.trim() || unit.english_branch_name?.trim() || null;

/** The address of a unit in the local language, else in English; null without either. */
export const unitAddress = (unit: {
  readonly address_loc: string | null;
  readonly address_en: string | null;
}): string | null => unit.address_loc?.trim() || unit.address_en?.trim() || null;
