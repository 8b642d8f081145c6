import type { EndpointSpec, OperationName } from './endpoint';
import { accountEndpoints } from './endpoints/account';
import { emergencyEndpoints } from './endpoints/emergencies';
import { operationEndpoints } from './endpoints/operations';
import { referenceEndpoints } from './endpoints/reference';

/** Every operation of the server that the product calls. */
export const endpoints = {
  ...accountEndpoints,
  ...referenceEndpoints,
  ...emergencyEndpoints,
  ...operationEndpoints,
} as const satisfies Record<OperationName, EndpointSpec>;
