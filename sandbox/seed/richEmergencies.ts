import { featuredEmergencies } from './featuredEmergencies';
import { lesserEmergencies } from './lesserEmergencies';
import type { RichEmergency } from './richEmergency';

/** The emergencies written by hand, in the order of their ids. */
export const richEmergencies: readonly RichEmergency[] = [...featuredEmergencies, ...lesserEmergencies];
