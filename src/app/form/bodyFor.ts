import type { BodyOf, Endpoint } from '#contract/types';

/** The fields of a save as the body of an endpoint: the form's rules have checked them, and `describeRoundTrip` tests that they fit the contract. */
export const bodyFor = <E extends Endpoint>(_: E, fields: object) => fields as BodyOf<E>;
