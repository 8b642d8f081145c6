import { isApiError } from '#app/request/errors';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import type { LocalUnitDetail } from '#contract/localUnit';
import { safeHref } from '#domain/links/safeUrl';
import { unitAddress, unitName } from '#domain/local-units/unitState';
import { localUnitStrings } from '#resources/local-unit/strings';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { RelativeTime } from '#ui/display/RelativeTime';
import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { useUnitDetail } from '../useUnitDetail';
import { localUnitSectionStrings } from './strings';

interface UnitCardProps {
  readonly id: number;
  readonly isMember: boolean;
}

/** Summary of a unit, in the popup of the map and in the list. @source reference/local-units.md, section 1.2 */
export function UnitCard({ id, isMember }: UnitCardProps) {
  const t = useStrings(localUnitSectionStrings);
  const query = useUnitDetail(id, isMember);
  const isMissing = isApiError(query.error) && query.error.status === 404;
  return (
    <Loaded
      query={query}
      isCompact
      errorMessage={isMissing ? t.notFound : undefined}
      skeleton={<Skeleton kind="block" height="120px" />}
    >
      {(unit) => <UnitSummary id={id} unit={unit} />}
    </Loaded>
  );
}

function UnitSummary({ id, unit }: { readonly id: number; readonly unit: LocalUnitDetail }) {
  const t = useStrings(localUnitStrings);
  const facility = unit.health?.health_facility_type_details.name;
  const website = safeHref(unit.link);
  return (
    <Stack gap="s2">
      <DescriptionGrid
        look="rows"
        items={[
          { id: 'type', label: t.type, value: unit.type_details.name },
          ...(facility ? [{ id: 'facility', label: t.facility, value: facility }] : []),
          { id: 'status', label: t.status, value: unit.status_details },
          { id: 'address', label: t.address, value: <TextOutput value={unitAddress(unit)} /> },
          {
            id: 'dataDate',
            label: t.dataDate,
            value: <TextOutput kind="date" value={unit.date_of_data} show="words" />,
          },
          { id: 'updated', label: t.updated, value: <RelativeTime value={unit.modified_at} /> },
        ]}
      />
      <Row gap="s2 s4">
        <Link to="localUnit" params={{ countryId: unit.country, localUnitId: id }}>
          {t.details({ name: unitName(unit) ?? t.untitled })}
        </Link>
        {website && <ExternalLink href={website}>{t.website}</ExternalLink>}
      </Row>
    </Stack>
  );
}
