import { draftVersions } from '#app/form/draftVersions';
import type { DrefFinalReport } from '#contract/drefDocument';
import { imminentExpenditure } from '#domain/dref/drefBudget';
import { endAfterDays, endAfterMonths } from '#domain/dref/drefDates';
import { drefLayout } from '#domain/dref/drefTypes';
import { sumOf } from '#domain/lists/sumOf';
import type { ReportValues } from '../fields/drefShape';
import { stageFields } from '../fields/fieldTable';
import { type Changes, isAmong, onsetConsequences, placeConsequences } from '../form/consequences';
import { defineDrefForm, usualStepTitle } from '../form/defineDrefForm';
import { isNothingSpent, missingActivities, proposedActionProblems } from '../form/proposedActions';

/** Whether the report has the imminent layout. */
export const isImminentReport = (values: ReportValues) => drefLayout('finalReport', values) === 'imminent';

const assisted = [
  'assisted_num_of_women',
  'assisted_num_of_men',
  'assisted_num_of_girls_under_18',
  'assisted_num_of_boys_under_18',
] as const;

/** The totals of planned costs and expenditure; surge and indirect costs are as planned. @source reference/dref.md, section 2.5 */
function costsOf(values: ReportValues): Changes {
  const actions = values.proposed_action ?? [];
  const sub_total_cost = sumOf(actions.map(({ total_budget }) => total_budget));
  return {
    sub_total_cost,
    total_cost: sumOf([sub_total_cost, values.surge_deployment_cost, values.indirect_cost]),
    ...imminentExpenditure(
      actions.map(({ total_expenditure }) => total_expenditure),
      values,
    ),
  };
}

/** The last day of the operation. @source reference/dref.md, section 2.5 */
const endDate = (values: ReportValues) =>
  isImminentReport(values)
    ? endAfterDays(values.operation_start_date, values.total_operation_timeframe_imminent)
    : endAfterMonths(values.operation_start_date, values.total_operation_timeframe);

const timeframe = ['operation_start_date', 'total_operation_timeframe', 'total_operation_timeframe_imminent'];

function reportConsequences(changed: string, values: ReportValues): Changes {
  return {
    ...placeConsequences(changed, values),
    ...onsetConsequences(changed, values),
    ...(isAmong(changed, assisted) && { num_assisted: sumOf(assisted.map((name) => values[name])) }),
    ...(isAmong(changed, timeframe) && { operation_end_date: endDate(values) }),
    ...(isImminentReport(values) && isAmong(changed, ['proposed_action']) && costsOf(values)),
  };
}

/** The form of a final report, in the layout of its document. @source reference/dref.md, section 2.5 */
export const reportForm = defineDrefForm<ReportValues, DrefFinalReport>({
  stage: 'finalReport',
  key: 'dref-final-report',
  draftVersion: draftVersions['dref-final-report'],
  fields: stageFields('finalReport'),
  stepTitle: (step, t, values) => {
    if (!isImminentReport(values)) return usualStepTitle(step, t);
    if (step === 'event') return t.eventDevelopment;
    return step === 'operation' ? t.operationImplementation : usualStepTitle(step, t);
  },
  consequences: reportConsequences,
  alsoMissing: (values) => (isImminentReport(values) ? missingActivities(values) : []),
  problems: (values, t) => {
    if (!isImminentReport(values)) return [];
    const nothingSpent = {
      path: 'proposed_action.0.total_expenditure',
      message: t.expenditureZero,
      about: ['proposed_action'],
    };
    return [...proposedActionProblems(values, t, 'sub_total_cost'), ...(isNothingSpent(values) ? [nothingSpent] : [])];
  },
});
