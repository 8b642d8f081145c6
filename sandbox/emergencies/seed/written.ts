import { featuredEmergencies } from './featured';
import { otherEmergencies } from './other';
import type { WrittenEmergency } from './writtenEmergency';

/** The emergencies written by hand, in the order of their ids. */
export const writtenEmergencies: readonly WrittenEmergency[] = [...featuredEmergencies, ...otherEmergencies];
