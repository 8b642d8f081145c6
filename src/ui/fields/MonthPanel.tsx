import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { PopoverPanel } from '../overlays/PopoverPanel';
import type { CalendarRange, ChooserProps } from './CalendarButton';
import styles from './CalendarPanel.module.css';
import { strings } from './strings';

/** The months of a month field. Fetched when wanted. */
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

/** Months since the year 0, to count with. */
const countOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthOf = (count: number) =>
  `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
const currentMonth = () => new Date().getFullYear() * 12 + new Date().getMonth();

interface MonthsProps extends CalendarRange {
  readonly onChoose: (month: string) => void;
}

function Months({ value, min, max, onChoose }: MonthsProps) {
  const t = useStrings(strings);
  const { language, direction } = useLanguage();
  const first = min === null ? 12 : countOf(min);
  const last = max === null ? countOf('9999-12') : countOf(max);
  const within = (count: number) => Math.max(first, Math.min(last, count));
  const [current, setCurrent] = useState(() => within(value === null ? currentMonth() : countOf(value)));
  const isFocusDue = useRef(true);
  const currentButton = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the month that the keys move to
  useEffect(() => {
    if (isFocusDue.current) currentButton.current?.focus();
    isFocusDue.current = false;
  }, [current]);

  const written = (options: Intl.DateTimeFormatOptions, count: number) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(
      new Date(`${monthOf(count)}-01T00:00:00Z`),
    );
  const forward = direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: monthsInRow,
    ArrowUp: -monthsInRow,
    PageDown: 12,
    PageUp: -12,
    Home: -(current % 12),
    End: 11 - (current % 12),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    isFocusDue.current = true;
    setCurrent(within(current + step));
  };
  const firstOfYear = current - (current % 12);
  const isFirstYear = (count: number) => count - (count % 12) <= first;
  const isLastYear = (count: number) => count - (count % 12) + 11 >= last;
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = (years: 1 | -1) => {
    const next = within(current + years * 12);
    setCurrent(next);
    // At either end the pressed button goes out of use, and would take the focus with it.
    if (years < 0 ? isFirstYear(next) : isLastYear(next)) heading.current?.focus();
  };
  return (
    <div className={styles.calendar}>
      <header className={styles.header}>
        <Button
          aria-label={t.previousYear}
          className={styles.step}
          isDisabled={isFirstYear(current)}
          onPress={() => turn(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <h3 ref={heading} tabIndex={-1} className={styles.heading} aria-live="polite">
          {written({ year: 'numeric' }, current)}
        </h3>
        <Button
          aria-label={t.nextYear}
          className={styles.step}
          isDisabled={isLastYear(current)}
          onPress={() => turn(1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are heard from whichever month has the focus */}
      <div className={styles.months} onKeyDown={onKeyDown}>
        {Array.from({ length: 12 }, (_, index) => firstOfYear + index).map((count) => (
          <button
            key={count % 12}
            ref={count === current ? currentButton : undefined}
            type="button"
            tabIndex={count === current ? 0 : -1}
            className={styles.month}
            aria-label={written({ month: 'long', year: 'numeric' }, count)}
            aria-pressed={value !== null && countOf(value) === count}
            disabled={count < first || count > last}
            onClick={() => onChoose(monthOf(count))}
          >
            {written({ month: 'short' }, count)}
          </button>
        ))}
      </div>
    </div>
  );
}
