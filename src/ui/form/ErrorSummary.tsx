import { CircleAlert } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { useStrings } from '#ui/language/useStrings';
import styles from './ErrorSummary.module.css';
import { FieldLabels } from './FieldLabels';
import { flattenErrors } from './flattenErrors';
import { strings } from './strings';

export interface ErrorSummaryProps {
  /** The label of a field that is not on the screen (another step); fields on the screen know theirs. */
  readonly labelOf?: (path: string) => string | undefined;
  /** Called before a field is focused: show the step that holds it. */
  readonly onGoTo?: (path: string) => void;
}

/** After a failed submit: how much is to fix, and a way to each field. */
export function ErrorSummary({ labelOf, onGoTo }: ErrorSummaryProps) {
  const t = useStrings(strings);
  const { control, setFocus } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const labels = useContext(FieldLabels);
  const problems = flattenErrors(errors);
  const summary = useRef<HTMLDivElement>(null);
  const isOfFormAlone = problems.length > 0 && problems.every(({ path }) => path.startsWith('root'));
  // An error of a field takes the focus to the field; one of the form as a whole has nowhere else to be seen.
  useEffect(() => {
    if (isOfFormAlone) summary.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOfFormAlone]);
  if (submitCount === 0 || problems.length === 0) return null;

  const goTo = (path: string) => {
    flushSync(() => onGoTo?.(path));
    const place = path.replace(/\.root$/, '');
    const focus = labels?.get(place)?.focus ?? (() => setFocus(place));
    focus();
  };
  const ownName = (path: string) => labels?.get(path)?.label ?? labelOf?.(path);
  /** A field of a row is named after the row too, and after the row that this is in: each row has the same fields. */
  const nameOf = (path: string) => {
    const place = path.replace(/\.root$/, '');
    const rows = [...place.matchAll(/\.\d+(?=\.)/g)].map(({ 0: number, index }) =>
      place.slice(0, index + number.length),
    );
    return [...rows.map((row) => labels?.get(row)?.label), ownName(place)].filter(Boolean).join(': ');
  };
  return (
    <div ref={summary} role="alert" className={styles.summary}>
      <p className={styles.count}>
        <CircleAlert aria-hidden="true" />
        {t.problems({ count: problems.length })}
      </p>
      <ul className={styles.list}>
        {problems.map(({ path, message }) => (
          <li key={path}>
            {path.startsWith('root') ? (
              message
            ) : (
              <button type="button" className={styles.problem} onClick={() => goTo(path)}>
                {[nameOf(path), message].filter(Boolean).join(': ')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
