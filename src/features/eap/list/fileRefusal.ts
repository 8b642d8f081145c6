import type { ApiError } from '#app/request/errors';

/** What the server says about a file that was sent with a dialog; null where it refused something else. */
export function fileRefusal({ formErrors }: ApiError): string | null {
  const { non_field_errors: _, ...ofFields } = formErrors ?? {};
  const texts = Object.values(ofFields).filter((text) => typeof text === 'string');
  return texts.length > 0 ? texts.join(' ') : null;
}
