import { apiListQuery, apiQuery } from '#app/request/apiQuery';

/** 1 Success, 2 Failed, 3 Pending */
export const importStatus = { success: 1, failed: 2, pending: 3 } as const;

/** One import; `followImport` keeps a pending one up to date. */
export const importQuery = (id: number) => apiQuery('GET /api/v2/bulk-upload-local-unit/{id}/', { path: { id } });

/** The imports of a country, the newest first. */
export const importsQuery = (country: number, page: { readonly limit: number; readonly offset: number }) =>
  apiListQuery('GET /api/v2/bulk-upload-local-unit/', { query: { country__id: country, ...page } });

/** A limit above the number of units of any country. */
const allUnits = 100_000;

/** The stored units of a type in a country, which an import replaces. @param type - its code */
export const replacedUnitsQuery = (country__iso3: string, type: number) =>
  apiQuery('GET /api/v2/local-units/', { query: { country__iso3, type__code: type, limit: allUnits } });

/** The address of the template of a type. */
export const templateQuery = (isHealth: boolean) =>
  apiQuery('GET /api/v2/bulk-upload-local-unit/get-bulk-upload-template/', {
    query: { bulk_upload_template: isHealth ? 'health_care' : 'local_unit' },
  });
