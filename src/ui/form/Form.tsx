import { type FormEvent, type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, type FormState, type UseFormReturn } from 'react-hook-form';
import { createFieldLabels, FieldLabels } from './FieldLabels';
import styles from './Form.module.css';
import { useSubmitOnce } from './useSubmitOnce';

export interface FormProps<V extends FieldValues, Out extends FieldValues> {
  readonly form: UseFormReturn<V, unknown, Out>;
  /** Called with the validated values; further submits are ignored while its promise is pending. */
  readonly onSubmit: (values: Out) => Promise<void> | void;
  /** The accessible name of the form landmark. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * Stands in the context in place of the form's state: a context that changed with it would render all fields for the error of one.
 * Fields read the state by `useFormState`, which subscribes to what is read.
 */
const unread = new Proxy(
  {},
  {
    get: () => {
      throw new Error('The state of a form is read by useFormState, not by useFormContext');
    },
  },
);

/** A form without native validation: fields show the errors of the schema, and a failed submit focuses the first one. */
export function Form<V extends FieldValues, Out extends FieldValues = V>(props: FormProps<V, Out>) {
  const { form, onSubmit, label, children } = props;
  const [labels] = useState(createFieldLabels);
  const { submitOnce } = useSubmitOnce(async (event: FormEvent) => form.handleSubmit(onSubmit)(event));
  return (
    <FormProvider {...form} formState={unread as FormState<V>}>
      <FieldLabels value={labels}>
        <form
          noValidate
          aria-label={label}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void submitOnce(event);
          }}
        >
          {children}
        </form>
      </FieldLabels>
    </FormProvider>
  );
}
