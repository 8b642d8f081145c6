import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { PopoverPanel } from '../overlays/PopoverPanel';
import type { ChooserProps } from './CalendarButton';
import styles from './CalendarPanel.module.css';
import { strings } from './strings';

/** The calendar of a date field, loaded on demand. */
export function CalendarPanel(props: ChooserProps) {
  const { triggerRef, label, value, min, max, isOpen, onOpenChange, onChoose } = props;
  const t = useStrings(strings);
  // Arabic has no short weekday names, only full names and letters.
  const { language } = useLanguage();
  return (
    <PopoverPanel
      triggerRef={triggerRef}
      label={label}
      labelledBy={undefined}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Calendar
        aria-label={label}
        autoFocus
        value={value === null ? null : parseDate(value)}
        minValue={min === null ? null : parseDate(min)}
        maxValue={max === null ? null : parseDate(max)}
        onChange={(day) => day && onChoose(day.toString())}
        className={styles.calendar}
      >
        <header className={styles.header}>
          <Button slot="previous" aria-label={t.calendarPrevious} className={styles.step}>
            <ChevronLeft aria-hidden="true" />
          </Button>
          <Heading className={styles.heading} />
          <Button slot="next" aria-label={t.calendarNext} className={styles.step}>
            <ChevronRight aria-hidden="true" />
          </Button>
        </header>
        <CalendarGrid className={styles.grid} weekdayStyle={language === 'ar' ? 'narrow' : 'short'}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </PopoverPanel>
  );
}
