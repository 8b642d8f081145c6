import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { displayStrings } from '#ui/displayStrings';
import { SelectField } from '#ui/fields/SelectField';
import { useStrings } from '#ui/language/useStrings';
import type { OptionKey } from './definition';
import { fieldNamed } from './derive';
import { useFieldOptions, useLongFormContext } from './formContext';
import { LongFormList } from './LongFormField';
import { optionName } from './optionName';

/** The options of a field of a list's rows. */
export function useRowOptions(list: string, name: string) {
  const { definition } = useLongFormContext();
  const field = fieldNamed(definition, list)?.rowFields?.[name];
  return useFieldOptions(field ?? {}, {}).options ?? [];
}

type Row = Readonly<Record<string, unknown>>;

interface ChosenRowListProps {
  readonly name: string;
  /** The field of a row that is chosen once: its title, its sector. */
  readonly chosen: string;
  /** What one row is called. */
  readonly rowLabel: string;
  readonly addLabel: string;
  readonly texts: {
    readonly allChosen: string;
    readonly rowOf: (values: { kind: string; title: string }) => string;
  };
  readonly children: (path: (name: string) => string, index: number) => ReactNode;
}

const isTextOrNumber = (key: OptionKey): key is string | number => typeof key !== 'boolean';

/** A list with at most one row for each option of one of its fields. Rows are added by choosing an option. */
export function ChosenRowList({ name, chosen, rowLabel, addLabel, texts, children }: ChosenRowListProps) {
  const options = useRowOptions(name, chosen);
  const rows: readonly Row[] | null = useWatch({ name });
  const taken = new Set(rows?.map((row) => row[chosen]));
  const unused = options.flatMap(({ key, label }) => (isTextOrNumber(key) && !taken.has(key) ? [{ key, label }] : []));
  const { notAvailable } = useStrings(displayStrings);
  const titleOf = (key: unknown) =>
    typeof key === 'string' || typeof key === 'number' ? optionName(options, key, notAvailable) : '';
  return (
    <LongFormList
      name={name}
      rowLabel={rowLabel}
      rowName={(row) => texts.rowOf({ kind: rowLabel, title: titleOf(row[chosen]) })}
      adder={(append) => (
        <SelectField
          // a new field after each choice, which adds a row
          key={rows?.length ?? 0}
          label={addLabel}
          isLabelHidden
          placeholder={unused.length === 0 ? texts.allChosen : addLabel}
          value={undefined}
          isDisabled={unused.length === 0}
          options={unused}
          onChange={(key) => key !== undefined && append({ client_id: String(key), [chosen]: key })}
        />
      )}
    >
      {children}
    </LongFormList>
  );
}
