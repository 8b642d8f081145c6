import { useMemo, useState } from 'react';
import { blankValues, valuesOfStored } from '#app/form/derive';
import { LongForm } from '#app/form/LongForm';
import { LongFormField } from '#app/form/LongFormField';
import { useReference } from '#app/request/referenceData';
import type { EruReadiness } from '#contract/eruReadiness';
import { defineReadinessForm, FieldList, FieldRow, useReadinessStrings } from './readinessForm';
import { useReadinessActions } from './useReadinessActions';

interface ReadinessStepsProps {
  readonly owner: number;
  readonly society: string;
  /** The owner's record, when it has one. */
  readonly stored: EruReadiness | undefined;
}

/** Which types of units a National Society has, then how ready each of them is. */
export function ReadinessSteps({ owner, society, stored }: ReadinessStepsProps) {
  const t = useReadinessStrings();
  const definition = useMemo(() => defineReadinessForm(owner), [owner]);
  const [initial] = useState(() => (stored ? valuesOfStored(definition, stored) : blankValues(definition)));
  return (
    <LongForm
      definition={definition}
      label={t.formLabel({ society })}
      initial={initial}
      stored={stored}
      actions={useReadinessActions(owner)}
    >
      {(step) => (step === 'typesStep' ? <FieldRow name="types" /> : <TypeRows />)}
    </LongForm>
  );
}

function TypeRows() {
  const t = useReadinessStrings();
  const { data } = useReference('globalEnums');
  const nameOf = (type: unknown) => data?.deployments_eru_type?.find(({ key }) => key === type)?.value ?? t.type;
  return (
    // rows are added and removed by the field `types`
    <FieldList name="eru_types" rowLabel={t.type} rowName={({ type }) => nameOf(type)} isReadOnly>
      {(path) => (
        <>
          <LongFormField name={path('equipment_readiness')} />
          <LongFormField name={path('people_readiness')} />
          <LongFormField name={path('funding_readiness')} />
          <LongFormField name={path('ns_contribution')} />
          <LongFormField name={path('comment')} />
        </>
      )}
    </FieldList>
  );
}
