import { useId } from 'react';
import { formatPercent } from '#domain/format/numbers';
import { useLanguage } from '../language/LanguageContext';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Dash } from './Dash';
import css from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Shown above the bar unless `isLabelHidden`. */
  readonly label: string;
  /** Percentage points; a value above 100 fills the bar and is shown unchanged. */
  readonly value: number | null | undefined;
  readonly isLabelHidden?: boolean;
  readonly isValueHidden?: boolean;
}

/** A percentage as a bar with its number. */
export function ProgressBar({ label, value, isLabelHidden = false, isValueHidden = false }: ProgressBarProps) {
  const { language } = useLanguage();
  const id = useId();
  const text = formatPercent(value, language);
  if (text === null) {
    return (
      <span className={css.progress}>
        {!isLabelHidden && <span className={css.label}>{label}</span>}
        <Dash />
      </span>
    );
  }
  const shown = Math.min(100, Math.max(0, value ?? 0));
  return (
    <div className={css.progress}>
      {isLabelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <span className={css.label} id={id}>
          {label}
        </span>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot be styled equally in all browsers */}
      <div
        className={css.track}
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
        aria-valuetext={text}
      >
        <div className={css.bar} style={{ inlineSize: `${shown}%` }} />
      </div>
      {!isValueHidden && (
        <span className={css.value} aria-hidden>
          {text}
        </span>
      )}
    </div>
  );
}
