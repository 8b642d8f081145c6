import { X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { formatList } from '#domain/format/formatList';
import { labelled } from '#domain/format/labelled';
import { Button } from '#ui/actions/Button';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import type { AnyFormDefinition } from './definition';
import { rowsAround } from './derive';
import { renderFieldValue } from './FieldValue';
import { longFormStrings } from './strings';
import styles from './TakenAnswers.module.css';
import { keysTaken, type TakenRow } from './takenAnswers';
import { type TakenAnswers as Taken, useTakenAnswers } from './useTakenAnswers';

interface TakenAnswersProps {
  readonly definition: AnyFormDefinition;
  readonly t: unknown;
  /** The data of the form's rules, from which rows may be named. */
  readonly facts: unknown;
  readonly isReadOnly: boolean;
  /** Called when the line goes, to move the focus from its buttons. */
  readonly onClose: () => void;
}

/** A line below a step that names the filled rows that a change took away, and offers to put them back. */
export function TakenAnswers({ definition, t, facts, isReadOnly, onClose }: TakenAnswersProps) {
  const formStrings = useStrings(longFormStrings);
  const { taken, undo, dismiss } = useTakenAnswers(definition, !isReadOnly);
  if (isReadOnly) return null;
  const closing = (run: () => void) => () => {
    run();
    onClose();
  };
  return (
    <div role="status">
      {taken && (
        <div className={styles.taken}>
          <span className={styles.text}>
            {formStrings.taken}{' '}
            <strong>
              <TakenNames taken={taken} definition={definition} t={t} facts={facts} />
            </strong>
          </span>
          <Button size="s" onPress={closing(undo)}>
            {formStrings.undo}
          </Button>
          <Button
            size="s"
            variant="text"
            label={formStrings.dismiss}
            icon={<X aria-hidden="true" />}
            onPress={closing(dismiss)}
          />
        </div>
      )}
    </div>
  );
}

interface TakenNamesProps extends Pick<TakenAnswersProps, 'definition' | 't' | 'facts'> {
  readonly taken: Taken;
}

/** The names of the rows; those of the unticked options where the rows have none, else their number. */
function TakenNames({ taken, definition, t, facts }: TakenNamesProps): ReactNode {
  const { language } = useLanguage();
  const formStrings = useStrings(longFormStrings);
  const renderValue = useMemo(() => renderFieldValue(definition, t), [definition, t]);
  const nameOf = ({ path, field, row }: TakenRow) => {
    const paths = rowsAround(path);
    const around = paths.slice(0, -1).map((each) => taken.labels.get(each));
    const own = field.rowTitle?.(row as never, t, facts as never) ?? taken.labels.get(path);
    const parts = [...around, own].filter((part) => part !== undefined);
    return parts.length === paths.length ? labelled(language, ...parts) : undefined;
  };
  const names = taken.rows.map(nameOf);
  const known = names.filter((name) => name !== undefined);
  if (known.length === names.length) return formatList(known, language);
  const [cause] = taken.causes;
  const keys = cause ? keysTaken(cause) : [];
  if (cause && keys.length > 0) return renderValue(cause.name, keys, {}) ?? keys.join(', ');
  const lists = new Map(taken.rows.map(({ field }) => [field, taken.rows.filter((each) => each.field === field)]));
  const counts = [...lists].map(([field, { length }]) =>
    formStrings.takenCount({ list: field.label(t, {}), count: length }),
  );
  return formatList(counts, language);
}
