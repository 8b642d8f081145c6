import type { ReactNode } from 'react';
import { useLanguage } from '#ui/language/LanguageContext';
import { labelOf } from './derive';
import styles from './FieldNotes.module.css';
import { useLongFormContext } from './formContext';
import { useFormSelector } from './useFormSelector';

interface FieldLinkProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The name of a field, which leads there. */
export const FieldLink = ({ onPress, children }: FieldLinkProps) => (
  <button type="button" className={styles.field} onClick={onPress}>
    {children}
  </button>
);

/** A note on a field, which does not prevent a save. */
export interface FieldNote {
  readonly path: string;
  readonly message: string;
}

interface FieldNotesProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly heading: string;
  readonly notes: readonly FieldNote[];
  /** Shows a field and focuses it. */
  readonly onGoTo: (path: string) => void;
}

/** Notes on the fields of the form around: each names its field and leads there. */
export function FieldNotes({ label, heading, notes, onGoTo }: FieldNotesProps) {
  const { definition, t } = useLongFormContext();
  const { language } = useLanguage();
  const labels = useFormSelector((values: object) =>
    notes.map(({ path }) => labelOf(definition, path, t, values, language) ?? path),
  );
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={label}>
      {heading}
      <ul className={styles.list}>
        {notes.map(({ path, message }, index) => (
          <li key={`${path} ${message}`}>
            <FieldLink onPress={() => onGoTo(path)}>{labels[index]}</FieldLink> {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
