import { type FieldDefinition, type FormDefinition, optionsFor, type RowFieldDefinition } from '#app/form/definition';
import { rowToBody } from '#app/form/derive';
import { draftVersions } from '#app/form/draftVersions';
import { fieldsOf } from '#app/form/LongFormField';
import { enumOptions } from '#app/form/options';
import type { FormErrors } from '#app/request/errors';
import type { FormComponentMini } from '#contract/perForm';
import type { PerWorkPlanBody } from '#contract/perWorkPlan';
import type { Strings } from '#domain/language/strings';
import { componentTitle } from '#domain/per/perComponents';
import { useSocietyOptions } from '#resources/country/countryOptions';
import { useStrings } from '#ui/language/useStrings';
import { componentKey } from '../assessment/assessmentShape';
import { perWorkPlanStrings } from '../form/strings';
import {
  type ActionValues,
  actionsBeyond,
  actionValues,
  maxActions,
  nationalSociety,
  notStarted,
  type StoredWorkPlan,
  type WorkPlanValues,
} from './workPlanShape';

export type WorkPlanStrings = Strings<(typeof perWorkPlanStrings)['templates']>;
type Step = 'components' | 'additional';
type Definition = FormDefinition<WorkPlanValues, StoredWorkPlan, WorkPlanStrings, Step>;
type Field = FieldDefinition<WorkPlanValues, WorkPlanStrings, Step>;
type RowField = RowFieldDefinition<WorkPlanValues, WorkPlanStrings, Step>;
type PlannedBody = NonNullable<PerWorkPlanBody['prioritized_action_responses']>[number];

const parts = ['actions', 'due_date', 'supported_by_organization_type', 'supported_by', 'status'] as const;

const statusOptions = enumOptions(({ per_workplanstatus }) => per_workplanstatus);
const supporterOptions = enumOptions(({ per_supported_by_organization_type }) => per_supported_by_organization_type);
const societyOptions = optionsFor(
  (_: WorkPlanValues, row: ActionValues | undefined) => row?.supported_by ?? undefined,
  useSocietyOptions,
);

/** The fields that actions of components and additional actions share. */
const actionFields: Readonly<Record<(typeof parts)[number], RowField>> = {
  actions: { kind: 'longText', maxLength: maxActions, label: (t) => t.actions },
  due_date: { kind: 'date', label: (t) => t.dueDate },
  supported_by_organization_type: { kind: 'nativeSelect', label: (t) => t.supportedBy, options: supporterOptions },
  supported_by: {
    kind: 'select',
    label: (t) => t.supportingSociety,
    options: societyOptions,
    appliesToRow: (row: ActionValues) => row.supported_by_organization_type === nationalSociety,
  },
  status: {
    kind: 'nativeSelect',
    label: (t) => t.status,
    options: statusOptions,
    toBody: (status: number | null) => status ?? notStarted,
  },
};

const hasAnswer = (action: ActionValues | undefined) =>
  action !== undefined &&
  (actionValues(action).actions !== null ||
    action.due_date !== null ||
    action.supported_by_organization_type !== null ||
    action.status !== null);

const plannedOf = (values: WorkPlanValues, component: number) => values.prioritized[componentKey(component)];

function componentFields(component: FormComponentMini): readonly (readonly [string, Field])[] {
  const path = `prioritized.${componentKey(component.id)}`;
  const title = componentTitle(component);
  return parts.map((part) => {
    const { label, ...field } = actionFields[part];
    const named: Field = {
      ...field,
      step: 'components',
      isSent: false,
      label: (t, values) => t.componentField({ component: title, field: label(t, values) }),
      ...(part === 'supported_by' && {
        appliesTo: (values) => plannedOf(values, component.id)?.supported_by_organization_type === nationalSociety,
      }),
    };
    return [`${path}.${part}`, named] as const;
  });
}

/**
 * The request body of the actions of the components, without those that are neither planned nor stored. The server deletes the rows
 * that are not sent: those of components that are no longer prioritised are sent unchanged.
 *
 * @source reference/real-server.md, section 4.1
 */
