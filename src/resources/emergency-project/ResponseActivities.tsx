import { ExportButton } from '#app/lists/ExportButton';
import { BelowFold } from '#app/page/BelowFold';
import type { SearchValues } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { ForPermitted } from '#app/session/ForPermitted';
import type { EmergencyProject } from '#contract/emergencyProject';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import { ActivitiesBySector } from './ActivitiesBySector';
import { ActivityCards } from './ActivityCards';
import { ActivityFilterBar } from './ActivityFilterBar';
import { ActivityPlaces } from './ActivityPlaces';
import { ActivityTable } from './ActivityTable';
import type { ActivityScope } from './queries';
import { emergencyActivitiesStrings } from './strings';
import { useActivityColumns } from './useActivityColumns';
import { useActivityFilters } from './useActivityFilters';

const placesSkeleton = <Skeleton kind="block" height="585px" phoneHeight="540px" />;

interface ResponseActivitiesProps {
  readonly scope: ActivityScope;
  /** The countries of the map's initial bounds; the only one where the scope is a country. */
  readonly countries: readonly { readonly id: number }[];
  /** Every record of the scope. */
  readonly records: readonly EmergencyProject[];
  /** Initial values of a new record as search params: `{ event: 12 }`. */
  readonly newSearch: SearchValues;
  readonly fileName: string;
}

/** The activities of an emergency or a country: figures, then the filters that apply to map, sectors, table and export. @source reference/three-w.md, sections 1.8 and 1.10 */
export function ResponseActivities({ scope, countries, records, newSearch, fileName }: ResponseActivitiesProps) {
  const t = useStrings(emergencyActivitiesStrings);
  const isCountry = 'country' in scope;
  const filters = useActivityFilters(records, isCountry ? scope.country : undefined);
  const columns = useActivityColumns('browser', isCountry);
  const add = (
    <ForPermitted isPermitted={({ isMember }) => isMember}>
      <Link to="newThreeWActivity" search={newSearch} variant="quiet">
        {t.addActivity}
      </Link>
    </ForPermitted>
  );
  if (records.length === 0) return <StateMessage state="empty" message={t.noActivities} actions={add} />;
  return (
    <Stack gap="s4">
      <LazyBlock skeleton={null} resetKey={records}>
        <ActivityCards projects={records} total={records.length} />
      </LazyBlock>
      <Card
        title={t.table}
        hasPadding={false}
        actions={
          <>
            <ExportButton
              columns={columns}
              read={() => filters.shown}
              total={filters.shown.length}
              fileName={fileName}
            />
            <Link to="allThreeWActivity" search={isCountry ? { country: scope.country } : {}} variant="quiet">
              {t.viewAll}
            </Link>
            {add}
          </>
        }
      >
        <ActivityFilterBar projects={records} filters={filters} hasCountry={!isCountry} />
        <LazyBlock skeleton={placesSkeleton}>
          <ActivityPlaces countries={countries} records={filters.shown} skeleton={placesSkeleton} />
        </LazyBlock>
        <BelowFold skeleton={<Skeleton kind="block" height="226px" phoneHeight="290px" />} resetKey={records}>
          <ActivitiesBySector projects={filters.shown} />
        </BelowFold>
        <BelowFold skeleton={<Skeleton kind="block" height="186px" phoneHeight="226px" />} resetKey={records}>
          <ActivityTable records={filters.shown} isFiltered={filters.activeCount > 0} hasEmergency={isCountry} />
        </BelowFold>
      </Card>
    </Stack>
  );
}
