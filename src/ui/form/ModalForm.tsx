import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { Button } from '../actions/Button';
import { Alert } from '../feedback/Alert';
import { Modal } from '../overlays/Modal';
import { Form } from './Form';
import styles from './ModalForm.module.css';
import { useCloseQuestion } from './useCloseQuestion';

interface ModalFormProps<V extends FieldValues, Out extends FieldValues> {
  readonly title: string;
  readonly form: UseFormReturn<V, unknown, Out>;
  readonly onSubmit: (values: Out) => Promise<void>;
  readonly onClose: () => void;
  readonly submitLabel: string;
  readonly cancelLabel: string;
  /** False where nothing worth keeping is entered, as a login. */
  readonly asksBeforeClosing?: boolean;
  readonly children: ReactNode;
}

/** The first field without an answer, else the first one. */
function firstField(fields: HTMLElement | null): HTMLElement | undefined {
  const all = [...(fields?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [])];
  const open = all.filter(({ disabled, type }) => !disabled && type !== 'hidden');
  return open.find(({ value }) => value === '') ?? open[0];
}

/** A short form in a dialog, with the focus in its first open field. It asks before it is closed with something entered. */
export function ModalForm<V extends FieldValues, Out extends FieldValues>(props: ModalFormProps<V, Out>) {
  const { title, form, onSubmit, onClose, submitLabel, cancelLabel, asksBeforeClosing = true, children } = props;
  const { isSubmitting, isDirty, errors } = useFormState({ control: form.control });
  const close = useCloseQuestion(isDirty && asksBeforeClosing, onClose);
  const message = errors.root?.server?.message;
  const fields = useRef<HTMLDivElement>(null);
  // before the dialog around it, which else takes the focus itself
  useEffect(() => firstField(fields.current)?.focus(), []);
  return (
    <Modal title={title} isOpen onClose={close}>
      <Form form={form} onSubmit={onSubmit} label={title}>
        <div ref={fields} className={styles.fields}>
          {children}
          {message && <Alert tone="danger" title={message} />}
          <div className={styles.actions}>
            <Button onPress={close}>{cancelLabel}</Button>
            <Button type="submit" variant="primary" isBusy={isSubmitting}>
              {submitLabel}
            </Button>
          </div>
        </div>
      </Form>
    </Modal>
  );
}
