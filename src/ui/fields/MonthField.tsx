import { useStrings } from '#ui/language/useStrings';
import { type CalendarFieldProps, CalendarTextField } from './CalendarTextField';
import { parseMonth } from './dateText';
import { strings } from './strings';

const load = () => import('./MonthPanel').then((module) => module.MonthPanel);

/** A month, yyyy-MM: typed (also month first), or chosen from the months of a year. */
export function MonthField(props: CalendarFieldProps) {
  const t = useStrings(strings);
  const kind = {
    parse: parseMonth,
    load,
    format: t.monthFormat,
    refusal: t.enterMonth({ example: '2026-09' }),
    choose: t.chooseMonth({ label: props.label }),
  };
  return <CalendarTextField {...props} kind={kind} />;
}
