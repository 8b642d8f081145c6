import { errorTexts } from '#app/form/errorTexts';
import type { FormErrors } from '#app/request/errors';
import type { DrefStage } from '#domain/dref/drefTypes';
import type { DrefValues } from '../fields/drefShape';
import { findField } from '../fields/fieldTable';

/** The errors of single files, joined for their field. */
const onField = (name: string, error: string | FormErrors) =>
  findField(name)?.kind === 'files' ? errorTexts(error).join(' ') : error;

/** A wrong sum of an application's actions stands at the first of them: its form has no field of the sum. */
function wrongSum(stage: DrefStage, error: string | FormErrors, { proposed_action }: DrefValues): FormErrors {
  const first = proposed_action?.[0]?.client_id;
  return stage === 'application' && first !== undefined
    ? { proposed_action: { [first]: { total_budget: error } } }
    : { sub_total_cost: error };
}

/**
 * The server's errors by the names of the form's fields.
 *
 * @source reference/dref.md, sections 2.2 and 4.4
 */
export function mapServerErrors(stage: DrefStage, errors: FormErrors, values: DrefValues): FormErrors {
  const { sub_total, modified_at: _, ...own } = errors;
  const placed = Object.entries(own).map(([name, error]) => [name, onField(name, error)]);
  return { ...Object.fromEntries(placed), ...(sub_total && wrongSum(stage, sub_total, values)) };
}
