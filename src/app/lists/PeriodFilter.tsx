import { DateField } from '#ui/fields/DateField';

interface PeriodFilterProps<Start extends string, End extends string> {
  /** The names of its two days in the URL, first and last. */
  readonly names: readonly [Start, End];
  readonly labels: readonly [string, string];
  readonly values: Readonly<Record<Start | End, string | null>>;
  readonly set: (name: Start | End, day: string | undefined) => void;
}

/** The first and the last day that a list shows, both counted in. */
export function PeriodFilter<Start extends string, End extends string>(props: PeriodFilterProps<Start, End>) {
  const { names, labels, values, set } = props;
  const [start, end] = names;
  return (
    <>
      <DateField
        label={labels[0]}
        value={values[start] ?? undefined}
        max={values[end] ?? undefined}
        onChange={(day) => set(start, day)}
      />
      <DateField
        label={labels[1]}
        value={values[end] ?? undefined}
        min={values[start] ?? undefined}
        onChange={(day) => set(end, day)}
      />
    </>
  );
}
