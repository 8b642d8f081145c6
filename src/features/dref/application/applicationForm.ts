import { blankValues } from '#app/form/derive';
import { draftVersions } from '#app/form/draftVersions';
import type { Dref } from '#contract/drefDocument';
import { imminentCosts } from '#domain/dref/drefBudget';
import { endAfterDays, endAfterMonths, imminentDays } from '#domain/dref/drefDates';
import { formatIsoDate } from '#domain/format/dates';
import type { ApplicationValues } from '../fields/drefShape';
import { isImminent } from '../fields/fieldEntry';
import { stageFields } from '../fields/fieldTable';
import {
  type Changes,
  isAmong,
  onsetConsequences,
  placeConsequences,
  targetedConsequences,
} from '../form/consequences';
import { defineDrefForm, usualStepTitle } from '../form/defineDrefForm';
import { emptyProposedActions, missingActivities, proposedActionProblems } from '../form/proposedActions';

/** The questions about earlier operations; each applies after a yes to all before it. */
const previousChain: readonly string[] = [
  'did_it_affect_same_area',
  'did_it_affect_same_population',
  'did_ns_respond',
  'did_ns_request_fund',
  'ns_request_text',
];

function chainConsequences(changed: string): Changes {
  const place = previousChain.indexOf(changed);
  // no question depends on the text at the end
  if (place < 0 || place === previousChain.length - 1) return {};
  return Object.fromEntries(previousChain.slice(place + 1).map((name) => [name, null]));
}

/** The last day of the operation. @source reference/dref.md, section 2.3.5 */
const endDate = (values: ApplicationValues) =>
  isImminent(values)
    ? endAfterDays(values.date_of_approval, imminentDays)
    : endAfterMonths(values.date_of_approval, values.operation_timeframe);

const costsOf = ({ proposed_action, is_surge_personnel_deployed }: ApplicationValues) =>
  imminentCosts(
    (proposed_action ?? []).map(({ total_budget }) => total_budget),
    is_surge_personnel_deployed === true,
  );

/** The answers that change with the type of DREF. @source reference/dref.md, section 2.3.1 */
function typeConsequences(values: ApplicationValues): Changes {
  if (!isImminent(values)) return { end_date: endDate(values) };
  return {
    operation_timeframe_imminent: imminentDays,
    end_date: endDate(values),
    proposed_action: values.proposed_action ?? emptyProposedActions(),
    ...costsOf(values),
  };
}

function applicationConsequences(changed: string, values: ApplicationValues): Changes {
  return {
    ...placeConsequences(changed, values),
    ...onsetConsequences(changed, values),
    ...targetedConsequences(changed, values),
    ...chainConsequences(changed),
    ...(changed === 'type_of_dref' && typeConsequences(values)),
    ...(isAmong(changed, ['date_of_approval', 'operation_timeframe']) && { end_date: endDate(values) }),
    ...(isImminent(values) && isAmong(changed, ['proposed_action', 'is_surge_personnel_deployed']) && costsOf(values)),
  };
}

/** The form of an application. @source reference/dref.md, section 2.3 */
export const applicationForm = defineDrefForm<ApplicationValues, Dref>({
  stage: 'application',
  key: 'dref-application',
  draftVersion: draftVersions['dref-application'],
  fields: stageFields('application'),
  stepTitle: (step, t, values) => {
    if (!isImminent(values)) return usualStepTitle(step, t);
    if (step === 'event') return t.eventScenario;
    return step === 'operation' ? t.operationPlan : usualStepTitle(step, t);
  },
  consequences: applicationConsequences,
  alsoMissing: (values) => (isImminent(values) ? missingActivities(values) : []),
  problems: (values, t) => {
    if (!isImminent(values)) return [];
    // today in the time zone of the person, not in UTC
    const today = formatIsoDate(new Date()) ?? '';
    const isPast = values.hazard_date !== null && values.hazard_date < today;
    return [
      ...(isPast ? [{ path: 'hazard_date', message: t.dateInPast }] : []),
      ...proposedActionProblems(values, t, 'proposed_action.0.total_budget'),
    ];
  },
});

/** The answers that a new application starts with. */
export const newApplicationValues = (): ApplicationValues => blankValues(applicationForm);
