import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredText } from '#app/form/rules';
import { ruleStrings } from '#app/form/strings';
import { useFormFailure } from '#app/form/useFormFailure';
import { optionState } from '#app/request/optionState';
import { useReference } from '#app/request/referenceData';
import { useApiMutation } from '#app/request/useApiMutation';
import type { LocalUnitsDeprecateReason } from '#contract/enums';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { FormTextArea } from '#ui/form/formFields';
import { FormNativeSelect } from '#ui/form/formSelects';
import { ModalForm } from '#ui/form/ModalForm';
import { useStrings } from '#ui/language/useStrings';
import { readUnitStatus } from '../readUnit';
import { useSeenUnit } from '../useSeenUnit';
import { localUnitPageStrings } from './strings';

interface DeprecateDialogProps {
  readonly unit: PrivateLocalUnitDetail;
  readonly onDeprecated: () => void;
  readonly onClose: () => void;
}

const longest = 4000;

/** Deprecates a unit, which removes it from every list, with the reason. @source reference/local-units.md, section 2.3 */
export function DeprecateDialog({ unit, onDeprecated, onClose }: DeprecateDialogProps) {
  const { id } = unit;
  const t = useStrings(localUnitPageStrings);
  const validationStrings = useStrings(ruleStrings);
  const enums = useReference('globalEnums');
  const schema = z.object({
    deprecated_reason: z.number(validationStrings.choose),
    deprecated_reason_overview: requiredText(validationStrings, longest),
  });
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { deprecated_reason: undefined, deprecated_reason_overview: '' },
  });
  const showFailure = useFormFailure(form);
  const isSeen = useSeenUnit(unit);
  const deprecate = useApiMutation('POST /api/v2/local-units/{id}/deprecate/', {
    invalidates: ['GET /api/v2/local-units/', 'GET /api/v2/public-local-units/'],
    alertsOnFailure: false,
    isDone: async () => (await readUnitStatus(id)) === null,
  });
  const submit = async (reasons: z.output<typeof schema>) => {
    try {
      if (!(await isSeen())) return onClose();
      const body = { ...reasons, deprecated_reason: reasons.deprecated_reason as LocalUnitsDeprecateReason };
      await deprecate.mutateAsync({ path: { id }, body });
      onDeprecated();
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <ModalForm
      title={t.deprecateTitle}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t.deprecate}
      cancelLabel={t.cancel}
    >
      <p>{t.deprecateText}</p>
      <FormNativeSelect
        {...optionState(enums)}
        name="deprecated_reason"
        label={t.deprecateReason}
        isRequired
        options={(enums.data?.local_units_deprecate_reason ?? []).map(({ key, value }) => ({ key, label: value }))}
      />
      <FormTextArea name="deprecated_reason_overview" label={t.deprecateExplanation} isRequired />
    </ModalForm>
  );
}
