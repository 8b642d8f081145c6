import { completeField, fieldsFrom } from '#app/form/definition';
import { byKey } from '#app/form/keyedRows';
import { type DrefStep, drefSteps } from '#domain/dref/drefSteps';
import { type DrefLayout, type DrefStage, drefLayout } from '#domain/dref/drefTypes';
import { typedEntries } from '#domain/lists/typedEntries';
import { type DrefStrings, type PlainKey, plainString } from '../form/useDrefStrings';
import { actionsTab } from './actions';
import type { DrefFieldName, DrefValues, StageFieldName } from './drefShape';
import { eventTab } from './event';
import { type DrefField, type DrefFieldEntry, notPrinted, type Tab, type TabSection } from './fieldEntry';
import { guidance } from './guidance';
import { operationTab } from './operation';
import { overviewTab } from './overview';
import { submissionTab } from './submission';

const tabs = {
  overview: overviewTab,
  event: eventTab,
  actions: actionsTab,
  operation: operationTab,
  submission: submissionTab,
} as const satisfies Readonly<Record<DrefStep, Tab>>;

type Tabs = typeof tabs;
type SectionIn<Step extends DrefStep> = keyof Tabs[Step] & string;
type NameIn<Section> = Section extends { readonly fields: infer Fields } ? keyof Fields & string : never;

/** A section of a tab, by the string of its heading. */
export type SectionName = { [Step in DrefStep]: SectionIn<Step> }[DrefStep];

/** The names of all fields on the tabs. */
type PlacedName = { [Step in DrefStep]: NameIn<Tabs[Step][keyof Tabs[Step]]> }[DrefStep];

/** A field with its place. */
export interface PlacedField extends DrefFieldEntry {
  readonly name: DrefFieldName;
  readonly step: DrefStep;
  readonly section: PlainKey<DrefStrings>;
}

const sectionsOf = (step: DrefStep) =>
  typedEntries<Tab>(tabs[step]).flatMap(([title, section]) => (section ? [{ title, section }] : []));

const fieldsOf = ({ fields }: TabSection) =>
  typedEntries(fields).flatMap(([name, entry]) => (entry ? [{ name, entry }] : []));

/** Every field of the three forms in the order of the tabs. */
export const placedFields: readonly PlacedField[] = drefSteps.flatMap((step) =>
  sectionsOf(step).flatMap(({ title, section }) =>
    fieldsOf(section).map(({ name, entry }) => ({
      ...entry,
      ...(section.isPrinted === false && notPrinted),
      name,
      step,
      section: title,
    })),
  ),
);

/** The fields of the three forms by name. Does not compile if the tabs lack a field of the contract's bodies. */
export const fieldTable: Readonly<Record<DrefFieldName, PlacedField>> = fieldsFrom<
  PlacedField,
  PlacedName,
  PlacedField
>(placedFields, (field) => [field.name, field]);

const isFieldName = (name: string): name is DrefFieldName => Object.hasOwn(fieldTable, name);

/** The field of a name; undefined for a name that no form has. */
export const findField = (name: string): PlacedField | undefined => (isFieldName(name) ? fieldTable[name] : undefined);

/**
 * Whether a layout has a field. Conditions on other answers are in the field's `appliesTo`.
 *
 * @source reference/dref.md, sections 2.3 to 2.5
 */
export const isRequestedDraft = (stage: DrefStage, layout: DrefLayout, name: DrefFieldName): boolean =>
  fieldTable[name].layouts[stage]?.includes(layout) ?? false;

/** A section as a tab shows it. */
export interface LayoutSection extends Pick<TabSection, 'text' | 'reportTitle' | 'isGrid' | 'isOnlyInReport'> {
  readonly title: PlainKey<DrefStrings>;
  readonly names: readonly DrefFieldName[];
}

/**
 * The sections of each tab with the fields of all three forms. A form shows those that it has and that apply.
 *
 * @source reference/dref.md, sections 2.3 to 2.5
 */
export const stepLayout: Readonly<Record<DrefStep, readonly LayoutSection[]>> = byKey(drefSteps, (step) =>
  sectionsOf(step).map(({ title, section: { fields, isPrinted: _, ...section } }) => {
    const moved = placedFields.filter(({ movedTo }) => movedTo?.step === step && movedTo.section === title);
    const own = placedFields.filter((field) => field.name in fields && !field.isHidden);
    return { ...section, title, names: [...moved, ...own].map(({ name }) => name) };
  }),
);

/** The definition of a field in the form of a stage. The server returns documents in full under `<name>_details`, pictures under their own name. */
function definitionOf(stage: DrefStage, placed: PlacedField): DrefField {
  const { name, section: _, layouts, inStage, movedTo, unit, isHidden, printedIn, noTemplateFor, ...shared } = placed;
  const { appliesTo, label, ...field } = { isExpected: true, ...shared, ...inStage?.[stage] };
  return completeField({
    ...guidance(name),
    ...field,
    ...(movedTo && {
      stepFor: (values: DrefValues) =>
        movedTo.layouts.includes(drefLayout(stage, values)) ? movedTo.step : placed.step,
    }),
    ...(field.files && !field.files.hasCaption && { storedAs: `${name}_details` }),
    // the import template lists them
    ...(field.kind === 'yesNo' && { choices: yesNo }),
    label: label ?? ((t) => plainString(t, name) ?? name),
    appliesTo: (values: DrefValues) =>
      isRequestedDraft(stage, drefLayout(stage, values), name) && (appliesTo?.(values) ?? true),
  });
}

const yesNo = (t: DrefStrings) => [
  { key: true, label: t.yes },
  { key: false, label: t.no },
];

/** The fields of the form of a stage. */
export function stageFields<Stage extends DrefStage>(stage: Stage): Readonly<Record<StageFieldName<Stage>, DrefField>> {
  // `layouts` names exactly the stages that have the field
  const isOfStage = (field: PlacedField): field is PlacedField & { readonly name: StageFieldName<Stage> } =>
    stage in field.layouts;
  return fieldsFrom(placedFields.filter(isOfStage), (field): readonly [StageFieldName<Stage>, DrefField] => [
    field.name,
    definitionOf(stage, field),
  ]);
}
