import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredText } from '#app/form/rules';
import { ruleStrings } from '#app/form/strings';
import { useFormFailure } from '#app/form/useFormFailure';
import { FormTextArea } from '#ui/form/formFields';
import { ModalForm } from '#ui/form/ModalForm';
import { useStrings } from '#ui/language/useStrings';
import { localUnitPageStrings } from './strings';

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  /** Sends the reason; a rejection is shown in the dialog. */
  readonly onSubmit: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const longest = 4000;

/** The dialog for the reason of a rejection. */
export function ReasonDialog({ title, text, onSubmit, onClose }: ReasonDialogProps) {
  const t = useStrings(localUnitPageStrings);
  const validationStrings = useStrings(ruleStrings);
  const schema = z.object({ reason: requiredText(validationStrings, longest) });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const showFailure = useFormFailure(form);
  return (
    <ModalForm
      title={title}
      form={form}
      onSubmit={({ reason }) => onSubmit(reason).then(() => undefined, showFailure)}
      onClose={onClose}
      submitLabel={t.reject}
      cancelLabel={t.cancel}
    >
      <p>{text}</p>
      <FormTextArea name="reason" label={t.rejectReason} isRequired />
    </ModalForm>
  );
}
