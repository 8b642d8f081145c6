import type { EarlyAction } from '#contract/riskEarlyAction';
import { compareNames } from '../language/compare';
import { type Hazard, hazardOf, hazards } from './hazards';

/** Possible early actions of one country. */

/** The service files the actions for cyclones under their surge and their wind. @source reference/real-server.md, section 5 */
const partsOfCyclone: readonly (Hazard | null)[] = ['SS', 'CD'];

type Filed = Pick<EarlyAction, 'hazard_type' | 'sectors_details'>;

const isFor = ({ hazard_type }: Filed, hazard: Hazard): boolean => {
  const own = hazardOf(hazard_type);
  return own === hazard || (hazard === 'TC' && partsOfCyclone.includes(own));
};

const isOfSector = ({ sectors_details }: Filed, sector: string): boolean =>
  sectors_details.some(({ name }) => name === sector);

/** The hazards that some of the actions are for: others would find nothing. */
export const actionHazards = (actions: readonly Filed[]): Hazard[] =>
  hazards.filter((hazard) => actions.some((action) => isFor(action, hazard)));

/** The sectors of the actions, each once. */
export const actionSectors = (actions: readonly Filed[], language: string): string[] =>
  [...new Set(actions.flatMap(({ sectors_details }) => sectors_details.map(({ name }) => name)))].toSorted(
    compareNames(language),
  );

export interface ActionFilters {
  readonly hazard: Hazard | null;
  /** The whole name of a sector; the service would find others that contain it, and an action once for each. */
  readonly sector: string | null;
}

/** The actions that match the filters, each once. @source reference/real-server.md, section 5 */
export const matchingActions = <Action extends Filed & { readonly id: number }>(
  actions: readonly Action[],
  { hazard, sector }: ActionFilters,
): readonly Action[] =>
  [...new Map(actions.map((action) => [action.id, action])).values()].filter(
    (action) => (hazard === null || isFor(action, hazard)) && (sector === null || isOfSector(action, sector)),
  );
