import { accountRoom } from './account/room';
import { appealsRoom } from './appeals/room';
import { controlRoom } from './control/room';
import type { Room } from './core/room';
import { countriesRoom } from './countries/room';
import { drefRoom } from './dref/room';
import { eapRoom } from './eap/room';
import { emergenciesRoom } from './emergencies/room';
import { eruReadinessRoom } from './eru-readiness/room';
import { fieldReportsRoom } from './field-reports/room';
import { flashUpdatesRoom } from './flash-updates/room';
import { languageRoom } from './language/room';
import { localUnitsRoom } from './local-units/room';
import { operationalLearningRoom } from './operational-learning/room';
import { perRoom } from './per/room';
import { placesRoom } from './places/room';
import { referenceRoom } from './reference/room';
import { riskWatchRoom } from './risk-watch/room';
import { searchRoom } from './search/room';
import { surgeRoom } from './surge/room';
import { threeWRoom } from './three-w/room';

/** Every area of the stand-in API. Seeds run in this order: a room reads what the rooms above it seeded. */
export const rooms: readonly Room[] = [
  controlRoom,
  placesRoom,
  referenceRoom,
  languageRoom,
  accountRoom,
  emergenciesRoom,
  appealsRoom,
  fieldReportsRoom,
  flashUpdatesRoom,
  surgeRoom,
  eruReadinessRoom,
  threeWRoom,
  drefRoom,
  eapRoom,
  perRoom,
  operationalLearningRoom,
  countriesRoom,
  localUnitsRoom,
  riskWatchRoom,
  searchRoom,
];

/** Increment it when seeded rows change but tables do not; a database of another version is renamed and replaced. */
export const seedVersion = 26;
