import { useQuery } from '@tanstack/react-query';
import { config } from '#app/config';
import { valuesOfStored } from '#app/form/derive';
import { FormPage } from '#app/form/FormPage';
import { StoredDocument } from '#app/form/StoredDocument';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { Project } from '#contract/project';
import { ProjectsClosed } from '#resources/project/ProjectsClosed';
import { projectQuery } from '#resources/project/queries';
import { projectStrings } from '#resources/project/strings';
import { useStrings } from '#ui/language/useStrings';
import { ProjectSteps } from './ProjectSteps';
import { projectForm } from './projectForm';
import { useProjectStrings } from './useProjectStrings';

export function Component() {
  const t = useProjectStrings();
  const sharedStrings = useStrings(projectStrings);
  const { projectId } = useNumericParams('projectId');
  const query = projectQuery(projectId);
  const { data } = useQuery(query);
  return (
    <FormPage
      title={t.editTitle}
      description={data?.name?.trim()}
      list={{ label: t.allProjects, href: href('allThreeWProject') }}
    >
      {config.areProjectsClosed ? (
        <>
          <ProjectsClosed />
          <Link to="threeWProjectDetail" params={{ projectId }}>
            {sharedStrings.view}
          </Link>
        </>
      ) : (
        <StoredDocument<Project> query={query} missing={t.missing({ id: String(projectId) })}>
          {(project) => (
            <ProjectSteps key={project.id} project={project} initial={valuesOfStored(projectForm, project)} />
          )}
        </StoredDocument>
      )}
    </FormPage>
  );
}