export function plannedBodies(
  components: readonly FormComponentMini[],
  values: WorkPlanValues,
  stored: StoredWorkPlan | undefined,
): PlannedBody[] {
  const planned = components.flatMap(({ id: component }) => {
    const row = stored?.prioritized_action_responses?.find((each) => each.component === component);
    const action = plannedOf(values, component);
    if (!action || (!row && !hasAnswer(action))) return [];
    const before = row && { values: actionValues(row), stored: row };
    return [
      { ...(row && { id: row.id }), component, ...rowToBody({ rowFields: actionFields }, { ...action }, before) },
    ];
  });
  return [...planned, ...actionsBeyond(components, stored).map(({ id, component }) => ({ id, component }))];
}

/** The errors of the server under the names of the form: by component for component actions, by row for additional ones. */
function mapServerErrors(errors: FormErrors, sent: readonly PlannedBody[]): FormErrors {
  const { prioritized_action_responses: planned, additional_action_responses: additional, ...others } = errors;
  const placed =
    planned === undefined || typeof planned === 'string'
      ? {}
      : Object.fromEntries(
          Object.entries(planned).flatMap(([index, error]) => {
            const component = sent[Number(index)]?.component;
            return component === undefined ? [] : [[componentKey(component), error]];
          }),
        );
  return {
    ...others,
    ...(Object.keys(placed).length > 0 && { prioritized: placed }),
    ...(additional && { additional }),
    ...(typeof planned === 'string' && { non_field_errors: planned }),
  };
}

/** The form of a work plan for the prioritised components. @source reference/preparedness.md, section 2.4 */
export function workPlanForm(components: readonly FormComponentMini[]): Definition {
  const additional: Field = {
    step: 'additional',
    kind: 'rows',
    storedAs: 'additional_action_responses',
    sentAs: 'additional_action_responses',
    label: (t) => t.additional,
    hint: (t) => t.additionalText,
    rowFields: {
      ...actionFields,
      actions: { ...actionFields.actions, isRequired: true },
      status: { ...actionFields.status, isRequired: true, initial: notStarted },
    },
  };
  return {
    key: 'per-work-plan',
    draftVersion: draftVersions['per-work-plan'],
    documentId: ({ overview, id }) => overview ?? id,
    useStrings: () => useStrings(perWorkPlanStrings),
    steps: ['components', 'additional'],
    isSavedFromEveryStep: true,
    stepTitle: (step, t) => t[step],
    stepNote: (step, t, values) => {
      const open = components.filter(({ id }) => !plannedOf(values, id)?.actions?.trim()).length;
      return step === 'components' && open > 0 ? t.withoutAction({ count: open }) : undefined;
    },
    // cast: values and fields are built from the same list, so every path has a field
    fields: {
      ...Object.fromEntries(components.flatMap(componentFields)),
      additional,
    } as unknown as Definition['fields'],
    fromStored: ({ prioritized_action_responses: planned }) => ({
      prioritized: Object.fromEntries(
        components.map(({ id }) => [
          componentKey(id),
          actionValues((planned ?? []).find(({ component }) => component === id)),
        ]),
      ),
    }),
    toBody: (values, stored) => ({
      prioritized_action_responses: plannedBodies(components, values, stored),
    }),
    crossRules: (values, t) =>
      components.flatMap(({ id }) => {
        const action = plannedOf(values, id);
        if (!hasAnswer(action) || action?.status !== null) return [];
        const path = `prioritized.${componentKey(id)}`;
        return [{ path: `${path}.status`, message: t.chooseStatus, about: parts.map((part) => `${path}.${part}`) }];
      }),
    mapServerErrors: (errors, values, stored) => mapServerErrors(errors, plannedBodies(components, values, stored)),
  };
}

export const { Field: WorkPlanField, FieldList: WorkPlanList } = fieldsOf<WorkPlanValues>();
