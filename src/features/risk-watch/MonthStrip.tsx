import { monthNames } from '#domain/format/dates';
import { monthRange } from '#domain/risk-watch/months';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { classNames } from '#ui/layout/classNames';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import styles from './MonthStrip.module.css';
import { riskWatchStrings } from './strings';

interface MonthStripProps {
  readonly label: string;
  /** 0 (January) to 11, ascending; empty while the whole year is selected. */
  readonly months: readonly number[];
  /** Called with at least one month. */
  readonly onChange: (months: readonly number[]) => void;
  /** Whether a press toggles a month; otherwise it selects that month only. */
  readonly isMultiple?: boolean;
  /** The yearly average as an option next to the months. */
  readonly year?: { readonly isChosen: boolean; readonly onChoose: () => void };
}

/** Selects months: single ones by a press, a range with the two selects or with Shift and a press. */
export function MonthStrip({ label, months, onChange, isMultiple = false, year }: MonthStripProps) {
  const t = useStrings(riskWatchStrings);
  const { language } = useLanguage();
  const names = monthNames(language);
  const [first, last] = [months[0], months.at(-1)];
  const isRange = first !== undefined && last !== undefined && months.length === last - first + 1;
  const press = (month: number, isShift: boolean) => {
    if (isShift && first !== undefined) onChange(monthRange(first, month));
    else if (!isMultiple) onChange([month]);
    else {
      const next = months.includes(month) ? months.filter((each) => each !== month) : [...months, month];
      if (next.length > 0) onChange(next.toSorted((a, b) => a - b));
    }
  };
  const options = names.map((name, key) => ({ key, label: name }));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.strip}>
        {names.map((name, month) => (
          <button
            key={name}
            type="button"
            className={styles.month}
            aria-pressed={months.includes(month)}
            onClick={(event) => press(month, event.shiftKey)}
          >
            {name}
          </button>
        ))}
        {year && (
          <button
            type="button"
            className={classNames(styles.month, styles.year)}
            aria-pressed={year.isChosen}
            onClick={year.onChoose}
          >
            {t.yearlyAverage}
          </button>
        )}
      </div>
      <Row gap="s2 s3" align="end" className={styles.range}>
        <NativeSelect
          label={t.fromMonth}
          placeholder={t.noRange}
          options={options}
          value={isRange ? first : undefined}
          onChange={(from) => from !== undefined && onChange(monthRange(from, Math.max(from, last ?? from)))}
        />
        <NativeSelect
          label={t.toMonth}
          placeholder={t.noRange}
          options={options}
          value={isRange ? last : undefined}
          onChange={(to) => to !== undefined && onChange(monthRange(Math.min(first ?? to, to), to))}
        />
      </Row>
      <Note>{isMultiple ? t.monthsHint : t.monthHint}</Note>
    </fieldset>
  );
}
