import { useState } from 'react';
import type { CalendarFieldProps } from '#ui/fields/CalendarTextField';
import { DateField } from '#ui/fields/DateField';
import { urlDate } from '#ui/filters/urlParsers';

interface PeriodFilterProps<Start extends string, End extends string> {
  /** The names of its two days in the URL, first and last. */
  readonly names: readonly [Start, End];
  readonly labels: readonly [string, string];
  readonly values: Readonly<Record<Start | End, string | null>>;
  readonly set: (name: Start | End, day: string | undefined) => void;
}

/** The first and the last day of a period, both included. */
export function PeriodFilter<Start extends string, End extends string>(props: PeriodFilterProps<Start, End>) {
  const { names, labels, values, set } = props;
  const [start, end] = names;
  const [first, last] = [values[start] ?? undefined, values[end] ?? undefined];
  return (
    <>
      <DayFilter label={labels[0]} value={first} max={last} onChange={(day) => set(start, day)} />
      <DayFilter label={labels[1]} value={last} min={first} onChange={(day) => set(end, day)} />
    </>
  );
}

interface Unfinished {
  readonly text: string;
  /** The applied day when the text was typed: once it differs (all filters cleared), the text is discarded. */
  readonly appliedDay: string | undefined;
}

/** A date field that applies its value once it is complete and valid. */
function DayFilter({
  value,
  onChange,
  ...rest
}: Pick<CalendarFieldProps, 'label' | 'value' | 'min' | 'max' | 'onChange'>) {
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const change = (text: string | undefined) => {
    const isDay = text === undefined || urlDate.parse(text) === text;
    setUnfinished(isDay ? null : { text, appliedDay: value });
    if (isDay) onChange(text);
  };
  const shown = unfinished && unfinished.appliedDay === value ? unfinished.text : value;
  return <DateField {...rest} value={shown} onChange={change} />;
}
