import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '#app/page/Page';
import { isRefusedOrMissing } from '#app/request/errors';
import { useReference } from '#app/request/referenceData';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { Redirect } from '#app/routes/Redirect';
import { useNumericParams } from '#app/routes/useNumericParams';
import { useCurrentUser } from '#app/session/currentUser';
import type { LocalUnitDetail, PrivateLocalUnitDetail } from '#contract/localUnit';
import { displayName } from '#domain/account/displayName';
import { formatDate, parseMoment } from '#domain/format/dates';
import { unitActions, unitName } from '#domain/local-units/unitState';
import { localUnitStrings } from '#resources/local-unit/strings';
import { useUnitRights } from '#resources/local-unit/useUnitRights';
import { Tag } from '#ui/display/Tag';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { UpdateFailedNote } from '#ui/feedback/UpdateFailedNote';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { MapSkeleton } from '#ui/map/MapSkeleton';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { useUnitDetail } from '../useUnitDetail';
import { CorrectAgain } from './CorrectAgain';
import { MemberUnit } from './MemberUnit';
import { localUnitPageStrings } from './strings';
import { UnitDetails } from './UnitDetails';

// lazy: the map is below the fold
const UnitPlace = lazyComponent(() => import('./UnitPlace').then((module) => module.default));

const WaitingNavigation = lazyComponent(() => import('../waiting/WaitingNavigation').then((module) => module.default));

const isPrivate = (unit: LocalUnitDetail | PrivateLocalUnitDetail): unit is PrivateLocalUnitDetail =>
  'version_id' in unit;

/** One local unit: its fields, the pending request, and the actions that the user may take. @source reference/local-units.md, section 1.4 */
export function Component() {
  const { countryId, localUnitId } = useNumericParams('countryId', 'localUnitId');
  const { permissions, isPending } = useCurrentUser();
  if (isPending) return <Waiting countryId={countryId} />;
  return <UnitPage key={localUnitId} countryId={countryId} id={localUnitId} isMember={permissions.isMember} />;
}

interface UnitPageProps {
  readonly countryId: number;
  readonly id: number;
  readonly isMember: boolean;
}

function UnitPage({ countryId, id, isMember }: UnitPageProps) {
  const t = useStrings(localUnitPageStrings);
  const unitStrings = useStrings(localUnitStrings);
  const { search } = useLocation();
  const messageOf = useErrorMessage();
  const { data: unit, error, refetch } = useUnitDetail(id, isMember);
  const [isRemoved, setRemoved] = useState(false);
  const { data: countries } = useReference('countries');
  const place = unit?.country ?? countryId;
  const region = countries?.results.find((country) => country.id === place)?.region ?? null;
  const { rights } = useUnitRights(place, region);
  if (!unit && !error) return <Waiting countryId={countryId} />;
  // an address under another country
  if (unit && unit.country !== countryId)
    return <Redirect to={{ pathname: href('localUnit', { countryId: unit.country, localUnitId: id }), search }} />;
  const retry = () => void refetch();
  const isMissing = isRefusedOrMissing(error);
  const missing = isMember ? t.missingForMember : t.missing;
  // a unit that somebody else has removed in the meantime is missing
  const isShown = unit !== undefined && (!isMissing || isRemoved);
  return (
    <Page
      title={unit ? (unitName(unit) ?? unitStrings.untitled) : t.pageName}
      breadcrumbs={<Crumbs countryId={place} />}
      description={unit && <UnitHead unit={unit} />}
      actions={
        isShown &&
        isPrivate(unit) &&
        !isRemoved && (
          <EditLink
            unit={unit}
            // for a validated unit the last request does not matter, and a managed one has another status
            isAllowed={unitActions({ ...unit, isManaged: false, request: null }, rights).includes('edit')}
          />
        )
      }
    >
      {isMember && new URLSearchParams(search).has('waiting') && (
        <LazyBlock skeleton={<Skeleton kind="text" />}>
          <WaitingNavigation id={id} />
        </LazyBlock>
      )}
      {!isShown && <StateMessage state="error" message={isMissing ? missing : messageOf(error)} onRetry={retry} />}
      {isMissing && !isShown && isMember && <CorrectAgain id={id} country={countryId} />}
      {isShown && (
        <Stack gap="s4">
          {error && !isRemoved && <UpdateFailedNote onRetry={retry} />}
          {isPrivate(unit) ? (
            <MemberUnit unit={unit} rights={rights} onRemovedChange={setRemoved} />
          ) : (
            <UnitDetails unit={unit} showsContacts={false} />
          )}
          {!isRemoved && (
            <LazyBlock skeleton={<MapSkeleton height="380px" />}>
              <UnitPlace id={id} unit={unit} />
            </LazyBlock>
          )}
        </Stack>
      )}
    </Page>
  );
}

function EditLink({ unit, isAllowed }: { readonly unit: PrivateLocalUnitDetail; readonly isAllowed: boolean }) {
  const t = useStrings(localUnitPageStrings);
  if (!isAllowed) return null;
  return (
    <Link to="localUnitEdit" params={{ countryId: unit.country, localUnitId: unit.id }} variant="button">
      {t.edit}
    </Link>
  );
}

function UnitHead({ unit }: { readonly unit: LocalUnitDetail }) {
  const t = useStrings(localUnitPageStrings);
  const { language } = useLanguage();
  const date = formatDate(parseMoment(unit.modified_at), language) ?? '';
  // a unit that was never edited has no editor
  const person = isPrivate(unit) ? (unit.modified_by_details ?? unit.created_by_details) : undefined;
  const name = person ? displayName(person) : null;
  return (
    <Row gap="s2 s3" align="center">
      <span>{unit.type_details.name}</span>
      <Tag>{unit.status_details}</Tag>
      <span>{isPrivate(unit) ? t.updatedBy({ date, name: name ?? t.unknownUser }) : t.updated({ date })}</span>
    </Row>
  );
}

function Crumbs({ countryId }: { readonly countryId: number }) {
  const t = useStrings(localUnitPageStrings);
  const unitStrings = useStrings(localUnitStrings);
  const { data: countries } = useReference('countries');
  const country = countries?.results.find(({ id }) => id === countryId);
  return (
    <Breadcrumbs
      items={[
        { label: t.home, href: href('home') },
        { label: country?.name ?? unitStrings.country, href: href('countriesLayout', { countryId }) },
        { label: unitStrings.localUnits, href: `${href('countryNsContext', { countryId })}#local-units` },
        { label: t.pageName },
      ]}
    />
  );
}

function Waiting({ countryId }: { readonly countryId: number }) {
  const t = useStrings(localUnitPageStrings);
  return (
    <Page title={null} heading={t.pageName} breadcrumbs={<Crumbs countryId={countryId} />}>
      <div aria-busy="true">
        <Skeleton kind="block" height="40rem" />
      </div>
    </Page>
  );
}
