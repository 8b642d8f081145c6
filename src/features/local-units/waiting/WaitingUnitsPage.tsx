import { useMemo, useRef, useState } from 'react';
import { useClientTable } from '#app/lists/useClientTable';
import { Page } from '#app/page/Page';
import { useTableStatus } from '#app/request/useTableStatus';
import { href } from '#app/routes/href';
import type { PrivateLocalUnit } from '#contract/localUnit';
import { formatNumber } from '#domain/format/numbers';
import { unitName, unitStatus } from '#domain/local-units/unitState';
import { localUnitStrings } from '#resources/local-unit/strings';
import { unitStatusTones } from '#resources/local-unit/unitStatusTones';
import { CopyLink } from '#ui/actions/CopyLink';
import { Tag } from '#ui/display/Tag';
import { CheckboxField } from '#ui/fields/CheckboxField';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { type Column, linkColumn, momentColumn, textColumn } from '#ui/table/columns';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { waitingUnitStrings } from './strings';
import { readRows, useWaitingUnits } from './useWaitingUnits';
import { ValidateChosen } from './ValidateChosen';

const list = { tableOptions: { pageSize: 20, defaultOrdering: 'since' } };

/** The local units that wait for a validator, to be opened one after the other or validated together. */
export function Component() {
  const t = useStrings(waitingUnitStrings);
  const unitStrings = useStrings(localUnitStrings);
  const { language } = useLanguage();
  const { units, isCapped, query } = useWaitingUnits();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const listRef = useRef<HTMLDivElement>(null);
  const columns = useMemo((): readonly Column<PrivateLocalUnit>[] => {
    const nameOf = (unit: PrivateLocalUnit) => unitName(unit) ?? unitStrings.untitled;
    const isNew = ({ status }: PrivateLocalUnit) => status === unitStatus.unvalidated;
    const toggle = (id: number, isChosen: boolean) =>
      setChosen((before) => {
        const after = new Set(before);
        if (isChosen) after.add(id);
        else after.delete(id);
        return after;
      });
    return [
      {
        id: 'choose',
        header: t.choice,
        width: '5rem',
        cell: (unit) => (
          <CheckboxField
            label={t.choose({ name: nameOf(unit) })}
            isLabelHidden
            value={chosen.has(unit.id)}
            onChange={(isChosen) => toggle(unit.id, isChosen === true)}
          />
        ),
      },
      linkColumn({
        id: 'unit',
        header: t.unit,
        ordering: 'unit',
        value: nameOf,
        href: ({ id, country }) =>
          href('localUnit', { countryId: country, localUnitId: id }, { search: { waiting: 1 } }),
      }),
      {
        id: 'request',
        part: 'status',
        header: t.request,
        ordering: 'request',
        cell: (unit) => <Tag tone={unitStatusTones[unit.status]}>{isNew(unit) ? t.isNew : t.isEdit}</Tag>,
        sortValue: ({ status }) => status,
      },
      textColumn({ id: 'type', header: t.type, ordering: 'type', value: ({ type_details }) => type_details.name }),
      textColumn({
        id: 'country',
        header: t.country,
        ordering: 'country',
        value: ({ country_details }) => country_details.name,
      }),
      momentColumn({ id: 'since', header: t.since, ordering: 'since', value: ({ modified_at }) => modified_at }),
    ];
  }, [t, unitStrings, chosen]);
  const table = useClientTable({ list, rows: units, columns });
  const status = useTableStatus(query, { expectedRows: table.pageSize, emptyMessage: t.none });
  const count = units?.length;
  const chosenUnits = units?.filter(({ id }) => chosen.has(id)) ?? [];
  return (
    <Page title={t.title} description={t.description}>
      <Card title={count === undefined ? t.table : t.tableCounted({ count })} hasPadding={false} actions={<CopyLink />}>
        <ValidateChosen
          units={chosenUnits}
          onClear={() => setChosen(new Set())}
          onDone={() => listRef.current?.focus()}
        />
        <div ref={listRef} tabIndex={-1}>
          <PaginatedTable
            caption={t.table}
            columns={columns}
            rows={units && table.shown}
            rowKey={({ id }) => id}
            status={status}
            table={table}
            total={count}
          />
        </div>
        {isCapped && <Note>{t.capped({ count: formatNumber(readRows, language) ?? '' })}</Note>}
      </Card>
    </Page>
  );
}
