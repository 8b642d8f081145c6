import { useOptionList } from '#app/request/useOptionList';
import type { ResponseOf } from '#contract/types';
import { NativeSelect } from '#ui/fields/NativeSelect';

/** Enumerations that an older server lacks count as empty. */
type Enums = Required<ResponseOf<'GET /api/v2/global-enums/'>>;

/** The enumerations of the server whose keys are numbers. */
type NumberEnumName = {
  [Name in keyof Enums]: Enums[Name][number]['key'] extends number ? Name : never;
}[keyof Enums];

interface EnumFilterProps<Key extends number> {
  readonly name: NumberEnumName;
  readonly label: string;
  readonly placeholder?: string;
  /** The offered keys in order; by default all keys of the server in its order. */
  readonly keys?: readonly Key[];
  /** Replaces the server's names of options. */
  readonly nameOf?: (key: number, serverName: string) => string;
  readonly value: Key | null;
  readonly onChange: (key: Key | undefined) => void;
}

/** A select that filters by an enumeration of the server. */
export function EnumFilter<Key extends number>(props: EnumFilterProps<Key>) {
  const { name, label, placeholder, keys, nameOf, value, onChange } = props;
  const { data, state } = useOptionList('globalEnums', value !== null);
  const labels = new Map((data?.[name] ?? []).map((choice) => [Number(choice.key), choice.value]));
  const options = [...(keys ?? (labels.keys() as Iterable<Key>))].flatMap((key) => {
    const text = labels.get(key);
    return text ? [{ key, label: nameOf?.(key, text) ?? text }] : [];
  });
  return (
    <NativeSelect
      {...state}
      label={label}
      placeholder={placeholder}
      options={options}
      value={value ?? undefined}
      onChange={onChange}
    />
  );
}
