import { imminentMoney } from '#domain/dref/drefBudget';
import { drefLimits } from '#domain/dref/drefTypes';
import { sumOf } from '#domain/lists/sumOf';
import type { Context } from '../core/http/context';
import { type FieldErrors, serverError, unknownId } from '../core/http/errors';
import { fieldReports } from '../field-reports/tables';
import { countries, districts } from '../places/tables';
import { disasterTypes } from '../reference/tables';
import { type DrefFileRow, drefFiles, noFile, type SharedAnswers } from './tables';

/** Validation of DREF documents. @source reference/dref.md, section 4.4 */

type Given = Readonly<Record<string, unknown>>;

const idsIn = (links: unknown) => (Array.isArray(links) ? (links as { id?: number }[]) : []);

/** At most four images, each uploaded by this person or attached before. */
export function imageErrors(given: Given, before: SharedAnswers | null, context: Context): FieldErrors {
  const links = idsIn(given.images_file);
  if (links.length > drefLimits.images) return { images_file: [`Can add utmost ${drefLimits.images} images`] };
  const files = context.store.getMany(
    drefFiles,
    links.flatMap(({ id }) => id ?? []),
  );
  const isForeign = links.some(({ id = noFile }) => {
    const isMine = files.get(id)?.created_by === context.user?.id;
    return id !== noFile && !isMine && !before?.images_file.includes(id);
  });
  return isForeign ? { images_file: ['Image must be uploaded by user who created it'] } : {};
}

/** Errors for ids of countries, provinces, disaster types and field reports that do not exist. @source reference/real-server.md, section 2.2 */
export function relatedErrors(given: Given, { store, lookups }: Context): FieldErrors {
  const known: Readonly<Record<string, (id: number) => boolean>> = {
    country: (id) => lookups.rows(countries).has(id),
    national_society: (id) => lookups.rows(countries).has(id),
    district: (id) => lookups.rows(districts).has(id),
    disaster_type: (id) => lookups.rows(disasterTypes).has(id),
    field_report: (id) => store.get(fieldReports, id) !== undefined,
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([field, isKnown]) => {
      const ids = [given[field]].flat().filter((id): id is number => Number.isInteger(id));
      const unknown = ids.filter((id) => !isKnown(id));
      return unknown.length > 0 ? [[field, unknown.map(unknownId)]] : [];
    }),
  );
}

const extensionOf = ({ name }: DrefFileRow) => name.toLowerCase().split('.').at(-1) ?? '';

/** The fields that hold the id of a file, which must exist and have an accepted type. */
export function fileErrors(
  given: Given,
  types: Readonly<Record<string, readonly string[]>>,
  context: Context,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, extensions] of Object.entries(types)) {
    const id = given[field];
    if (typeof id !== 'number') continue;
    const file = context.store.get(drefFiles, id);
    if (!file) errors[field] = [unknownId(id)];
    else if (extensions.length > 0 && !extensions.includes(extensionOf(file))) {
      errors[field] = [
        `Invalid uploaded file extension: ${extensionOf(file)}, Supported only ${extensions.join(', ')} Files`,
      ];
    }
  }
  return errors;
}

/** The PDF of which a preview is made must have a first page. */
export function checkPreview(given: Given, field: string, { store }: Context): void {
  const id = given[field];
  const file = typeof id === 'number' ? store.get(drefFiles, id) : undefined;
  if (file?.content == null || !file.name.toLowerCase().endsWith('.pdf')) return;
  if (!Buffer.from(file.content, 'base64').subarray(0, 1024).includes('%PDF-')) {
    throw serverError('cannot open broken document');
  }
}

export function applicationErrors(given: Given, before: SharedAnswers | null, context: Context): FieldErrors {
  const { event_date, type_of_onset, operation_timeframe } = given;
  if (event_date && !('type_of_onset' in given)) throw serverError('KeyError: type_of_onset');
  const isWithoutOnset = Boolean(event_date) && type_of_onset !== 1 && type_of_onset !== 2;
  const isTooLong = typeof operation_timeframe === 'number' && operation_timeframe > drefLimits.timeframe;
  return {
    ...(isWithoutOnset ? { event_date: ['Cannot add event_date if onset type not in [SLOW, SUDDEN]'] } : {}),
    ...(isTooLong
      ? { operation_timeframe: [`Operation timeframe can't be greater than ${drefLimits.timeframe}`] }
      : {}),
    ...imageErrors(given, before, context),
    ...fileErrors(
      given,
      {
        budget_file: ['pdf'],
        assessment_report: ['pdf', 'docx', 'pptx', 'xlsx'],
        disaster_category_analysis: [],
        scenario_analysis_supporting_document: [],
        contingency_plans_supporting_document: [],
        targeting_strategy_support_file: [],
        supporting_document: [],
      },
      context,
    ),
  };
}

interface Action {
  readonly proposed_type?: number | undefined;
  readonly total_budget?: number | undefined;
  readonly total_expenditure?: number | null | undefined;
  readonly activities?: readonly unknown[] | undefined;
}

const actionsIn = (given: Given) => (Array.isArray(given.proposed_action) ? (given.proposed_action as Action[]) : []);

