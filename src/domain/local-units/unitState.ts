import type { LocalUnitRights } from './rights';

/** The server's keys of a unit's status. @source reference/local-units.md, section 3.1 */
export const unitStatus = { validated: 1, unvalidated: 2, pendingEdit: 3, externallyManaged: 4 } as const;

/** The server's keys of the status of a request to validate a unit. @source reference/local-units.md, section 3.1 */
export const requestStatus = { pending: 1, approved: 2, reverted: 3 } as const;

/** What a user can do with a unit. */
export type UnitAction = 'edit' | 'validate' | 'reject' | 'deprecate';

/** The properties of a unit that decide which actions are available. */
export interface UnitState {
  readonly status: number;
  /** Id of the unit's type. */
  readonly type: number;
  /** Whether its type is currently externally managed in its country. */
  readonly isManaged: boolean;
  /** The status of its last request to validate it; null for a unit without one. */
  readonly request: number | null;
}

type Names<Keys extends object> = keyof Keys;
type RequestName = Names<typeof requestStatus> | 'none';

const decided: readonly UnitAction[] = ['deprecate'];
const open: readonly UnitAction[] = ['validate', 'reject', 'deprecate'];
const settled: readonly UnitAction[] = ['edit', 'deprecate'];
const none: readonly UnitAction[] = [];

/**
 * The actions on a unit by its status and its last request, for a user with every right on it. The server accepts each of them.
 *
 * A unit that waits but has no pending request can be neither validated, rejected nor edited: a rejected new unit that was taken back.
 *
 * @source reference/local-units.md, sections 3.1 and 4.4
 */
export const unitActionTable: Readonly<
  Record<Names<typeof unitStatus>, Readonly<Record<RequestName, readonly UnitAction[]>>>
> = {
  validated: { none: settled, pending: settled, approved: settled, reverted: settled },
  unvalidated: { none: decided, pending: open, approved: decided, reverted: decided },
  pendingEdit: { none: decided, pending: open, approved: decided, reverted: decided },
  externallyManaged: { none, pending: none, approved: none, reverted: none },
};

const nameOf = <Name extends string>(keys: Readonly<Record<Name, number>>, key: number | null) =>
  (Object.keys(keys) as Name[]).find((name) => keys[name] === key);

const tableActions = ({ status, request }: Pick<UnitState, 'status' | 'request'>): readonly UnitAction[] => {
  const row = nameOf(unitStatus, status);
  return row ? unitActionTable[row][nameOf(requestStatus, request) ?? 'none'] : none;
};

/**
 * Units that files alone maintain: the next import deletes what is changed by hand. Once their type is no longer managed, imported units are
 * validated units like others.
 */
const isMaintainedByFiles = ({ isManaged, status }: UnitState) => isManaged || status === unitStatus.externallyManaged;

/**
 * The actions that a user is offered on a unit. Decisions and deprecations need the right to validate its type.
 *
 * @source reference/local-units.md, section 3.2
 */
export function unitActions(
  unit: UnitState,
  rights: Pick<LocalUnitRights, 'mayEdit' | 'mayValidate'>,
): readonly UnitAction[] {
  if (isMaintainedByFiles(unit)) return none;
  const isAllowed = (action: UnitAction) => (action === 'edit' ? rights.mayEdit : rights.mayValidate)(unit.type);
  return tableActions(unit).filter(isAllowed);
}

/** The reason why a unit cannot be edited. */
export type EditObstacle = 'managed' | 'awaitsValidation' | 'rejected' | 'noRequest' | 'noRight';

/** The first reason why the unit cannot be edited; null when it can. */
export function editObstacle(unit: UnitState, rights: Pick<LocalUnitRights, 'mayEdit'>): EditObstacle | null {
  if (!rights.mayEdit(unit.type)) return 'noRight';
  if (isMaintainedByFiles(unit)) return 'managed';
  if (unit.status === unitStatus.validated) return null;
  if (unit.request === requestStatus.pending) return 'awaitsValidation';
  const isRejectedNew = unit.status === unitStatus.unvalidated && unit.request === requestStatus.reverted;
  return isRejectedNew ? 'rejected' : 'noRequest';
}

/** Whether the unit waits for validation. */
export const awaitsValidation = ({ status }: Pick<UnitState, 'status'>): boolean =>
  status === unitStatus.unvalidated || status === unitStatus.pendingEdit;

/**
 * Whether the deprecation of a unit can be undone so that the unit is of use: it can then be edited, validated or rejected. A new unit
 * that was rejected stays unvalidated and without a pending request, which the server no longer changes.
 */
export const canRestore = (unit: Pick<UnitState, 'status' | 'request'>): boolean =>
  unit.status === unitStatus.externallyManaged || tableActions(unit).some((action) => action !== 'deprecate');

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
