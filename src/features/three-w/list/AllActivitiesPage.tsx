import { useQuery } from '@tanstack/react-query';
import { ListPage } from '#app/lists/ListPage';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { useList } from '#app/lists/useList';
import { useOptionList } from '#app/request/useOptionList';
import { Link } from '#app/routes/Link';
import { ForPermitted } from '#app/session/ForPermitted';
import { ActivityMenu } from '#resources/emergency-project/ActivityMenu';
import { activityOptionsQuery } from '#resources/emergency-project/queries';
import { emergencyActivitiesStrings } from '#resources/emergency-project/strings';
import { useActivityColumns } from '#resources/emergency-project/useActivityColumns';
import { ProjectFilterFields } from '#resources/project/ProjectFilterFields';
import { MultiSelectField } from '#ui/fields/MultiSelectField';
import { TextField } from '#ui/fields/TextField';
import { useStrings } from '#ui/language/useStrings';
import { activityList } from './queries';
import { allActivitiesStrings } from './strings';

const placeAndSociety = ['country', 'reporting_ns'] as const;

/** @source reference/three-w.md, section 1.4 */
export function Component() {
  const t = useStrings(allActivitiesStrings);
  const activityStrings = useStrings(emergencyActivitiesStrings);
  const list = useList(activityList);
  const { values, set } = list;
  return (
    <ListPage
      strings={t}
      list={list}
      columns={useActivityColumns('server', true)}
      fileName="all-3w-emergency-projects"
      actions={
        <ForPermitted isPermitted={({ isMember }) => isMember}>
          <Link to="newThreeWActivity" variant="button">
            {activityStrings.addActivity}
          </Link>
        </ForPermitted>
      }
      rowActions={(record) => <ActivityMenu record={record} />}
    >
      <TextField label={t.search} value={values.search ?? undefined} onChange={(text) => set('search', text)} />
      <PeriodFilter
        names={['start_after', 'start_before']}
        labels={[t.startAfter, t.startBefore]}
        values={values}
        set={set}
      />
      <ProjectFilterFields names={placeAndSociety} values={values} set={set} />
      <SectorAndStatus list={list} />
    </ListPage>
  );
}

function SectorAndStatus({ list }: { readonly list: Pick<ReturnType<typeof useActivityFilters>, 'values' | 'set'> }) {
  const t = useStrings(allActivitiesStrings);
  const { values, set } = list;
  const { data: options, isError, refetch } = useQuery(activityOptionsQuery());
  const enums = useOptionList('globalEnums', values.status !== null);
  return (
    <>
      <MultiSelectField
        label={t.sector}
        options={options?.sectors.map(({ id, title }) => ({ key: id, label: title }))}
        isPending={options === undefined && !isError}
        hasFailed={isError && options === undefined}
        onRetry={() => void refetch()}
        value={values.sector ?? undefined}
        onChange={(keys) => set('sector', keys ? [...keys] : null)}
      />
      <MultiSelectField
        {...enums.state}
        label={t.status}
        options={enums.data?.deployments_emergency_project_status.map(({ key, value }) => ({ key, label: value }))}
        value={values.status ?? undefined}
        onChange={(keys) => set('status', keys ? [...keys] : null)}
      />
    </>
  );
}

const useActivityFilters = () => useList(activityList);
