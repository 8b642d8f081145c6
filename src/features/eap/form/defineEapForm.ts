import type { FormDefinition, Problem } from '#app/form/definition';
import { draftVersions } from '#app/form/draftVersions';
import type { FullEap, SimplifiedEap } from '#contract/eapDocument';
import type { EapTimeframe } from '#contract/enums';
import { type EapStep, fullSteps, simplifiedSteps } from '#domain/eap/eapSteps';
import type { EapKind } from '#domain/eap/eapTypes';
import { timeUnit } from '#domain/eap/eapTypes';
import { missingAnswers, missingForSubmission } from '#domain/eap/submission';
import type {
  ActivityRow,
  ApproachRow,
  EapValues,
  FullValues,
  OperationRow,
  SimplifiedValues,
} from '../fields/eapShape';
import { fullFields } from '../fields/full';
import { fullLayout } from '../fields/fullLayout';
import { inLayoutOrder } from '../fields/layout';
import { simplifiedFields, simplifiedLayout } from '../fields/simplified';
import { mapServerErrors } from './mapServerErrors';
import { type EapStrings, useEapStrings } from './useEapStrings';

type Definition<V extends object, Stored extends object> = FormDefinition<V, Stored, EapStrings, EapStep>;

export const simplifiedKey = (registration: number) => `eap-simplified-${registration}` as const;
export const fullKey = (registration: number) => `eap-full-${registration}` as const;

type Changes = Readonly<Record<string, unknown>>;

/** The unit of the lead time, which early actions have too. */
const leadUnitOf = ({ seap_lead_timeframe_unit, lead_timeframe_unit }: EapValues): EapTimeframe | null =>
  seap_lead_timeframe_unit ?? lead_timeframe_unit ?? null;

const entries = ['planned_operations', 'enabling_approaches'] as const;

/** Each early action with its path. */
const earlyActionsOf = (values: EapValues): readonly (readonly [path: string, row: ActivityRow])[] =>
  entries.flatMap((list) =>
    (values[list] ?? []).flatMap((entry: OperationRow | ApproachRow, index) =>
      (entry.early_action_activities ?? []).map(
        (row, place) => [`${list}.${index}.early_action_activities.${place}`, row] as const,
      ),
    ),
  );

/**
 * What an answer changes elsewhere: the unit of the lead time is that of every early action, and another unit empties the values.
 *
 * @source reference/eap.md, section 2.1
 */
function consequences(changed: string, values: EapValues): Changes {
  const unitOfRow = /^(.*)\.timeframe$/.exec(changed)?.[1];
  if (unitOfRow !== undefined) return { [`${unitOfRow}.time_value`]: null };
  const unit = leadUnitOf(values);
  const isLeadUnit = changed === 'seap_lead_timeframe_unit' || changed === 'lead_timeframe_unit';
  if (unit === null || !(isLeadUnit || /^(planned_operations|enabling_approaches)/.test(changed))) return {};
  return Object.fromEntries(
    earlyActionsOf(values)
      .filter(([, { timeframe }]) => timeframe !== unit)
      .flatMap(([path]) => [
        [`${path}.timeframe`, unit],
        [`${path}.time_value`, null],
      ]),
  );
}

function duplicates({ districts }: EapValues, t: EapStrings): readonly Problem[] {
  const chosen = (districts ?? []).map(({ district }) => district);
  return chosen.flatMap((district, index) =>
    district !== null && chosen.indexOf(district) < index
      ? [{ path: `districts.${index}.district`, message: t.onceEach }]
      : [],
  );
}

/** A lead time needs its unit in the same body. @source reference/eap.md, section 4.5 */
function missingUnit(values: EapValues, t: EapStrings): readonly Problem[] {
  const name = 'seap_lead_time' in values ? 'seap_lead_timeframe_unit' : 'lead_timeframe_unit';
  const time = values.seap_lead_time ?? values.lead_time ?? null;
  return time !== null && leadUnitOf(values) === null ? [{ path: name, message: t.needsUnit }] : [];
}

const crossRules = (values: EapValues, t: EapStrings): readonly Problem[] => [
  ...duplicates(values, t),
  ...missingUnit(values, t),
];

/** The answer to the comments, where a version that answers them lacks it. @source reference/eap.md, section 1.4 */
const missingAnswer =
  (isRevision: boolean) =>
  ({ updated_checklist_file }: EapValues): readonly string[] =>
    isRevision && (updated_checklist_file ?? []).length === 0 ? ['updated_checklist_file'] : [];

/** What the server and the form ask for before a submission, and an indicator of each entry. @source reference/eap.md, sections 2.1, 2.4 and 2.5 */
const finalRules =
  (kind: EapKind, isRevision: boolean) =>
  (values: EapValues, t: EapStrings): readonly Problem[] => {
    const answers = { ...values, activation_timeframe_unit: timeUnit.months };
    const names = [
      ...missingForSubmission(kind, answers),
      ...missingAnswers(kind, answers),
      ...missingAnswer(isRevision)(values),
    ];
    const missing = names.map((path) => ({ path, message: t.requiredToSubmit }));
    const indicators = entries.flatMap((list) =>
      (values[list] ?? []).flatMap((entry: OperationRow | ApproachRow, index) =>
        (entry.indicators ?? []).length === 0
          ? [{ path: `${list}.${index}.indicators`, message: t.needsIndicator }]
          : [],
      ),
    );
    return [...missing, ...indicators];
  };

const simplifiedInOrder = inLayoutOrder(simplifiedFields, simplifiedLayout);
const fullInOrder = inLayoutOrder(fullFields, fullLayout);

/** The title of a tab. */
export const stepTitle = (step: EapStep, t: EapStrings): string => (step === 'meal' ? t.meal_step : t[step]);

const shared = {
  useStrings: useEapStrings,
  stepTitle,
  isSavedFromEveryStep: true,
  consequences,
  crossRules,
  mapServerErrors,
} as const;

/**
 * The form of the simplified protocol of a registration.
 *
 * @param isRevision - whether the version answers comments
 * @source reference/eap.md, section 2.4
 */
export const simplifiedForm = (
  registration: number,
  isRevision = false,
): Definition<SimplifiedValues, SimplifiedEap> => ({
  ...shared,
  key: simplifiedKey(registration),
  draftVersion: draftVersions['eap-simplified'],
  steps: simplifiedSteps,
  fields: simplifiedInOrder,
  alsoMissing: missingAnswer(isRevision),
  finalRules: finalRules('simplified', isRevision),
  // the server knows months alone, and wants the unit beside the number
  toBody: ({ activation_timeframe }) => ({
    activation_timeframe_unit: activation_timeframe === null ? undefined : timeUnit.months,
  }),
});

/**
 * The form of the full protocol of a registration.
 *
 * @param isRevision - whether the version answers comments
 * @source reference/eap.md, section 2.5
 */
export const fullForm = (registration: number, isRevision = false): Definition<FullValues, FullEap> => ({
  ...shared,
  key: fullKey(registration),
  draftVersion: draftVersions['eap-full'],
  steps: fullSteps,
  fields: fullInOrder,
  alsoMissing: missingAnswer(isRevision),
  finalRules: finalRules('full', isRevision),
});
