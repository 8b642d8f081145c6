import { useQuery } from '@tanstack/react-query';
import { appealsStrings } from '#app/lists/appealsTableStrings';
import { ListPage } from '#app/lists/ListPage';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { listStrings } from '#app/lists/strings';
import { TypeAndPlaceFilters, typeAndPlaceParsers } from '#app/lists/TypeAndPlaceFilters';
import { useAppealColumns } from '#app/lists/useAppealColumns';
import { useReference } from '#app/request/referenceData';
import { endOfDay } from '#domain/queryTime';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { urlChoice, urlDate } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { type AppealListQuery, appealOrdering, appealsQuery, defaultAppealOrdering } from './queries';

const atypes = ['0', '1', '2', '3'] as const;
const parsers = { start_after: urlDate, start_before: urlDate, atype: urlChoice(atypes), ...typeAndPlaceParsers };

/** @source reference/emergencies.md, section 1.10 */
export function Component() {
  const words = useStrings(appealsStrings);
  const lists = useStrings(listStrings);
  const { data: enums } = useReference('globalEnums');
  const filters = useUrlFilters(parsers);
  const { values, applied, set } = filters;
  const table = useUrlTable({ defaultOrdering: defaultAppealOrdering });
  const asked: AppealListQuery = {
    ordering: appealOrdering(table.ordering),
    start_date__gte: applied.start_after ?? undefined,
    start_date__lte: endOfDay(applied.start_before),
    atype: applied.atype === null ? undefined : (Number(applied.atype) as AppealListQuery['atype']),
    dtype: applied.dtype ?? undefined,
    region: applied.region ?? undefined,
    country: applied.country ?? undefined,
  };
  const appeals = useQuery(appealsQuery({ ...asked, limit: table.query.limit, offset: table.query.offset }));
  return (
    <ListPage
      words={words}
      list={appeals}
      exported={{ operation: 'GET /api/v2/appeal/', query: asked, fileName: 'all-appeals.csv' }}
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
            atypes.find((type) => type === chosen),
          )
        }
      />
      <TypeAndPlaceFilters values={values} set={set} />
    </ListPage>
  );
}
