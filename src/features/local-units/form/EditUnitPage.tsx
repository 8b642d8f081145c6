import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { valuesOfStored } from '#app/form/derive';
import { FormPage } from '#app/form/FormPage';
import { FormSkeleton, StoredDocument } from '#app/form/StoredDocument';
import { Loaded } from '#app/request/Loaded';
import { referenceQuery } from '#app/request/referenceData';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { editObstacle, unitName } from '#domain/local-units/unitState';
import { managedTypesQuery, memberUnitQuery } from '#resources/local-unit/queries';
import { localUnitStrings } from '#resources/local-unit/strings';
import { useUnitRights } from '#resources/local-unit/useUnitRights';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { UnitForm } from './UnitForm';
import { unitFormFor } from './unitForm';
import { useUnitStrings } from './useUnitStrings';

/** The form of a stored unit, while it can be edited. */
export function Component() {
  const t = useUnitStrings();
  const unitStrings = useStrings(localUnitStrings);
  const { countryId, localUnitId } = useNumericParams('countryId', 'localUnitId');
  const query = memberUnitQuery(localUnitId);
  const { data } = useQuery(query);
  return (
    <FormPage
      title={t.editTitle}
      description={data && (unitName(data) ?? unitStrings.untitled)}
      list={{ label: unitStrings.localUnits, href: `${href('countryNsContext', { countryId })}#local-units` }}
    >
      <StoredDocument<PrivateLocalUnitDetail> query={query} missing={t.missing({ id: String(localUnitId) })}>
        {(unit) => <StoredUnit key={unit.id} unit={unit} />}
      </StoredDocument>
    </FormPage>
  );
}

function StoredUnit({ unit }: { readonly unit: PrivateLocalUnitDetail }) {
  const countries = useQuery(referenceQuery('countries'));
  const managed = useQuery(managedTypesQuery(unit.country));
  return (
    <Loaded query={countries} skeleton={<FormSkeleton />}>
      {({ results }) => (
        <Loaded query={managed} skeleton={<FormSkeleton />}>
          {(types) => (
            <EditableUnit
              unit={unit}
              region={results.find(({ id }) => id === unit.country)?.region ?? null}
              isManaged={types.results.some(
                ({ enabled, local_unit_type_details: { id } }) => enabled && id === unit.type,
              )}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface EditableUnitProps {
  readonly unit: PrivateLocalUnitDetail;
  readonly region: number | null;
  readonly isManaged: boolean;
}

function EditableUnit({ unit, region, isManaged }: EditableUnitProps) {
  const t = useUnitStrings();
  const { rights } = useUnitRights(unit.country, region);
  const initial = useMemo(() => valuesOfStored(unitFormFor(unit.country), unit), [unit]);
  if (editObstacle({ ...unit, isManaged }, rights) !== null) {
    return (
      <StateMessage
        state="noPermission"
        message={t.editNotAllowed}
        actions={
          <Link to="localUnit" params={{ countryId: unit.country, localUnitId: unit.id }} variant="button">
            {t.back}
          </Link>
        }
      />
    );
  }
  return <UnitForm country={unit.country} iso3={unit.country_details.iso3 ?? ''} unit={unit} initial={initial} />;
}
