import { ListPage } from '#app/lists/ListPage';
import { useList } from '#app/lists/useList';
import { RegionFilter } from '#resources/country/RegionFilter';
import { AddProject } from '#resources/project/AddProject';
import { ProjectFilterFields } from '#resources/project/ProjectFilterFields';
import { ProjectMenu } from '#resources/project/ProjectMenu';
import { ProjectsClosed } from '#resources/project/ProjectsClosed';
import { projectStrings } from '#resources/project/strings';
import { useProjectColumns } from '#resources/project/useProjectColumns';
import { TextField } from '#ui/fields/TextField';
import { useStrings } from '#ui/language/useStrings';
import { listedFilters, projectList } from './queries';
import { allProjectsStrings } from './strings';

const columnNames = [
  'country',
  'society',
  'name',
  'provinces',
  'sector',
  'budget',
  'programmeType',
  'disasterType',
  'status',
  'targeted',
  'reached',
] as const;

/** @source reference/three-w.md, section 1.2 */
export function Component() {
  const t = useStrings(allProjectsStrings);
  const sharedStrings = useStrings(projectStrings);
  const list = useList(projectList);
  const { values, set } = list;
  return (
    <ListPage
      strings={t}
      list={list}
      columns={useProjectColumns(columnNames)}
      fileName="all-3w-projects"
      notice={<ProjectsClosed />}
      actions={<AddProject />}
      rowActions={(project) => <ProjectMenu project={project} />}
    >
      <TextField
        label={sharedStrings.search}
        value={values.search ?? undefined}
        onChange={(text) => set('search', text)}
      />
      <RegionFilter value={values.region} onChange={(region) => set('region', region)} />
      <ProjectFilterFields names={listedFilters} values={values} set={set} />
    </ListPage>
  );
}
