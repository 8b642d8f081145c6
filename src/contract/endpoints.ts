import type { EndpointName, EndpointSpec } from './endpoint';
import { accountEndpoints } from './endpoints/account';
import { countryEndpoints } from './endpoints/countries';
import { drefEndpoints } from './endpoints/dref';
import { eapEndpoints } from './endpoints/eap';
import { emergencyEndpoints } from './endpoints/emergencies';
import { flashUpdateEndpoints } from './endpoints/flashUpdates';
import { localUnitEndpoints } from './endpoints/localUnits';
import { operationalLearningEndpoints } from './endpoints/operationalLearning';
import { perEndpoints } from './endpoints/per';
import { referenceEndpoints } from './endpoints/reference';
import { riskEndpoints } from './endpoints/risk';
import { surgeEndpoints } from './endpoints/surge';
import { threeWEndpoints } from './endpoints/threeW';

/** Every endpoint of the server that the product calls. */
export const endpoints = {
  ...accountEndpoints,
  ...referenceEndpoints,
  ...countryEndpoints,
  ...emergencyEndpoints,
  ...flashUpdateEndpoints,
  ...surgeEndpoints,
  ...threeWEndpoints,
  ...drefEndpoints,
  ...eapEndpoints,
  ...localUnitEndpoints,
  ...perEndpoints,
  ...operationalLearningEndpoints,
  ...riskEndpoints,
} as const satisfies Record<EndpointName, EndpointSpec>;
