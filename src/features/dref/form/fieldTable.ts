import type { FieldDefinition, FieldName } from '#app/form/definition';
import { type DrefStep, isAskedFor } from '#domain/dref/drefSteps';
import { type DrefStage, drefLayout } from '#domain/dref/drefTypes';
import { catalogue } from './catalogue';
import type { CatalogueEntry, DrefField, DrefFieldName } from './catalogueEntry';
import type { DrefValues } from './drefShape';
import { stepLayout } from './stepLayout';
import type { DrefStrings } from './useDrefStrings';

/** A text of a name, where there is one. */
const wordOf = (t: DrefStrings, name: string): string | undefined => {
  const word: unknown = (t as Readonly<Record<string, unknown>>)[name];
  return typeof word === 'string' ? word : undefined;
};

const yesNo = (t: DrefStrings) => [
  { key: true, label: t.yes },
  { key: false, label: t.no },
];

function fieldOf(stage: DrefStage, name: DrefFieldName, entry: CatalogueEntry): DrefField {
  const { stages: _, inStage, ...shared } = entry;
  const field = { ...shared, ...inStage?.[stage] };
  return {
    ...field,
    label: field.label ?? ((t) => wordOf(t, name) ?? name),
    ...(field.kind === 'yesNo' && { choices: yesNo }),
    appliesTo: (values: DrefValues) =>
      isAskedFor(stage, drefLayout(stage, values), name) && (field.appliesTo?.(values) ?? true),
  };
}

/** Every field, in the order of the tabs; an amount that loans show on another tab stands where the other types have it. */
function namesInOrder(): readonly DrefFieldName[] {
  const placed = Object.values(stepLayout).flatMap((sections) => sections.flatMap(({ names }) => names));
  const isLast = (name: DrefFieldName, index: number) => placed.lastIndexOf(name) === index;
  const others = (Object.keys(catalogue) as DrefFieldName[]).filter((name) => !placed.includes(name));
  return [...others, ...placed.filter(isLast)];
}

type FieldTable<V> = { readonly [N in FieldName<V>]: FieldDefinition<V, DrefStrings, DrefStep> };

/**
 * The fields of a form, from the catalogue.
 *
 * @typeParam V - the values of that form: a test holds the names of the table to the contract's
 */
export function fieldTable<V>(stage: DrefStage): FieldTable<V> {
  const entries = namesInOrder().map((name): [DrefFieldName, CatalogueEntry] => [name, catalogue[name]]);
  const own = entries.filter(([, { stages }]) => stages.includes(stage));
  return Object.fromEntries(
    own.map(([name, entry]) => [name, fieldOf(stage, name, entry)]),
  ) as unknown as FieldTable<V>;
}
