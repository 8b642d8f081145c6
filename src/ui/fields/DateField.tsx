import { useStrings } from '#ui/language/useStrings';
import { type CalendarFieldProps, CalendarTextField } from './CalendarTextField';
import { parseDay } from './dateText';
import { strings } from './strings';

const load = () => import('./CalendarPanel').then((module) => module.CalendarPanel);

/** A day, yyyy-MM-dd: typed (also day first), or chosen from a calendar. */
export function DateField(props: CalendarFieldProps) {
  const t = useStrings(strings);
  const kind = {
    parse: parseDay,
    load,
    format: t.dayFormat,
    invalidMessage: t.enterDate({ example: '2026-09-28' }),
    choose: t.chooseDate({ label: props.label }),
  };
  return <CalendarTextField {...props} kind={kind} />;
}
