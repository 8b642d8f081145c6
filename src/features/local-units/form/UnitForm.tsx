import { useMemo } from 'react';
import { LongForm } from '#app/form/LongForm';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { BasicsStep } from './BasicsStep';
import { FacilityStep, StaffStep } from './HealthSteps';
import { NearUnits } from './NearUnits';
import { PlaceStep } from './PlaceStep';
import { ReviewStep } from './ReviewStep';
import { unitFormFor } from './unitForm';
import type { UnitValues } from './unitShape';
import { useUnitActions } from './useUnitActions';
import { useUnitStrings } from './useUnitStrings';

const steps = { basics: BasicsStep, place: PlaceStep, facility: FacilityStep, staff: StaffStep, review: ReviewStep };

interface UnitFormProps {
  readonly country: number;
  readonly iso3: string;
  readonly initial: UnitValues;
  /** The stored unit, when one is edited. */
  readonly unit?: PrivateLocalUnitDetail;
}

/** A local unit in up to five steps. @source reference/local-units.md, section 1.4 */
export function UnitForm({ country, iso3, initial, unit }: UnitFormProps) {
  const t = useUnitStrings();
  const definition = useMemo(() => unitFormFor(country), [country]);
  return (
    <LongForm
      definition={definition}
      label={unit ? t.editTitle : t.newTitle}
      initial={initial}
      stored={unit}
      actions={useUnitActions(iso3)}
      // a stored unit was there when its neighbours were filed
      above={() => !unit && <NearUnits country={country} iso3={iso3} />}
    >
      {(step) => {
        const Step = steps[step];
        return <Step />;
      }}
    </LongForm>
  );
}
