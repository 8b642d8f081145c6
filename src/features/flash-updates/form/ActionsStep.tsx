import { LongFormSection } from '#app/form/LongFormSection';
import { UpdateField } from './updateForm';
import { organisations } from './updateShape';
import { useUpdateStrings } from './useUpdateStrings';

/** The step about actions of each organisation: a checklist and a text. */
export function ActionsStep() {
  const t = useUpdateStrings();
  return organisations.map((organisation, index) => (
    <LongFormSection
      key={organisation}
      title={t[organisation]}
      description={index === 0 ? t.actionsText : undefined}
      errorsOf={`actions_taken.${organisation}`}
    >
      <UpdateField name={`actions_taken.${organisation}.actions`} isLabelHidden />
      <UpdateField name={`actions_taken.${organisation}.summary`} caption={t.summary} rows={3} />
    </LongFormSection>
  ));
}
