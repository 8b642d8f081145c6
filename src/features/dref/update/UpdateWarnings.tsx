import { useFormSelector } from '#app/form/useFormSelector';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { FormWarnings } from '../form/FormWarnings';
import { changesOf, useUpdateWarnings } from './useUpdateWarnings';

interface UpdateWarningsProps {
  readonly update: DrefOperationalUpdate;
  /** Shows a field and focuses it. */
  readonly onGoTo: (path: string) => void;
}

/** The warnings of an update and of its figures. They do not prevent a save. */
export function UpdateWarnings({ update, onGoTo }: UpdateWarningsProps) {
  const others = useUpdateWarnings(update, useFormSelector(changesOf));
  return <FormWarnings others={others} onGoTo={onGoTo} />;
}
