import { isCategorised } from './severity';

type Severe = Parameters<typeof isCategorised>[0];

/** The category, yellow, that the server also gives an emergency that nobody has categorised. */
export const defaultLevel = 0;

/** Whether an emergency is of a crisis category: one that nobody has categorised is of none. @param level - null for any, or none */
export const isOfCategory = (event: Severe, level: Severe['ifrc_severity_level'] | null): boolean =>
  level === null || (event.ifrc_severity_level === level && isCategorised(event));
