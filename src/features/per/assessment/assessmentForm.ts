import type { FieldDefinition, FormDefinition } from '#app/form/definition';
import { draftVersions } from '#app/form/draftVersions';
import { fieldsOf } from '#app/form/LongFormField';
import type { PerOptions } from '#contract/perForm';
import type { PerOverview } from '#contract/perOverview';
import type { Strings } from '#domain/language/strings';
import {
  type ApplicableArea,
  type ApplicableComponent,
  componentTitle,
  questionTitle,
} from '#domain/per/perComponents';
import { useStrings } from '#ui/language/useStrings';
import { perAssessmentStrings } from '../form/strings';
import { areaBodies, mapServerErrors, valuesFromStored } from './assessmentBody';
import {
  type AssessmentValues,
  type Consideration,
  componentKey,
  questionKey,
  type StoredAssessment,
} from './assessmentShape';

export type AssessmentStrings = Strings<(typeof perAssessmentStrings)['templates']>;
type Field = FieldDefinition<AssessmentValues, AssessmentStrings, string>;

/** The considerations of a component and the flag of the overview that enables each. @source reference/preparedness.md, section 2.2 */
export const considerationFlags = {
  epi_considerations: 'assess_preparedness_of_country',
  urban_considerations: 'assess_urban_aspect_of_country',
  climate_environmental_considerations: 'assess_climate_environment_of_country',
  migration_considerations: 'assess_migration_aspect_of_country',
} as const satisfies Readonly<Record<Consideration, keyof PerOverview>>;

const considerationStrings = {
  epi_considerations: 'epi',
  urban_considerations: 'urban',
  climate_environmental_considerations: 'climate',
  migration_considerations: 'migration',
} as const;

export const allConsiderations = Object.keys(considerationFlags) as readonly Consideration[];

/** The label of a consideration. */
export const considerationLabel = (name: Consideration, t: AssessmentStrings) => t[considerationStrings[name]];

export const stepOfArea = (area: number) => `area${area}`;

interface AssessmentSource {
  readonly areas: readonly ApplicableArea[];
  readonly options: PerOptions;
}

/** The fields of a component and its questions. */
function componentFields(
  step: string,
  applicable: ApplicableComponent,
  source: AssessmentSource,
): readonly [string, Field][] {
  const { component, questions } = applicable;
  if (component.is_parent) return [];
  const key = componentKey(component.id);
  const title = componentTitle(component);
  const named = (field: (t: AssessmentStrings) => string) => (t: AssessmentStrings) =>
    t.component({ component: title, field: field(t) });
  const ratings = source.options.componentratings.map(({ id, value, title: name }) => ({
    key: id,
    label: `${value} – ${name}`,
  }));
  const shared = { step, isSent: false } as const;
  return [
    [`${key}.rating`, { ...shared, kind: 'nativeSelect', label: named((t) => t.rating), choices: () => ratings }],
    [`${key}.notes`, { ...shared, kind: 'longText', label: named((t) => t.notes) }],
    ...allConsiderations.map((name): [string, Field] => [
      `${key}.${name}`,
      {
        ...shared,
        kind: 'longText',
        label: named((t) => considerationLabel(name, t)),
      },
    ]),
    ...questions.flatMap((question): [string, Field][] => {
      const benchmarkTitle = questionTitle(component, question);
      const answers = (question.answers ?? []).map(({ id, text }) => ({ key: id, label: text ?? String(id) }));
      return [
        [
          `${key}.${questionKey(question.id)}.answer`,
          { ...shared, kind: 'radio', label: () => benchmarkTitle, choices: () => answers },
        ],
        [
          `${key}.${questionKey(question.id)}.notes`,
          {
            ...shared,
            kind: 'longText',
            label: (t) => t.component({ component: benchmarkTitle, field: t.questionNotes }),
          },
        ],
      ];
    }),
  ];
}

/** The number of answered benchmarks of a component. */
export const countAnswered = ({ component, questions }: ApplicableComponent, values: AssessmentValues): number => {
  const answers = values[componentKey(component.id)];
  return questions.filter(({ id }) => answers?.[questionKey(id)]?.answer != null).length;
};

/** The number of answered benchmarks of an area and their total. */
export const areaProgress = ({ components }: ApplicableArea, values: AssessmentValues) => ({
  count: components.reduce((sum, each) => sum + countAnswered(each, values), 0),
  total: components.reduce((sum, { questions }) => sum + questions.length, 0),
});

/** The number of components without a rating. */
export const countUnrated = (areas: readonly ApplicableArea[], values: AssessmentValues): number =>
  areas
    .flatMap(({ components }) => components)
    .filter(({ component }) => !component.is_parent && values[componentKey(component.id)]?.rating == null).length;

/**
 * The form of an assessment, whose questions come from the server. Each area is a step; no field is required.
 *
 * @source reference/preparedness.md, section 2.2
 */
export function assessmentForm(
  source: AssessmentSource,
): FormDefinition<AssessmentValues, StoredAssessment, AssessmentStrings, string> {
  const { areas } = source;
  const byStep = new Map(areas.map((each) => [stepOfArea(each.area.id), each]));
  const entries = areas.flatMap(({ area, components }) =>
    components.flatMap((each) => componentFields(stepOfArea(area.id), each, source)),
  );
  return {
    key: 'per-assessment',
    draftVersion: draftVersions['per-assessment'],
    documentId: ({ overview, id }) => overview ?? id,
    useStrings: () => useStrings(perAssessmentStrings),
    steps: [...byStep.keys()],
    isSavedFromEveryStep: true,
    stepTitle: (step) => {
      const area = byStep.get(step)?.area;
      return `${area?.area_num}. ${area?.title ?? ''}`;
    },
    stepNote: (step, t, values) => {
      const area = byStep.get(step);
      return area && t.progressNote(areaProgress(area, values));
    },
    // cast: values and fields are built from the same lists, so every path has a field
    fields: Object.fromEntries(entries) as FormDefinition<
      AssessmentValues,
      StoredAssessment,
      AssessmentStrings,
      string
    >['fields'],
    fromStored: (stored) => valuesFromStored(areas, stored),
    toBody: (values, stored) => ({ area_responses: areaBodies(areas, values, stored) }),
    mapServerErrors: (errors, values, stored) => mapServerErrors(errors, areaBodies(areas, values, stored)),
  };
}

export const { Field: AssessmentField, FieldRow: AssessmentRow } = fieldsOf<AssessmentValues>();
