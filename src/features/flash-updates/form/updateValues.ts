import { blankValues } from '#app/form/derive';
import { updateForm } from './updateForm';
import type { FlashUpdateValues } from './updateShape';

/** The answers that a new update starts with: a country to choose, which is the same row in the drafts of earlier openings. @source reference/emergencies.md, section 2.2 */
export const newUpdateValues = (): FlashUpdateValues => ({
  ...blankValues(updateForm),
  country_district: [{ client_id: 'first', country: null, district: null }],
});
