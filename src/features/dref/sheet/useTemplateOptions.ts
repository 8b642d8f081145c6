import type { AnyField, Option, OptionList, OptionSource } from '#app/form/definition';
import { useFieldOptions } from '#app/form/formContext';
import { drefLayouts } from '#domain/dref/drefTypes';
import { placedFields } from '../fields/fieldTable';
import { useDrefStrings } from '../form/useDrefStrings';
import { templateField, typeField } from './templateFields';

const withRows = (field: AnyField): readonly AnyField[] => [
  field,
  ...Object.values(field.rowFields ?? {}).flatMap((rowField: AnyField) => withRows(rowField)),
];

/** The sources of the options of all templates; a constant, because each is a hook. */
const sources = [
  ...new Set(
    drefLayouts
      .flatMap((layout) => placedFields.flatMap(({ name }) => templateField(name, layout) ?? []))
      .flatMap(withRows)
      .concat(typeField)
      .flatMap(({ options }) => options ?? []),
  ),
];

/** The options of every field of the template, and the types of which there are templates. */
export function useTemplateOptions() {
  const t = useDrefStrings();
  // biome-ignore lint/correctness/useHookAtTopLevel: the sources are a constant of the module
  const lists = sources.map((source: OptionSource<object>) => useFieldOptions({ options: source }, {}));
  const bySource = new Map<unknown, OptionList['options']>(
    sources.map((source, index) => [source, lists[index]?.options]),
  );
  return {
    isPending: lists.some(({ options, isError }) => !options && !isError),
    hasFailed: lists.some(({ options, isError }) => !options && isError),
    retry: () => {
      for (const { options, refetch } of lists) if (!options) refetch?.();
    },
    optionsOf: (field: AnyField): readonly Option[] =>
      field.choices?.(t) ?? (field.options ? bySource.get(field.options) : undefined) ?? [],
  };
}
