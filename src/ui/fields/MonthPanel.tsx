import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { clamp } from 'date-fns/clamp';
import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import { endOfYear } from 'date-fns/endOfYear';
import { isSameMonth } from 'date-fns/isSameMonth';
import { isWithinInterval } from 'date-fns/isWithinInterval';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfYear } from 'date-fns/startOfYear';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { parseDate, writeDate } from '#domain/format/dates';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { PopoverPanel } from '../overlays/PopoverPanel';
import type { CalendarRange, ChooserProps } from './CalendarButton';
import styles from './CalendarPanel.module.css';
import { strings } from './strings';

/** The months of a month field. Fetched when it opens. */
export function MonthPanel({ triggerRef, label, isOpen, onOpenChange, onChoose, ...range }: ChooserProps) {
  return (
    <PopoverPanel
      triggerRef={triggerRef}
      label={label}
      labelledBy={undefined}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Months {...range} onChoose={onChoose} />
    </PopoverPanel>
  );
}

const monthsInRow = 3;

const firstMonth = new Date(1, 0);
firstMonth.setFullYear(1);
const lastMonth = new Date(9999, 11);
const monthOf = (text: string | null) => (text === null ? null : parseDate(text, 'yyyy-MM'));

interface MonthsProps extends CalendarRange {
  readonly onChoose: (month: string) => void;
}

function Months({ value, min, max, onChoose }: MonthsProps) {
  const t = useStrings(strings);
  const { language, direction } = useLanguage();
  const chosen = monthOf(value);
  const range = { start: monthOf(min) ?? firstMonth, end: monthOf(max) ?? lastMonth };
  const [current, setCurrent] = useState(() => clamp(chosen ?? startOfMonth(new Date()), range));
  const isFocusDue = useRef(true);
  const currentButton = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the month that the keys move to
  useEffect(() => {
    if (isFocusDue.current) currentButton.current?.focus();
    isFocusDue.current = false;
  }, [current]);

  const format = (month: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(month);
  const forward = direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: monthsInRow,
    ArrowUp: -monthsInRow,
    PageDown: 12,
    PageUp: -12,
    Home: -current.getMonth(),
    End: 11 - current.getMonth(),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    isFocusDue.current = true;
    setCurrent(clamp(addMonths(current, step), range));
  };
  const isFirstYear = (month: Date) => startOfYear(month) <= range.start;
  const isLastYear = (month: Date) => endOfYear(month) >= range.end;
  const heading = useRef<HTMLHeadingElement>(null);
  const showYear = (years: 1 | -1) => {
    const next = clamp(addYears(current, years), range);
    setCurrent(next);
    // At either end the pressed button is disabled and would lose the focus.
    if (years < 0 ? isFirstYear(next) : isLastYear(next)) heading.current?.focus();
  };
  return (
    <div className={styles.calendar}>
      <header className={styles.header}>
        <Button
          aria-label={t.previousYear}
          className={styles.step}
          isDisabled={isFirstYear(current)}
          onPress={() => showYear(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <h3 ref={heading} tabIndex={-1} className={styles.heading} aria-live="polite">
          {format(current, { year: 'numeric' })}
        </h3>
        <Button
          aria-label={t.nextYear}
          className={styles.step}
          isDisabled={isLastYear(current)}
          onPress={() => showYear(1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the focused month bubble to the grid */}
      <div className={styles.months} onKeyDown={onKeyDown}>
        {eachMonthOfInterval({ start: startOfYear(current), end: endOfYear(current) }).map((month) => (
          <button
            key={month.getMonth()}
            ref={isSameMonth(month, current) ? currentButton : undefined}
            type="button"
            tabIndex={isSameMonth(month, current) ? 0 : -1}
            className={styles.month}
            aria-label={format(month, { month: 'short', year: 'numeric' })}
            aria-pressed={chosen !== null && isSameMonth(month, chosen)}
            disabled={!isWithinInterval(month, range)}
            onClick={() => onChoose(writeDate(month, 'yyyy-MM') ?? '')}
          >
            {format(month, { month: 'short' })}
          </button>
        ))}
      </div>
    </div>
  );
}
