import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { valuesOfStored } from '#app/form/derive';
import { FormPage } from '#app/form/FormPage';
import { FormSkeleton, StoredDocument } from '#app/form/StoredDocument';
import { Loaded } from '#app/request/Loaded';
import { referenceQuery } from '#app/request/referenceData';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { Redirect } from '#app/routes/Redirect';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { joinTexts } from '#domain/format/joinTexts';
import { type EditObstacle, editObstacle, unitName } from '#domain/local-units/unitState';
import { managedTypesQuery, memberUnitQuery } from '#resources/local-unit/queries';
import { localUnitStrings } from '#resources/local-unit/strings';
import { useUnitRights } from '#resources/local-unit/useUnitRights';
import { Button } from '#ui/actions/Button';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { obstacleStrings } from '../obstacleStrings';
import { useLastRequest } from '../useLastRequest';
import { TypedAnswers } from './TypedAnswers';
import { UnitForm } from './UnitForm';
import { unitFormFor } from './unitForm';
import { useUnitStrings } from './useUnitStrings';

/** The form of a stored unit, while it can be edited. */
export function Component() {
  const t = useUnitStrings();
  const unitStrings = useStrings(localUnitStrings);
  const { countryId, localUnitId } = useNumericParams('countryId', 'localUnitId');
  const { search } = useLocation();
  const query = memberUnitQuery(localUnitId);
  const { data } = useQuery(query);
  // an address under another country
  if (data && data.country !== countryId)
    return <Redirect to={{ pathname: href('localUnitEdit', { countryId: data.country, localUnitId }), search }} />;
  return (
    <FormPage
      title={t.editTitle}
      description={data && joinTexts([unitName(data) ?? unitStrings.untitled, data.country_details.name], ' · ')}
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
  const { rights } = useUnitRights(unit.country, region);
  const initial = useMemo(() => valuesOfStored(unitFormFor(unit.country), unit), [unit]);
  const obstacleFor = (request: number | null) => editObstacle({ ...unit, isManaged, request }, rights);
  // the last request does not matter for a unit that can be edited
  if (obstacleFor(null) === null) {
    return <UnitForm country={unit.country} iso3={unit.country_details.iso3 ?? ''} unit={unit} initial={initial} />;
  }
  return <LockedUnit unit={unit} obstacleFor={obstacleFor} />;
}

interface LockedUnitProps {
  readonly unit: PrivateLocalUnitDetail;
  readonly obstacleFor: (request: number | null) => EditObstacle | null;
}

/** A unit that cannot be edited now: the reason, and what the user has typed. */
function LockedUnit({ unit, obstacleFor }: LockedUnitProps) {
  const t = useUnitStrings();
  const obstacles = useStrings(obstacleStrings);
  const { refetch } = useQuery(memberUnitQuery(unit.id));
  const lastRequest = useLastRequest(unit.id);
  const check = () => Promise.all([refetch(), lastRequest.refetch()]);
  return (
    <Stack gap="s4">
      <Loaded query={lastRequest} skeleton={<Skeleton kind="block" height="160px" />}>
        {(request) => (
          <StateMessage
            state="noPermission"
            message={obstacles[obstacleFor(request?.status ?? null) ?? 'awaitsValidation']}
            actions={
              <>
                <Button onPress={() => void check()}>{t.checkAgain}</Button>
                <Link to="localUnit" params={{ countryId: unit.country, localUnitId: unit.id }} variant="button">
                  {t.back}
                </Link>
              </>
            }
          />
        )}
      </Loaded>
      <TypedAnswers unit={unit} />
    </Stack>
  );
}
