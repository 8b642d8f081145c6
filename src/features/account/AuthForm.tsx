import { type ReactNode, useState } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { useFormFailure } from '#app/form/useFormFailure';
import { Page } from '#app/page/Page';
import { isApiError } from '#app/request/errors';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { Form } from '#ui/form/Form';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import styles from './AuthForm.module.css';

interface AuthFormProps<V extends FieldValues, Out extends FieldValues> {
  readonly title: string;
  readonly description: string;
  readonly form: UseFormReturn<V, unknown, Out>;
  /** An error that it throws is shown on the fields that the server names, or above the button. */
  readonly onSubmit: (values: Out) => Promise<void>;
  readonly submitLabel: string;
  /** One by default; two for a long form. */
  readonly columns?: 1 | 2;
  /** Help below a validation error (400); other failures do not depend on the entered values. */
  readonly help?: ReactNode;
  /** What the submit led to, where that is neither a success nor an error. */
  readonly notice?: ReactNode;
  /** Links to related pages. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of the login, registration and recovery pages: one short form on a card, with its error above the button. */
export function AuthForm<V extends FieldValues, Out extends FieldValues>(props: AuthFormProps<V, Out>) {
  const { title, description, form, onSubmit, submitLabel, columns = 1, help, notice, links, children } = props;
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
          <Columns
            gap="s4 s5"
            minWidth={columns === 1 ? 416 : 260}
            align="start"
            className={columns === 1 ? styles.single : undefined}
          >
            {children}
            {message && (
              <div className={styles.wide}>
                <Alert tone="danger" title={message} description={isRefused ? help : undefined} />
              </div>
            )}
            {notice && <div className={styles.wide}>{notice}</div>}
            <Stack gap="s4" justify="start" className={styles.actions}>
              <Button type="submit" variant="primary" isBusy={isSubmitting}>
                {submitLabel}
              </Button>
              {/* beside the button, they could wrap and shift it when the web font loads */}
              {links && (
                <Row gap="s2 s5" className={styles.links}>
                  {links}
                </Row>
              )}
            </Stack>
          </Columns>
        </Form>
      </Card>
    </Page>
  );
}
