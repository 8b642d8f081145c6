import { useContext } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { labelled } from '#domain/format/labelled';
import { FieldLabels } from '#ui/form/FieldLabels';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import styles from './MissingAnswers.module.css';
import { longFormStrings } from './strings';

interface MissingAnswersProps {
  /** The paths of the fields, those of rows included. */
  readonly names: readonly string[];
  readonly labelOf: (name: string) => string | undefined;
  /** Called before a field is focused, to render it. */
  readonly onGoTo: (name: string) => void;
}

/** The missing answers of the current step, with links to their fields; renders nothing without any. */
export function MissingAnswers({ names, labelOf, onGoTo }: MissingAnswersProps) {
  const t = useStrings(longFormStrings);
  const { language } = useLanguage();
  const labels = useContext(FieldLabels);
  const { setFocus } = useFormContext();
  if (names.length === 0) return null;
  const focus = (name: string) => {
    flushSync(() => onGoTo(name));
    (labels?.get(name)?.focus ?? (() => setFocus(name)))();
  };
  /** The label with those of its rows, since each row has the same fields. */
  const nameOf = (name: string) => {
    const rows = [...name.matchAll(/\.\d+(?=\.)/g)].map(({ 0: number, index }) => name.slice(0, index + number.length));
    const rowLabels = rows.flatMap((row) => labels?.get(row)?.label ?? []);
    const own = labels?.get(name)?.label;
    return own !== undefined && rowLabels.length === rows.length
      ? labelled(language, ...rowLabels, own)
      : labelOf(name);
  };
  return (
    <details className={styles.missing}>
      <summary>{t.missingHeading({ count: names.length })}</summary>
      <p>{t.missingText}</p>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={styles.name} onClick={() => focus(name)}>
              {nameOf(name) ?? name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