const missingActions = (actions: readonly Action[]): FieldErrors =>
  actions.length === 0 ? { proposed_action: ['Proposed Action is required for type Imminent'] } : {};

/** Early actions need an activity. */
function actionErrors(actions: readonly Action[]): FieldErrors {
  const errors = actions.map((action): FieldErrors => {
    const isEmpty = action.proposed_type === 1 && (action.activities?.length ?? 0) === 0;
    return isEmpty ? { activities: ['At least one activity is required for Early Actions.'] } : {};
  });
  return errors.some((row) => Object.keys(row).length > 0) ? { proposed_action: errors } : {};
}

const numberIn = (given: Given, field: string) => (typeof given[field] === 'number' ? (given[field] as number) : null);

const requiredErrors = (
  given: Given,
  fields: readonly string[],
  isPresent: (value: number | null) => boolean,
): FieldErrors =>
  Object.fromEntries(
    fields.flatMap((field) => (isPresent(numberIn(given, field)) ? [] : [[field, ['This field is required.']]])),
  );

const unless = (isValid: boolean, errors: FieldErrors): FieldErrors => (isValid ? {} : errors);

const firstOf = (...checks: readonly (() => FieldErrors)[]): FieldErrors => {
  for (const check of checks) {
    const errors = check();
    if (Object.keys(errors).length > 0) return errors;
  }
  return {};
};

const costFields = ['sub_total_cost', 'indirect_cost', 'total_cost'];

/** The amounts of an imminent application; checked when the body has that type. */
export function imminentErrors(given: Given): FieldErrors {
  const actions = actionsIn(given);
  const subTotal = numberIn(given, 'sub_total_cost');
  const surge = numberIn(given, 'surge_deployment_cost');
  const indirect = numberIn(given, 'indirect_cost');
  const hasSurge = given.is_surge_personnel_deployed === true;
  const expectedIndirect = hasSurge ? imminentMoney.indirectWithSurge : imminentMoney.indirect;
  return firstOf(
    () => missingActions(actions),
    () => actionErrors(actions),
    () => requiredErrors(given, costFields, (value) => value !== null),
    () =>
      unless(subTotal === imminentMoney.subTotal, {
        sub_total: [`Sub-total should be equal to ${imminentMoney.subTotal} for proposed actions.`],
      }),
    () =>
      unless(sumOf(actions.map(({ total_budget }) => total_budget)) === subTotal, {
        non_field_errors: ['Sub-total is not equal to the sum of the budgets of the proposed actions.'],
      }),
    () =>
      unless(!hasSurge || surge === imminentMoney.surge, {
        surge_deployment_cost: [`Surge deployment cost should be equal to ${imminentMoney.surge}.`],
      }),
    () =>
      unless(indirect === expectedIndirect, {
        indirect_cost: [`Indirect cost should be equal to ${expectedIndirect}.`],
      }),
    () =>
      unless(numberIn(given, 'total_cost') === sumOf([subTotal, hasSurge ? surge : null, indirect]), {
        total_cost: ['Total cost should be equal to the sum of sub-total, surge deployment and indirect cost.'],
      }),
  );
}

/** The expenditure of an imminent operation with early actions; checked when the body has the imminent type. */
export function expenditureErrors(given: Given): FieldErrors {
  const actions = actionsIn(given);
  const spent = numberIn(given, 'sub_total_expenditure_cost');
  const fields = costFields.flatMap((field) => [field, field.replace('_cost', '_expenditure_cost')]);
  return firstOf(
    () => missingActions(actions),
    () => actionErrors(actions),
    () => requiredErrors(given, fields, (value) => value !== null && value !== 0),
    () =>
      unless(numberIn(given, 'sub_total_cost') === imminentMoney.subTotal, {
        sub_total: [`Sub-total should be equal to ${imminentMoney.subTotal} for proposed actions.`],
      }),
    () =>
      unless(sumOf(actions.map(({ total_budget }) => total_budget)) === imminentMoney.subTotal, {
        non_field_errors: ['Sub-total is not equal to the sum of the budgets of the proposed actions.'],
      }),
    () => {
      if (actions.some(({ total_expenditure }) => total_expenditure == null)) {
        throw serverError("unsupported operand type(s) for +: 'int' and 'NoneType'");
      }
      return unless(sumOf(actions.map(({ total_expenditure }) => total_expenditure)) === spent, {
        sub_total_expenditure_cost: ['Sub-total expenditure is not equal to the sum of the expenditures.'],
      });
    },
    () =>
      unless(
        sumOf([
          spent,
          numberIn(given, 'surge_deployment_expenditure_cost'),
          numberIn(given, 'indirect_expenditure_cost'),
        ]) === numberIn(given, 'total_expenditure_cost'),
        { total_expenditure_cost: ['Total expenditure is not equal to the sum of its parts.'] },
      ),
  );
}

/** The error of an update that changes the appeal code. */
export const appealCodeErrors = (given: Given, before: SharedAnswers): FieldErrors =>
  'appeal_code' in given && given.appeal_code !== before.appeal_code
    ? { appeal_code: ['Appeal code cannot be changed.'] }
    : {};
