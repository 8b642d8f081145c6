import { useMemo } from 'react';
import { useStoredDocument } from '#app/form/formContext';
import { LongFormSection } from '#app/form/LongFormSection';
import { useFormSelector } from '#app/form/useFormSelector';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { ChangesTable } from '../unit/ChangesTable';
import { unitAfter } from './unitAfter';
import { UnitFieldRow } from './unitForm';
import type { UnitValues } from './unitShape';
import { useUnitStrings } from './useUnitStrings';

/** The step with the changes of an edit and their reason. */
export function ReviewStep() {
  const t = useUnitStrings();
  const stored = useStoredDocument<PrivateLocalUnitDetail>();
  const values = useFormSelector((all: UnitValues) => all);
  const after = useMemo(() => (stored ? unitAfter(stored, values) : null), [stored, values]);
  return (
    <>
      <LongFormSection title={t.review} description={t.changesText}>
        {stored && after && <ChangesTable before={stored} after={after} showsContacts />}
      </LongFormSection>
      <UnitFieldRow name="update_reason_overview" />
    </>
  );
}
