import { useMemo } from 'react';
import { href } from '#app/routes/href';
import type { Project } from '#contract/project';
import { projectFigure } from '#domain/three-w/projectFigures';
import { DateRange } from '#ui/display/DateRange';
import { useStrings } from '#ui/language/useStrings';
import { dateColumn, type FileColumn, linkColumn, listColumn, numberColumn, textColumn } from '#ui/table/columns';
import { projectStrings } from './strings';

/** A column of projects by its name. */
export type ProjectColumnName =
  | 'country'
  | 'society'
  | 'name'
  | 'provinces'
  | 'sector'
  | 'budget'
  | 'programmeType'
  | 'disasterType'
  | 'status'
  | 'period'
  | 'targeted'
  | 'reached';

/** Columns of projects in the given order. The server sorts by name only. @source reference/three-w.md, sections 1.2 and 1.7 */
export function useProjectColumns(names: readonly ProjectColumnName[]): readonly FileColumn<Project>[] {
  const t = useStrings(projectStrings);
  return useMemo(() => {
    const columns: Record<ProjectColumnName, FileColumn<Project>> = {
      country: linkColumn({
        id: 'country',
        hxl: '#country+name',
        header: t.country,
        value: ({ project_country_detail: country }) => country?.name,
        href: ({ project_country: countryId }) =>
          countryId === null ? null : href('countryThreeWProjects', { countryId }),
      }),
      society: linkColumn({
        id: 'society',
        hxl: '#org+reporting',
        header: t.society,
        value: ({ reporting_ns_detail: society }) => society.society_name || society.name,
        href: ({ reporting_ns }) => href('countryNsActivities', { countryId: reporting_ns }),
      }),
      name: linkColumn({
        id: 'name',
        hxl: '#activity+name',
        header: t.name,
        ordering: 'name',
        value: ({ name }) => name?.trim() || t.untitled,
        href: ({ id }) => href('threeWProjectDetail', { projectId: id }),
      }),
      provinces: listColumn({
        id: 'provinces',
        hxl: '#adm1+name+list',
        header: t.provinces,
        value: ({ project_districts_detail: districts }) =>
          districts.length > 0 ? districts.map(({ name }) => name) : [t.countrywide],
      }),
      sector: textColumn({
        id: 'sector',
        hxl: '#sector',
        header: t.sector,
        value: (row) => row.primary_sector_display,
      }),
      budget: numberColumn({
        id: 'budget',
        hxl: '#value+budget+chf',
        header: t.budget,
        value: (row) => projectFigure(row, 'budget_amount'),
      }),
      programmeType: textColumn({
        id: 'programmeType',
        header: t.programmeType,
        value: (row) => row.programme_type_display,
      }),
      disasterType: textColumn({
        id: 'disasterType',
        hxl: '#event+type',
        header: t.disasterType,
        value: (row) => row.dtype_detail?.name,
      }),
      status: textColumn({ id: 'status', hxl: '#status', header: t.status, value: (row) => row.status_display }),
      period: {
        id: 'period',
        part: 'date',
        header: t.period,
        cell: ({ start_date, end_date }) => <DateRange from={start_date} to={end_date} />,
        fileParts: [
          dateColumn({ id: 'start', header: t.start, hxl: '#date+start', value: (row) => row.start_date }),
          dateColumn({ id: 'end', header: t.end, hxl: '#date+end', value: (row) => row.end_date }),
        ],
      },
      targeted: numberColumn({
        id: 'targeted',
        hxl: '#targeted',
        header: t.targeted,
        value: (row) => projectFigure(row, 'target_total'),
      }),
      reached: numberColumn({
        id: 'reached',
        hxl: '#reached',
        header: t.reached,
        value: (row) => projectFigure(row, 'reached_total'),
      }),
    };
    return names.map((name) => columns[name]);
  }, [t, names]);
}
