import { useMemo } from 'react';
import { bodyOf } from '#app/form/derive';
import { useLongFormContext, useStoredDocument } from '#app/form/formContext';
import { LongFormSection } from '#app/form/LongFormSection';
import { useFormSelector } from '#app/form/useFormSelector';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { ChangesTable } from '../unit/ChangesTable';
import { unitBody } from './unitBody';
import { UnitFieldRow } from './unitForm';
import type { UnitValues } from './unitShape';
import { useUnitWords } from './useUnitWords';

/** What an edit changes, and why. */
export function ReviewStep() {
  const t = useUnitWords();
  const { definition } = useLongFormContext();
  const stored = useStoredDocument<PrivateLocalUnitDetail>();
  const values = useFormSelector((all: UnitValues) => all);
  const after = useMemo(
    () => (stored ? { ...stored, ...unitBody(bodyOf(definition, values, stored), values) } : null),
    [definition, stored, values],
  );
  return (
    <>
      <LongFormSection title={t.review} description={t.changesText}>
        {stored && after && <ChangesTable before={stored} after={after} />}
      </LongFormSection>
      <UnitFieldRow name="update_reason_overview" />
    </>
  );
}
