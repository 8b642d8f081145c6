import { useFormContext } from 'react-hook-form';
import type { ApplicationValues } from '../fields/drefShape';

/** Writes several answers into the form of an application, as if a person had given them. */
export function useWriteAnswers() {
  const { setValue } = useFormContext();
  return (answers: Partial<ApplicationValues>) => {
    for (const [name, value] of Object.entries(answers)) {
      setValue(name, value, { shouldDirty: true, shouldTouch: true });
    }
  };
}
