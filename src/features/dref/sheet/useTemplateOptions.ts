import type { AnyField, Option, OptionSource } from '#app/form/definition';
import { applicationForm } from '../application/applicationForm';
import { useDrefStrings } from '../form/useDrefStrings';
import { isInTemplate, typeField } from './templateFields';

const withRows = (field: AnyField): readonly AnyField[] => [
  field,
  ...Object.values(field.rowFields ?? {}).flatMap((rowField: AnyField) => withRows(rowField)),
];

/** Where the template's options come from: the same in every rendering. */
const sources = [
  ...new Set(
    Object.entries(applicationForm.fields as Readonly<Record<string, AnyField>>)
      .filter(([name, field]) => isInTemplate(name, field))
      .flatMap(([, field]) => withRows(field))
      .concat(typeField)
      .flatMap(({ options }) => options ?? []),
  ),
];

/** The options of every field of the template, and the types of which there are templates. */
export function useTemplateOptions() {
  const t = useDrefStrings();
  const lists = sources.map((source: OptionSource<object>) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: the sources are a constant of the module
    source.useOptions(source.input({}, undefined as never) as never),
  );
  const bySource = new Map(sources.map((source, index) => [source as unknown, lists[index]?.options]));
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
