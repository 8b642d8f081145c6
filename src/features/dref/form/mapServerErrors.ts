import { errorTexts } from '#app/form/errorTexts';
import type { FormErrors } from '#app/request/errors';
import { findField } from '../fields/fieldTable';

/** The errors of single files, joined for their field. */
const onField = (name: string, error: string | FormErrors) =>
  findField(name)?.kind === 'files' ? errorTexts(error).join(' ') : error;

/**
 * The server's errors by the names of the form's fields.
 *
 * @source reference/dref.md, sections 2.2 and 4.4
 */
export function mapServerErrors({ sub_total, modified_at: _, ...errors }: FormErrors): FormErrors {
  const placed = Object.entries(errors).map(([name, error]) => [name, onField(name, error)]);
  return { ...Object.fromEntries(placed), ...(sub_total && { sub_total_cost: sub_total }) };
}
