import type { FieldDefinition, FormDefinition } from '#app/form/definition';
import { draftVersions } from '#app/form/draftVersions';
import { fieldsOf } from '#app/form/LongFormField';
import type { FormErrors } from '#app/request/errors';
import type { PerComponent } from '#contract/perComponent';
import type { PerPrioritizationBody } from '#contract/perWorkPlan';
import type { Strings } from '#domain/language/strings';
import { componentTitle } from '#domain/per/perComponents';
import { useStrings } from '#ui/language/useStrings';
import { componentKey } from '../assessment/assessmentShape';
import { perPrioritizationStrings } from '../form/strings';
import type { PrioritizationValues, StoredPrioritization } from './prioritizationShape';

export type PrioritizationStrings = Strings<(typeof perPrioritizationStrings)['templates']>;
type Field = FieldDefinition<PrioritizationValues, PrioritizationStrings, 'components'>;
type Definition = FormDefinition<PrioritizationValues, StoredPrioritization, PrioritizationStrings, 'components'>;
type PriorityBody = NonNullable<PerPrioritizationBody['prioritized_action_responses']>[number];

export const isChosen = (values: PrioritizationValues, component: number) =>
  values[componentKey(component)]?.is_chosen === true;

/** The request body of the selected components, with the id of each stored one. */
export const priorityBodies = (
  components: readonly PerComponent[],
  values: PrioritizationValues,
  stored: StoredPrioritization | undefined,
): PriorityBody[] =>
  components
    .filter(({ id }) => isChosen(values, id))
    .map(({ id: component }) => {
      const row = stored?.prioritized_action_responses?.find((each) => each.component === component);
      const justification_text = values[componentKey(component)]?.justification_text?.trim() || null;
      return { ...(row && { id: row.id }), component, justification_text };
    });

/** The errors of the server by component, mapped from their index in the request body. */
function mapServerErrors({ prioritized_action_responses: rows, ...others }: FormErrors, sent: readonly PriorityBody[]) {
  if (rows === undefined || typeof rows === 'string') return { ...others, ...(rows && { non_field_errors: rows }) };
  const placed = Object.entries(rows).flatMap(([index, error]) => {
    const component = sent[Number(index)]?.component;
    return component === undefined ? [] : [[componentKey(component), error] as const];
  });
  return { ...others, ...Object.fromEntries(placed) };
}

const fieldsFor = (component: PerComponent): readonly (readonly [string, Field])[] => {
  const key = componentKey(component.id);
  const title = componentTitle(component);
  const shared = { step: 'components', isSent: false } as const;
  return [
    [`${key}.is_chosen`, { ...shared, kind: 'checkbox', label: (t) => t.select({ component: title }) }],
    [
      `${key}.justification_text`,
      {
        ...shared,
        kind: 'longText',
        appliesTo: (values) => isChosen(values, component.id),
        label: (t) => t.justificationOf({ component: title }),
      },
    ],
  ];
};

/** The form of a prioritisation for the components that can be selected. @source reference/preparedness.md, section 2.3 */
export function prioritizationForm(components: readonly PerComponent[]): Definition {
  return {
    key: 'per-prioritization',
    draftVersion: draftVersions['per-prioritization'],
    documentId: ({ overview, id }) => overview ?? id,
    useStrings: () => useStrings(perPrioritizationStrings),
    steps: ['components'],
    isSavedFromEveryStep: true,
    stepTitle: (_, t) => t.components,
    stepNote: (_, t, values) => {
      const count = components.filter(({ id }) => isChosen(values, id)).length;
      return t.chosen({ count });
    },
    // cast: values and fields are built from the same list, so every path has a field
    fields: Object.fromEntries(components.flatMap(fieldsFor)) as Definition['fields'],
    fromStored: ({ prioritized_action_responses: rows }) => {
      const stored = new Map((rows ?? []).map((row) => [row.component, row]));
      return Object.fromEntries(
        components.map(({ id }) => {
          const row = stored.get(id);
          const values = { is_chosen: row !== undefined, justification_text: row?.justification_text?.trim() || null };
          return [componentKey(id), values];
        }),
      );
    },
    toBody: (values, stored) => ({ prioritized_action_responses: priorityBodies(components, values, stored) }),
    finalRules: (values, t) => {
      const [first] = components;
      const hasChosen = components.some(({ id }) => isChosen(values, id));
      return hasChosen || !first ? [] : [{ path: `${componentKey(first.id)}.is_chosen`, message: t.chooseOne }];
    },
    mapServerErrors: (errors, values, stored) => mapServerErrors(errors, priorityBodies(components, values, stored)),
  };
}

export const { Field: PriorityField } = fieldsOf<PrioritizationValues>();
