import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { answersLost, fieldNamed, isRequired, labelOf } from '#app/form/derive';
import { useLongFormContext, useStoredDocument } from '#app/form/formContext';
import { optionState } from '#app/request/optionState';
import { useReference } from '#app/request/referenceData';
import type { Dref } from '#contract/drefDocument';
import type { DrefType } from '#contract/enums';
import { drefType } from '#domain/dref/drefTypes';
import { Dash } from '#ui/display/Dash';
import { LabelledValue } from '#ui/display/LabelledValue';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { FormRow } from '#ui/form/FormRow';
import { useLanguage } from '#ui/language/LanguageContext';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import type { DrefValues } from '../fields/drefShape';
import { ImminentDialog, keepsOldReport } from './ImminentDialog';
import { useDrefStrings } from './useDrefStrings';

type Typed = Pick<Dref, 'type_of_dref' | 'is_dref_imminent_v2'>;

/** The types that can be chosen. Updates and reports can be imminent only if they are stored as such; a report cannot be a loan. */
function mayBe(type: DrefType, formKey: string, stored: Typed | undefined): boolean {
  if (formKey === 'dref-application') return true;
  if (type === drefType.imminent) return stored?.type_of_dref === drefType.imminent;
  return type !== drefType.loan || formKey !== 'dref-final-report';
}

/** The type of the DREF. Asks for confirmation before a change that wipes answers, and lists them. */
export function TypeRow() {
  const t = useDrefStrings();
  const { language } = useLanguage();
  const { definition, isReadOnly } = useLongFormContext();
  const stored = useStoredDocument<Typed>();
  const { getValues } = useFormContext();
  const { field, fieldState } = useController<DrefValues, 'type_of_dref'>({ name: 'type_of_dref' });
  const enums = useReference('globalEnums');
  const confirm = useConfirmation();
  const definedField = fieldNamed(definition, 'type_of_dref');
  const label = labelOf(definition, 'type_of_dref', t, getValues(), language) ?? '';
  const options = (enums.data?.dref_dref_dref_type ?? [])
    .filter(({ key }) => mayBe(key, definition.key, stored))
    .map(({ key, value }) => ({ key, label: value }));

  const [isLate, setLate] = useState(false);
  const choose = (type: DrefType | null) => {
    const isNewlyImminent = type === drefType.imminent && field.value !== drefType.imminent;
    if (isNewlyImminent && definition.key === 'dref-application' && keepsOldReport(stored)) setLate(true);
    else void change(type);
  };
  const change = async (type: DrefType | null) => {
    const before = getValues();
    const lost = answersLost(definition, before, { ...before, type_of_dref: type });
    const isConfirmed =
      lost.length === 0 ||
      (await confirm({
        heading: t.changeTypeTitle,
        message: (
          <>
            <p>{t.changeTypeText}</p>
            <ul>
              {lost.map((name) => (
                <li key={name}>{labelOf(definition, name, t, before, language)}</li>
              ))}
            </ul>
          </>
        ),
        confirmLabel: t.changeType,
        cancelLabel: t.keepType,
      }));
    if (isConfirmed) field.onChange(type);
  };
  if (isReadOnly) {
    return (
      <FormRow title={label}>
        <LabelledValue label={label} isLabelHidden>
          {options.find(({ key }) => key === field.value)?.label ?? <Dash />}
        </LabelledValue>
      </FormRow>
    );
  }
  return (
    <FormRow title={label} isRequired={definedField && isRequired(definedField, getValues())}>
      <NativeSelect
        {...optionState(enums)}
        name="type_of_dref"
        ref={field.ref}
        label={label}
        isLabelHidden
        isRequired
        options={options}
        value={field.value ?? undefined}
        onChange={(type) => choose(type ?? null)}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
      {isLate && (
        <ImminentDialog
          onClose={() => setLate(false)}
          onChange={() => {
            setLate(false);
            void change(drefType.imminent);
          }}
        />
      )}
    </FormRow>
  );
}
