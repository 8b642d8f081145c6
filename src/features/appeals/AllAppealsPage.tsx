import { useQuery } from '@tanstack/react-query';
import { ListPage } from '#app/lists/ListPage';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { listStrings } from '#app/lists/strings';
import { useReference } from '#app/request/referenceData';
import { appealsStrings } from '#resources/appeal/strings';
import { useAppealColumns } from '#resources/appeal/useAppealColumns';
import { TypeAndPlaceFilters } from '#resources/event/TypeAndPlaceFilters';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { appealFilters, appealsQuery, appealTable, appealTypes, askedAppeals } from './queries';

/** @source reference/emergencies.md, section 1.10 */
export function Component() {
  const words = useStrings(appealsStrings);
  const lists = useStrings(listStrings);
  const { data: enums } = useReference('globalEnums');
  const filters = useUrlFilters(appealFilters);
  const { values, applied, set } = filters;
  const table = useUrlTable(appealTable);
  const asked = askedAppeals(applied, table.ordering);
  const appeals = useQuery(appealsQuery(asked, table.query));
  return (
    <ListPage
      words={words}
      list={appeals}
      exported={{ endpoint: 'GET /api/v2/appeal/', query: asked, fileName: 'all-appeals.csv' }}
      columns={useAppealColumns()}
      table={table}
      filters={filters}
    >
      <PeriodFilter
        names={['start_after', 'start_before']}
        labels={[lists.startAfter, lists.startBefore]}
        values={values}
        set={set}
      />
      <NativeSelect
        label={words.type}
        placeholder={words.allTypes}
        options={(enums?.api_appeal_type ?? []).map(({ key, value }) => ({ key: String(key), label: value }))}
        value={values.atype ?? undefined}
        onChange={(chosen) =>
          set(
            'atype',
            appealTypes.find((type) => type === chosen),
          )
        }
      />
      <TypeAndPlaceFilters values={values} set={set} />
    </ListPage>
  );
}
