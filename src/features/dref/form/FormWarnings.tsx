import { type FieldNote, FieldNotes } from '#app/form/FieldNotes';
import { useLongFormContext } from '#app/form/formContext';
import { useFormSelector } from '#app/form/useFormSelector';
import type { DrefValues } from '../fields/drefShape';
import { warningsOfForm, warningText } from './figures';
import { useDrefStrings } from './useDrefStrings';

const none: readonly FieldNote[] = [];

interface FormWarningsProps {
  /** Warnings besides those of figures that contradict each other. */
  readonly others?: readonly FieldNote[];
  /** Shows a field and focuses it. */
  readonly onGoTo: (path: string) => void;
}

/** What contradicts in a form, on every tab: each warning names its field and leads there. */
export function FormWarnings({ others = none, onGoTo }: FormWarningsProps) {
  const t = useDrefStrings();
  const { definition } = useLongFormContext();
  const figures = useFormSelector((values: DrefValues) =>
    warningsOfForm(definition, values).map((warning) => ({
      path: warning.path,
      message: warningText(warning, t),
    })),
  );
  const notes = [...others, ...figures];
  return (
    <FieldNotes label={t.warnings} heading={t.warningsCounted({ count: notes.length })} notes={notes} onGoTo={onGoTo} />
  );
}
