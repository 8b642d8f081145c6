import { Link } from '#app/routes/Link';
import type { ResponseOf } from '#contract/types';
import type { SearchGroup } from '#domain/search/search';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Table } from '#ui/table/Table';
import styles from './ResultGroup.module.css';
import { searchPageStrings } from './strings';
import { type TableGroup, useResultColumns } from './useResultColumns';

type Results = ResponseOf<'GET /api/v1/search/'>;

const initialCount = 5;
/** The maximum number of results that the server sends per group. @source reference/shell-and-account.md, section 4.9 */
const serverLimit = 50;

interface ResultGroupProps {
  readonly keyword: string;
  readonly results: Results;
  readonly group: SearchGroup;
  /** Shows all results, when the group is the only one on the page. */
  readonly isAlone: boolean;
  readonly onViewAll: () => void;
}

/** One kind of results: the first few, with a button for all of them. */
export function ResultGroup({ keyword, results, group, isAlone, onViewAll }: ResultGroupProps) {
  const t = useStrings(searchPageStrings);
  const count = results[group]?.length ?? 0;
  const limit = isAlone ? count : initialCount;
  const isFull = count >= serverLimit;
  return (
    <Card
      title={t[group]}
      hasPadding={isPlaceGroup(group)}
      aside={<Note as="span">{isFull ? t.foundAtLeast({ count }) : t.found({ count })}</Note>}
      footer={
        isFull && group === 'emergencies' ? (
          <Link to="allEmergencies" search={{ search: keyword }}>
            {t.newestEmergencies({ keyword })}
          </Link>
        ) : undefined
      }
      actions={
        !isAlone && count > limit ? (
          <Button onPress={onViewAll}>{t.viewAll({ group: t[group], count })}</Button>
        ) : undefined
      }
    >
      {isPlaceGroup(group) ? (
        <Places results={results} group={group} limit={limit} />
      ) : (
        <ResultTable results={results} group={group} limit={limit} />
      )}
    </Card>
  );
}

type PlaceGroup = Exclude<SearchGroup, TableGroup>;
/** Whether results of the group are names in columns, not a table. */
export const isPlaceGroup = (group: SearchGroup): group is PlaceGroup =>
  group === 'regions' || group === 'countries' || group === 'district_province_response';

interface GroupOf<G> {
  readonly results: Results;
  readonly group: G;
  readonly limit: number;
}

function Places({ results, group, limit }: GroupOf<PlaceGroup>) {
  return (
    <Columns as="ul" gap="s2 s5" minWidth={200} mode="fill">
      {group === 'regions' &&
        results.regions?.slice(0, limit).map((region) => (
          <li key={region.id}>
            <Link to="regionsLayout" params={{ regionId: region.id }}>
              {region.name}
            </Link>
          </li>
        ))}
      {group === 'countries' &&
        results.countries?.slice(0, limit).map((country) => (
          <li key={country.id}>
            <Link to="countriesLayout" params={{ countryId: country.id }}>
              {country.name}
            </Link>
          </li>
        ))}
      {group === 'district_province_response' &&
        results.district_province_response?.slice(0, limit).map((district) => (
          <li key={district.id}>
            <Link to="countriesLayout" params={{ countryId: district.country_id }}>
              {district.country}
            </Link>
            <span className={styles.district}>{district.name}</span>
          </li>
        ))}
    </Columns>
  );
}

function ResultTable<G extends TableGroup>({ results, group, limit }: GroupOf<G>) {
  const t = useStrings(searchPageStrings);
  const columns = useResultColumns();
  type Row = NonNullable<Results[G]>[number];
  const rows: readonly Row[] = results[group] ?? [];
  return (
    <Table
      caption={t[group]}
      columns={columns[group]}
      rows={rows.slice(0, limit)}
      rowKey={(row) => ('type' in row ? `${row.type} ${row.id}` : row.id)}
    />
  );
}
