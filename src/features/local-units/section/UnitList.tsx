import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ListExport } from '#app/lists/ListExport';
import { useList } from '#app/lists/useList';
import type { TableExport } from '#app/lists/useTableExport';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded, type LoadedProps } from '#app/request/Loaded';
import type { LocalUnit, PrivateLocalUnit } from '#contract/localUnit';
import { isOlderThan } from '#domain/local-units/unitAge';
import { unitAddress, unitName } from '#domain/local-units/unitState';
import { MarkIcon } from '#resources/local-unit/MarkIcon';
import {
  memberUnitList,
  oldestUnitList,
  placedUnitsQuery,
  publicUnitList,
  searchWords,
  unitMatchesFilters,
} from '#resources/local-unit/queries';
import { localUnitStrings } from '#resources/local-unit/strings';
import { markCode } from '#resources/local-unit/unitMarks';
import { unitStatusTones } from '#resources/local-unit/unitStatusTones';
import { Tag } from '#ui/display/Tag';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import type { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { MapList, MapListRow } from '#ui/map/MapList';
import { Pager } from '#ui/table/Pager';
import { useLastPage } from '#ui/table/useLastPage';
import styles from './section.module.css';
import { localUnitSectionStrings } from './strings';
import { UnitCard } from './UnitCard';
import { useUnitFileColumns } from './useUnitFileColumns';

interface Selection {
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}

interface UnitListProps extends Selection {
  readonly iso3: string;
  readonly isMember: boolean;
  /** The name of the exported file, without its extension. */
  readonly fileName: string;
  /** Years since the last change, for members. */
  readonly older: number | null;
  /** Whether all units are health facilities, which then have the icons of their kinds, as on the map. */
  readonly areFacilities: boolean;
}

/** The units of a country in pages; members see more units, and more fields of each. */
export const UnitList = (props: UnitListProps) =>
  !props.isMember ? (
    <PublicUnits {...props} />
  ) : props.older === null ? (
    <MemberUnits {...props} />
  ) : (
    <OldUnits {...props} />
  );

function MemberUnits({ iso3, ...rest }: UnitListProps) {
  return <UnitRows {...rest} list={useList(memberUnitList, iso3)} />;
}

/** The units unchanged for some years: the first rows of the list by last change, as many as match. */
function OldUnits({ iso3, older, ...rest }: UnitListProps) {
  const list = useList(oldestUnitList, iso3);
  const placed = useQuery(placedUnitsQuery(true, iso3));
  const { type, status, search } = list.values;
  const now = new Date();
  const isOld = ({ modified_at }: PrivateLocalUnit) => isOlderThan(modified_at, older ?? 0, now);
  const filters = { type, status, older, words: searchWords(search) };
  const count = (placed.data ?? []).filter((unit) => unitMatchesFilters(unit, filters, now)).length;
  const query = combineQueries([list.query, placed]);
  const old = {
    ...list,
    query: {
      ...query,
      data: query.data && { count, results: query.data[0].results.filter(isOld) },
    },
    readAll: async (...options: Parameters<typeof list.readAll>) => (await list.readAll(...options)).filter(isOld),
  };
  return <UnitRows {...rest} older={older} list={old} />;
}

function PublicUnits({ iso3, ...rest }: UnitListProps) {
  return <UnitRows {...rest} list={useList(publicUnitList, iso3)} />;
}

interface UnitRowsProps extends Omit<UnitListProps, 'iso3'> {
  /** From `useList`. */
  readonly list: {
    readonly query: LoadedProps<{ readonly count: number; readonly results: readonly LocalUnit[] }>['query'] & {
      readonly isPlaceholderData: boolean;
    };
    readonly table: ReturnType<typeof useUrlTable>;
    readonly readAll: TableExport<LocalUnit>['read'];
    readonly activeCount: number;
  };
}

function UnitRows({ list, isMember, areFacilities, chosen, onChoose, fileName }: UnitRowsProps) {
  const t = useStrings(localUnitSectionStrings);
  const unitStrings = useStrings(localUnitStrings);
  const { query, table, activeCount } = list;
  const columns = useUnitFileColumns();
  const results = query.data?.results;
  const isElsewhere = chosen !== null && results !== undefined && !results.some(({ id }) => id === chosen);
  const lastPage = Math.max(1, Math.ceil((query.data?.count ?? 0) / table.pageSize));
  useLastPage({ ...table, lastPage: query.data && !query.isPlaceholderData ? lastPage : null });
  return (
    <div className={styles.side}>
      <div className={styles.scroller} data-refreshing={query.isPlaceholderData || undefined}>
        {isElsewhere && (
          <section aria-label={t.chosen} className={styles.elsewhere}>
            <UnitCard id={chosen} isMember={isMember} />
          </section>
        )}
        <Loaded query={query} skeleton={<Skeleton kind="block" height="590px" phoneHeight="830px" />}>
          {({ results: units }) =>
            units.length === 0 ? (
              <StateMessage
                state={activeCount > 0 ? 'emptyForFilter' : 'empty'}
                message={activeCount > 0 ? undefined : unitStrings.none}
              />
            ) : (
              <MapList label={t.list}>
                {units.map((unit) => (
                  <UnitRow key={unit.id} {...{ unit, isMember, areFacilities, chosen, onChoose }} />
                ))}
              </MapList>
            )
          }
        </Loaded>
      </div>
      <Row gap="s2" align="center" className={styles.listFoot}>
        <Pager
          label={t.list}
          page={table.page}
          pageSize={table.pageSize}
          total={query.data?.count}
          onPageChange={table.setPage}
        />
        <ListExport list={list} columns={columns} fileName={fileName} />
      </Row>
    </div>
  );
}

interface UnitRowProps extends Selection, Pick<UnitListProps, 'isMember' | 'areFacilities'> {
  readonly unit: LocalUnit;
}

function UnitRow({ unit, isMember, areFacilities, chosen, onChoose }: UnitRowProps) {
  const unitStrings = useStrings(localUnitStrings);
  const item = useRef<HTMLLIElement>(null);
  const facility = unit.health_details?.health_facility_type_details;
  const address = unitAddress(unit);
  const isChosen = unit.id === chosen;
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <MapListRow
      ref={item}
      isChosen={isChosen}
      onPress={() => onChoose(isChosen ? null : unit.id)}
      details={isChosen && <UnitCard id={unit.id} isMember={isMember} />}
    >
      <MarkIcon code={markCode(unit.type_details.code, facility?.code, areFacilities)} />
      <span className={styles.name}>
        <span dir="auto">{unitName(unit) ?? unitStrings.untitled}</span>
        <span className={styles.under}>
          <bdi>{unit.type_details.name}</bdi>
          {address && (
            <>
              {' · '}
              <bdi>{address}</bdi>
            </>
          )}
        </span>
      </span>
      <Tag tone={unitStatusTones[unit.status]}>{unit.status_details}</Tag>
    </MapListRow>
  );
}
