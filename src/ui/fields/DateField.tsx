import { CalendarDays } from 'lucide-react';
import { type Ref, useCallback, useId, useRef, useState } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { OverlayTrigger } from '../overlays/OverlayTrigger';
import { useLazyPart } from '../overlays/useLazyPart';
import { parseDay } from './dateText';
import { controlAttributes, FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import input from './input.module.css';
import { PartFailure } from './PartFailure';
import { strings } from './strings';
import { useCalendarText } from './useCalendarText';

export interface DateFieldProps extends FieldProps, FieldValue<string> {
  /** Earliest and latest day, yyyy-MM-dd. */
  readonly min?: string;
  readonly max?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const loadCalendar = () => import('./CalendarPanel').then((module) => module.CalendarPanel);

/** What the calendar can show; it takes nothing but days. */
const dayOf = (text: string | undefined) => (text === undefined ? null : parseDay(text));

/** A day, yyyy-MM-dd: typed (also day first), or chosen from a calendar that is fetched when wanted. */
export function DateField(props: DateFieldProps) {
  const t = useStrings(strings);
  const { error, inputProps } = useCalendarText({
    ...props,
    parse: parseDay,
    refusal: t.enterDate({ example: '2026-09-28' }),
  });
  const ids = useFieldIds({ hint: props.hint, error });
  return (
    <FieldFrame {...props} error={error} ids={ids}>
      <div className={input.withButton}>
        <input
          {...controlAttributes({ ...props, error }, ids)}
          {...inputProps}
          ref={props.ref}
          type="text"
          autoComplete="off"
          dir="ltr"
          className={input.input}
          placeholder={t.dayFormat}
          readOnly={props.isReadOnly}
        />
        {!props.isReadOnly && <CalendarButton {...props} />}
      </div>
    </FieldFrame>
  );
}

function CalendarButton({ label, value, onChange, min, max, isDisabled }: DateFieldProps) {
  const t = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const { Part: Panel, hasFailed, fetchAhead } = useLazyPart(loadCalendar, isOpen, () => setOpen(false));
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), []);
  return (
    <>
      <OverlayTrigger
        triggerRef={triggerRef}
        triggerId={triggerId}
        kind="dialog"
        isOpen={isOpen}
        onToggle={toggle}
        onIntent={fetchAhead}
      >
        <Button label={t.chooseDate({ label })} icon={<CalendarDays aria-hidden="true" />} isDisabled={isDisabled} />
      </OverlayTrigger>
      {hasFailed && <PartFailure />}
      {Panel && (
        <Panel
          triggerRef={triggerRef}
          label={t.chooseDate({ label })}
          value={dayOf(value)}
          min={dayOf(min)}
          max={dayOf(max)}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onChoose={(day) => {
            onChange(day);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
