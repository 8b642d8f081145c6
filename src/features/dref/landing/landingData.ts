import { operationList } from '#resources/appeal/queries';

/** The running operations of the fund. */
export const runningDrefs = { atype: 0, dtype: null, start_after: null, start_before: null } as const;

export const drefLandingData = () => [operationList.allRowsQuery(runningDrefs, {})];
