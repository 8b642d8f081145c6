import { LongFormSection } from '#app/form/LongFormSection';
import { contactPartLabel } from '#resources/contact/contactFields';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { UpdateField } from './updateForm';
import { contactParts, contactRoles } from './updateShape';
import { useUpdateStrings } from './useUpdateStrings';

/** The step about contacts and recipients. */
export function FocalPointsStep() {
  const t = useUpdateStrings();
  const descriptions = { originator: t.originatorText, ifrc: t.ifrcText };
  return (
    <>
      {contactRoles.map((role) => (
        <LongFormSection key={role} title={t[role]} description={descriptions[role]}>
          <FieldsInRow>
            {contactParts.map((part) => (
              <UpdateField key={part} name={`${role}_${part}`} caption={contactPartLabel(part, t)} />
            ))}
          </FieldsInRow>
        </LongFormSection>
      ))}
      <LongFormSection title={t.visibility}>
        <p>{t.visibilityText}</p>
      </LongFormSection>
    </>
  );
}
