import type { ApiError } from '#app/request/errors';

/** Whether the server refused a save that names the version it goes on from, because there is a newer one. */
export const isObsolete = ({ formErrors }: ApiError): boolean =>
  String(formErrors?.modified_at ?? '').includes('OBSOLETE_PAYLOAD');
