import { apiListQuery, apiQuery } from '#app/request/apiQuery';

/** Polling interval of a pending import in milliseconds. */
const pollInterval = 5000;

/** 1 Success, 2 Failed, 3 Pending */
export const importStatus = { success: 1, failed: 2, pending: 3 } as const;

/** One import, polled while it is pending and until an error. */
export function importQuery(id: number) {
  const query = apiQuery('GET /api/v2/bulk-upload-local-unit/{id}/', { path: { id } });
  return {
    ...query,
    refetchInterval: ({
      state,
    }: {
      readonly state: { readonly data?: { readonly status: number } | undefined; readonly status: string };
    }) => (state.status !== 'error' && state.data?.status === importStatus.pending ? pollInterval : (false as const)),
  };
}

/** The imports of a country, the newest first. */
export const importsQuery = (country: number, page: { readonly limit: number; readonly offset: number }) =>
  apiListQuery('GET /api/v2/bulk-upload-local-unit/', { query: { country__id: country, ...page } });

/** The address of the template of a type. */
export const templateQuery = (isHealth: boolean) =>
  apiQuery('GET /api/v2/bulk-upload-local-unit/get-bulk-upload-template/', {
    query: { bulk_upload_template: isHealth ? 'health_care' : 'local_unit' },
  });
