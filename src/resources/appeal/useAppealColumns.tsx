import { href } from '#app/routes/href';
import type { Appeal } from '#contract/appeal';
import { appealTone } from '#domain/appeals/appealTone';
import { percentOf } from '#domain/format/numbers';
import { Tag } from '#ui/display/Tag';
import { useStrings } from '#ui/language/useStrings';
import { dateColumn, type FileColumn, linkColumn, numberColumn, progressColumn, textColumn } from '#ui/table/columns';
import { appealsStrings } from './strings';
import { useAppealTypeName } from './useAppealTypeName';

/** The columns of appeals wherever they are listed. @source reference/emergencies.md, section 1.10 */
export function useAppealColumns(): readonly FileColumn<Appeal>[] {
  const t = useStrings(appealsStrings);
  const typeName = useAppealTypeName();
  return [
    dateColumn({
      id: 'start',
      header: t.columnStart,
      ordering: 'start_date',
      hxl: '#date+start',
      value: (row) => row.start_date,
    }),
    {
      id: 'type',
      part: 'status',
      header: t.columnType,
      ordering: 'atype',
      cell: (row) => <Tag tone={appealTone(row.atype)}>{typeName(row.atype, row.atype_display)}</Tag>,
      fileValue: (row) => typeName(row.atype, row.atype_display),
      hxl: '#activity+appeal+type',
    },
    linkColumn({
      id: 'code',
      header: t.columnCode,
      ordering: 'code',
      hxl: '#activity+appeal+code',
      value: (row) => row.code,
      href: (row) => (row.code?.trim() ? href('operationBrief', { appealCode: row.code.trim() }) : null),
    }),
    linkColumn({
      id: 'operation',
      part: 'name',
      header: t.columnOperation,
      hxl: '#activity+appeal+name',
      value: (row) => row.name,
      href: (row) => href('emergenciesLayout', { emergencyId: row.event }),
    }),
    textColumn({
      id: 'disaster',
      header: t.columnDisaster,
      ordering: 'dtype',
      hxl: '#event+type',
      value: (row) => row.dtype?.name,
    }),
    numberColumn({
      id: 'requested',
      part: 'fact',
      header: t.columnRequested,
      ordering: 'amount_requested',
      startsDescending: true,
      hxl: '#value+funding+required+chf',
      value: (row) => row.amount_requested,
    }),
    progressColumn({
      id: 'coverage',
      part: 'fact',
      header: t.columnCoverage,
      ordering: 'amount_funded',
      startsDescending: true,
      hxl: '#value+funding+pct',
      value: (row) => percentOf(row.amount_funded, row.amount_requested),
    }),
    linkColumn({
      id: 'country',
      header: t.columnCountry,
      ordering: 'country',
      hxl: '#country+name',
      value: (row) => row.country?.name,
      href: (row) => href('countriesLayout', { countryId: row.country?.id }),
    }),
  ];
}
