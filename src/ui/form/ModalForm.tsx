import type { ReactNode } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { Button } from '../actions/Button';
import { Alert } from '../feedback/Alert';
import { Modal } from '../overlays/Modal';
import { Form } from './Form';
import styles from './ModalForm.module.css';

interface ModalFormProps<V extends FieldValues, Out extends FieldValues> {
  readonly title: string;
  readonly form: UseFormReturn<V, unknown, Out>;
  readonly onSubmit: (values: Out) => Promise<void>;
  readonly onClose: () => void;
  readonly submitLabel: string;
  readonly cancelLabel: string;
  readonly children: ReactNode;
}

/** A short form in a dialog. */
export function ModalForm<V extends FieldValues, Out extends FieldValues>(props: ModalFormProps<V, Out>) {
  const { title, form, onSubmit, onClose, submitLabel, cancelLabel, children } = props;
  const { isSubmitting, errors } = useFormState({ control: form.control });
  const message = errors.root?.server?.message;
  return (
    <Modal title={title} isOpen onClose={onClose}>
      <Form form={form} onSubmit={onSubmit} label={title}>
        <div className={styles.fields}>
          {children}
          {message && <Alert tone="danger" title={message} />}
          <div className={styles.actions}>
            <Button onPress={onClose}>{cancelLabel}</Button>
            <Button type="submit" variant="primary" isBusy={isSubmitting}>
              {submitLabel}
            </Button>
          </div>
        </div>
      </Form>
    </Modal>
  );
}
