import { blankValues } from '#app/form/derive';
import { updateForm } from './updateForm';
import type { FlashUpdateValues } from './updateShape';

/** Initial values of a new update: one blank row for a country, whose constant client id matches that row in stored drafts. @source reference/emergencies.md, section 2.2 */
export const newUpdateValues = (): FlashUpdateValues => ({
  ...blankValues(updateForm),
  country_district: [{ client_id: 'first', country: null, district: null }],
});
