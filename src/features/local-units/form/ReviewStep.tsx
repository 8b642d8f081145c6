import { useMemo } from 'react';
import { bodyOf } from '#app/form/derive';
import { useLongFormContext, useStoredDocument } from '#app/form/formContext';
import { LongFormSection } from '#app/form/LongFormSection';
import { useFormSelector } from '#app/form/useFormSelector';
import type { LocalUnitBody, PrivateLocalUnitDetail } from '#contract/localUnit';
import { ChangesTable } from '../unit/ChangesTable';
import { UnitFieldRow } from './unitForm';
import type { UnitValues } from './unitShape';
import { useUnitStrings } from './useUnitStrings';

/** The unit after the edit: fields that are not sent keep their stored values. */
const merged = (stored: PrivateLocalUnitDetail, body: Partial<LocalUnitBody>) => ({
  ...stored,
  ...body,
  health: body.health ? { ...stored.health, ...body.health } : body.health === null ? null : stored.health,
});

/** The step with the changes of an edit and their reason. */
export function ReviewStep() {
  const t = useUnitStrings();
  const { definition } = useLongFormContext();
  const stored = useStoredDocument<PrivateLocalUnitDetail>();
  const values = useFormSelector((all: UnitValues) => all);
  const after = useMemo(
    () => (stored ? merged(stored, bodyOf(definition, values, stored)) : null),
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
