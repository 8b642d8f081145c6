import { CircleAlert } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { labelled } from '#domain/format/labelled';
import { useStrings } from '#ui/language/useStrings';
import { useLanguage } from '../language/LanguageContext';
import styles from './ErrorSummary.module.css';
import { FieldLabels } from './FieldLabels';
import { flattenErrors } from './flattenErrors';
import { strings } from './strings';

export interface ErrorSummaryProps {
  /** The labels of a field that is not mounted, those of its rows first; mounted fields and rows register theirs. */
  readonly labelsOf?: (path: string) => readonly string[] | undefined;
  /** The path of what the page shows of an erroneous field: its own, that of its row, or null where it shows nothing. Its own by default. */
  readonly shownPathOf?: (path: string) => string | null;
  /** Called before a field is focused, to show its step. */
  readonly onGoTo?: (path: string) => void;
  /** Whether a save has failed, which a form that was reset since does not count as a submit. */
  readonly hasFailed?: boolean;
}

const present = (texts: readonly (string | undefined)[]) => texts.flatMap((text) => text || []);

/** The number of errors after a failed submit, with a button for each field. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { labelsOf, shownPathOf = (path) => path, onGoTo, hasFailed = false } = props;
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { control, setFocus } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const labels = useContext(FieldLabels);
  const problems = flattenErrors(errors);
  const summary = useRef<HTMLDivElement>(null);
  // what is wrong with the form as a whole, such as a failed connection, is not the user's to fix
  const toFix = problems.filter(({ path }) => !path.startsWith('root')).length;
  const isOfFormAlone = problems.length > 0 && problems.every(({ path }) => path.startsWith('root'));
  // react-hook-form focuses the first invalid field; an error of the whole form has no field
  useEffect(() => {
    if (isOfFormAlone) summary.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOfFormAlone]);
  if ((submitCount === 0 && !hasFailed) || problems.length === 0) return null;

  const goTo = (path: string) => {
    flushSync(() => onGoTo?.(path));
    const place = path.replace(/\.root$/, '');
    const focus = labels?.get(place)?.focus ?? (() => setFocus(place));
    focus();
  };
  /** The label of a field with the labels of its rows, since each row has the same fields. */
  const nameOf = (path: string) => {
    const place = path.replace(/\.root$/, '');
    const rows = [...place.matchAll(/\.\d+(?=\.)/g)].map(({ 0: number, index }) =>
      place.slice(0, index + number.length),
    );
    const known = labelsOf?.(place) ?? [];
    // a list of files has no rows with labels
    const others = known.length > rows.length ? known : [...rows.map(() => undefined), known.at(-1)];
    return labelled(
      language,
      ...present([...rows, place].map((each, index) => labels?.get(each)?.label ?? others[index])),
    );
  };
  return (
    <div ref={summary} role="alert" className={styles.summary}>
      <p className={styles.count}>
        <CircleAlert aria-hidden="true" />
        {toFix > 0 && t.problems({ count: toFix })}
      </p>
      <ul className={styles.list}>
        {problems.map(({ path, message }) => {
          if (path.startsWith('root')) return <li key={path}>{message}</li>;
          const shown = shownPathOf(path);
          const text = labelled(language, ...present([nameOf(path), message]));
          return (
            <li key={path}>
              {shown === null ? (
                text
              ) : (
                <button type="button" className={styles.problem} onClick={() => goTo(shown)}>
                  {text}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
