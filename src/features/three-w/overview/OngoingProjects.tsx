import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { ProjectMenu } from '#resources/project/ProjectMenu';
import { useProjectColumns } from '#resources/project/useProjectColumns';
import { useStrings } from '#ui/language/useStrings';
import { ongoingProjectList } from './queries';
import { overviewStrings } from './strings';

const columnNames = [
  'country',
  'society',
  'name',
  'provinces',
  'sector',
  'budget',
  'programmeType',
  'targeted',
] as const;

/** The ongoing projects of the world, with the filters of the page. */
export function OngoingProjects() {
  const t = useStrings(overviewStrings);
  const list = useList(ongoingProjectList);
  const columns = useProjectColumns(columnNames);
  return (
    <ListTable
      caption={t.list}
      columns={columns}
      rowKey={({ id }) => id}
      query={list.query}
      table={list.table}
      isFiltered={list.activeCount > 0}
      rowActions={(project) => <ProjectMenu project={project} />}
      actions={<ListExport list={list} columns={columns} fileName="ongoing-3w-projects" />}
    />
  );
}
