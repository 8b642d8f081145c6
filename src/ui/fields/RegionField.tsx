import { useMemo } from 'react';
import { useStrings } from '#ui/language/useStrings';
import type { FieldProps, FieldValue } from './FieldFrame';
import { NativeSelect } from './NativeSelect';
import { strings } from './strings';
import type { OptionState } from './useOptions';

/** The parts of a region that a picker shows. */
export interface RegionOption {
  readonly id: number;
  readonly name: string;
}

interface RegionFieldProps extends Omit<FieldProps, 'label'>, FieldValue<number>, OptionState {
  readonly label?: string;
  readonly placeholder?: string;
  readonly regions: readonly RegionOption[] | undefined;
}

/** One of the regions of the federation; the value is its id (0 to 4). */
export function RegionField({ regions, label, ...rest }: RegionFieldProps) {
  const t = useStrings(strings);
  const options = useMemo(() => regions?.map(({ id, name }) => ({ key: id, label: name })) ?? [], [regions]);
  return (
    <NativeSelect
      {...rest}
      label={label ?? t.region}
      options={options}
      isPending={regions === undefined && !rest.hasFailed}
    />
  );
}
