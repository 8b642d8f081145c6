import { Ellipsis } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#app/routes/href';
import { useCurrentUser } from '#app/session/currentUser';
import type { EmergencyProject } from '#contract/emergencyProject';
import { leadOf, projectReach } from '#domain/emergencies/emergencyActivities';
import { Button } from '#ui/actions/Button';
import { Tag } from '#ui/display/Tag';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import { type Column, dateColumn, linkColumn, listColumn, numberColumn, textColumn } from '#ui/table/columns';
import { TableInPages } from '#ui/table/TableInPages';
import { useClientTable } from '../useClientTable';
import { statusTone } from './statusTone';
import { emergencyActivitiesStrings } from './strings';

const list = { tableOptions: { pageSize: 10, defaultOrdering: '-start_date' } };

interface ActivityTableProps {
  readonly projects: readonly EmergencyProject[];
  readonly isFiltered: boolean;
}

/** The projects that match the filters, with their actions. */
export function ActivityTable({ projects, isFiltered }: ActivityTableProps) {
  const t = useStrings(emergencyActivitiesStrings);
  const columns = useColumns();
  const table = useClientTable({ list, rows: projects, columns });
  return (
    <TableInPages
      caption={t.table}
      columns={columns}
      rows={table.shown}
      rowKey={({ id }) => id}
      status={{ isFiltered }}
      table={table}
      total={table.total}
      rowActions={(project) => <ProjectMenu project={project} />}
    />
  );
}

function useColumns(): readonly Column<EmergencyProject>[] {
  const t = useStrings(emergencyActivitiesStrings);
  return useMemo(
    () => [
      textColumn({
        id: 'lead',
        header: t.columnLead,
        ordering: 'lead',
        value: (row) => leadOf(row)?.society_name ?? leadOf(row)?.name,
      }),
      textColumn({ id: 'title', header: t.columnTitle, ordering: 'title', value: (row) => row.title }),
      dateColumn({ id: 'start', header: t.columnStart, ordering: 'start_date', value: (row) => row.start_date }),
      linkColumn({
        id: 'country',
        header: t.columnCountry,
        ordering: 'country',
        value: (row) => row.country_details.name,
        href: (row) => href('countriesLayout', { countryId: row.country }),
      }),
      listColumn({
        id: 'province',
        header: t.columnProvince,
        value: (row) => row.districts_details.map(({ name }) => name),
      }),
      {
        id: 'status',
        header: t.columnStatus,
        ordering: 'status',
        cell: (row) => <Tag tone={statusTone(row.status)}>{row.status_display}</Tag>,
        sortValue: (row) => row.status_display,
      },
      numberColumn({ id: 'services', header: t.columnServices, ordering: 'services', value: projectReach }),
    ],
    [t],
  );
}

/** Details are public; editing and duplicating are for members. */
function ProjectMenu({ project }: { readonly project: EmergencyProject }) {
  const t = useStrings(emergencyActivitiesStrings);
  const navigate = useNavigate();
  const { permissions } = useCurrentUser();
  const params = { activityId: project.id };
  const newForm = href('newThreeWActivity');
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button
          variant="text"
          size="s"
          label={t.actions({ name: project.title })}
          icon={<Ellipsis aria-hidden="true" />}
        />
      }
      items={[
        { id: 'view', label: t.viewDetails, href: href('threeWActivityDetail', params) },
        ...(permissions.isMember
          ? [
              { id: 'edit', label: t.edit, href: href('threeWActivityEdit', params) },
              {
                id: 'duplicate',
                label: t.duplicate,
                onAction: () => navigate(newForm, { state: { activityId: project.id } }),
              },
            ]
          : []),
      ]}
    />
  );
}
