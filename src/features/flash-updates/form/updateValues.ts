import { blankValues } from '#app/form/derive';
import { randomId } from '#ui/form/clientId';
import { updateForm } from './updateForm';
import type { FlashUpdateValues } from './updateShape';

/** The answers that a new update starts with: a country to choose. @source reference/emergencies.md, section 2.2 */
export const newUpdateValues = (): FlashUpdateValues => ({
  ...blankValues(updateForm),
  country_district: [{ client_id: randomId(), country: null, district: null }],
});
