import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { FormRow } from '#ui/form/FormRow';
import { ListError } from '#ui/form/ListError';
import { useIsReadOnly } from './formContext';

interface LongFormSectionProps {
  readonly title: string;
  /** How to answer; left out where the form is only read. */
  readonly description?: ReactNode;
  /** The path of a group whose errors as a whole are shown here. */
  readonly errorsOf?: string;
  readonly children: ReactNode;
}

/** Several fields under one title. */
export function LongFormSection({ title, description, errorsOf, children }: LongFormSectionProps) {
  const isReadOnly = useIsReadOnly();
  return (
    <FormRow title={title} description={isReadOnly ? undefined : description}>
      {errorsOf && <GroupError path={errorsOf} />}
      {children}
    </FormRow>
  );
}

function GroupError({ path }: { readonly path: string }) {
  const { errors } = useFormState({ name: path });
  return <ListError errors={errors} name={path} />;
}
