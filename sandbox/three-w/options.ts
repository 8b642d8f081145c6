import type { ActivityAction, EmergencyProjectOptions } from '#contract/emergencyProject';
import { actionSupplies, activityActions, activitySectors, cashActions } from './optionList';

const actions: readonly ActivityAction[] = activityActions.map(({ id, sector, title, hasLocation }) => ({
  id,
  sector,
  title,
  order: id,
  description: `${title}: what is counted are the people who were served, in this emergency alone.`,
  has_location: hasLocation,
  is_cash_type: cashActions.includes(id),
  supplies_details: [...(actionSupplies[id] ?? [])],
}));

const sectors = activitySectors.map(({ id, title }) => ({ id, title, order: id }));

/** The server's order is arbitrary and titles have no translation. @source reference/three-w.md, section 4.3 */
export const activityOptions = (): EmergencyProjectOptions => ({
  actions: actions.toReversed(),
  sectors: sectors.toReversed(),
});

const actionsById = new Map(actions.map((action) => [action.id, action]));
const sectorsById = new Map(sectors.map((sector) => [sector.id, sector]));

export const actionById = (id: number | null | undefined): ActivityAction | null =>
  (id === null || id === undefined ? undefined : actionsById.get(id)) ?? null;

export const sectorById = (id: number) => sectorsById.get(id) ?? null;
