import { useFormContext } from 'react-hook-form';
import { config } from '#app/config';
import { LongFormSection } from '#app/form/LongFormSection';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { UnitFieldRow, UnitFormField } from './unitForm';
import type { UnitValues } from './unitShape';
import { useUnitStrings } from './useUnitStrings';

const PositionMap = lazyComponent(() => import('./PositionMap').then((module) => module.PositionMap));
const PositionCheck = lazyComponent(() => import('./PositionCheck').then((module) => module.PositionCheck));
const AddressSearch = lazyComponent(() => import('./AddressSearch').then((module) => module.AddressSearch));

/** Decimal places of a position from the map: about ten metres. */
const decimals = 4;
const rounded = (degrees: number) => Number(degrees.toFixed(decimals));

/** The step about the unit's address and its position, which is typed, set on a map or found by the address. */
export function PlaceStep() {
  const t = useUnitStrings();
  const { setValue } = useFormContext<UnitValues>();
  const place = (longitude: number, latitude: number) => {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue('longitude', rounded(longitude), options);
    setValue('latitude', rounded(latitude), options);
  };
  return (
    <>
      <UnitFieldRow name="address_loc" />
      <UnitFieldRow name="address_en" />
      <LongFormSection title={t.fields.place}>
        <FieldsInRow>
          <UnitFormField name="city_loc" />
          <UnitFormField name="city_en" />
          <UnitFormField name="postcode" />
        </FieldsInRow>
      </LongFormSection>
      <LongFormSection title={t.fields.location_json} description={t.positionHint}>
        <FieldsInRow>
          <UnitFormField name="latitude" />
          <UnitFormField name="longitude" />
        </FieldsInRow>
        <LazyBlock skeleton={null}>
          <PositionCheck />
        </LazyBlock>
        {config.mapToken && (
          <LazyBlock skeleton={null}>
            <AddressSearch token={config.mapToken} onPlace={place} />
          </LazyBlock>
        )}
        <LazyBlock skeleton={<Skeleton kind="block" height="420px" />}>
          <PositionMap onPlace={place} />
        </LazyBlock>
      </LongFormSection>
    </>
  );
}
