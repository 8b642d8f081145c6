import { apiQuery } from '#app/request/apiQuery';

/** The documents of a DREF, in the language in which the product is used. */

export const applicationQuery = (id: number) => apiQuery('GET /api/v2/dref/{id}/', { path: { id } });

export const operationalUpdateQuery = (id: number) => apiQuery('GET /api/v2/dref-op-update/{id}/', { path: { id } });

export const finalReportQuery = (id: number) => apiQuery('GET /api/v2/dref-final-report/{id}/', { path: { id } });

/** The people with whom an application and its later stages are shared. */
export const sharedUsersQuery = (dref: number) => apiQuery('GET /api/v2/dref-share-user/{id}/', { path: { id: dref } });
