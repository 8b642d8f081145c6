import { errorTexts } from '#app/form/errorTexts';
import type { FormErrors } from '#app/request/errors';

const isOfFiles = (name: string) => name.endsWith('_files') || name.endsWith('_file');

/** Errors that the form shows at another field, or not at all. */
export function mapServerErrors({ modified_at: _, activation_timeframe_unit, ...errors }: FormErrors): FormErrors {
  const placed = Object.entries(errors).map(([name, error]): [string, FormErrors[string]] => [
    name,
    // the errors of single files stand together at their field
    isOfFiles(name) ? errorTexts(error).join(' ') : error,
  ]);
  return {
    ...Object.fromEntries(placed),
    ...(activation_timeframe_unit !== undefined && { activation_timeframe: activation_timeframe_unit }),
  };
}
