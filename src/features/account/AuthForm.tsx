import { type ReactNode, useState } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { useFormFailure } from '#app/form/useFormFailure';
import { Page } from '#app/page/Page';
import { isApiError } from '#app/request/errors';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { Form } from '#ui/form/Form';
import { Card } from '#ui/layout/Card';
import styles from './AuthForm.module.css';

interface AuthFormProps<V extends FieldValues, Out extends FieldValues> {
  readonly title: string;
  readonly description: string;
  readonly form: UseFormReturn<V, unknown, Out>;
  /** An error that it throws is shown on the fields that the server names, or above the button. */
  readonly onSubmit: (values: Out) => Promise<void>;
  readonly submitLabel: string;
  /** Help below a validation error (400); other failures do not depend on the entered values. */
  readonly help?: ReactNode;
  /** Links to related pages. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of the login, registration and recovery pages: one short form on a card, with its error above the button. */
export function AuthForm<V extends FieldValues, Out extends FieldValues>(props: AuthFormProps<V, Out>) {
  const { title, description, form, onSubmit, submitLabel, help, links, children } = props;
  const { isSubmitting, errors } = useFormState({ control: form.control });
  const message = errors.root?.server?.message;
  const showFailure = useFormFailure(form);
  const [isRefused, setRefused] = useState(false);
  const submit = async (values: Out) => {
    try {
      await onSubmit(values);
    } catch (error) {
      setRefused(isApiError(error) && error.status === 400);
      showFailure(error);
    }
  };
  return (
    <Page title={title} description={description} width="narrow">
      <Card>
        <Form form={form} onSubmit={submit} label={title}>
          <div className={styles.fields}>
            {children}
            {message && (
              <div className={styles.wide}>
                <Alert tone="danger" title={message} description={isRefused ? help : undefined} />
              </div>
            )}
            <div className={styles.actions}>
              <Button type="submit" variant="primary" isBusy={isSubmitting}>
                {submitLabel}
              </Button>
              {links && <div className={styles.links}>{links}</div>}
            </div>
          </div>
        </Form>
      </Card>
    </Page>
  );
}
