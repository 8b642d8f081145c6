import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { config } from '#app/config';
import { FormPage } from '#app/form/FormPage';
import { FormSkeleton } from '#app/form/StoredDocument';
import { href } from '#app/routes/href';
import { ProjectsClosed } from '#resources/project/ProjectsClosed';
import { projectQuery } from '#resources/project/queries';
import { Alert } from '#ui/feedback/Alert';
import { idInAddress } from '../idInAddress';
import { ProjectSteps } from './ProjectSteps';
import { copiedProject, newProjectValues } from './projectValues';
import { useProjectStrings } from './useProjectStrings';

/** A new project: of a society by `?reporting_ns=`, or a copy by `?duplicate=`. It is stored in the chosen language, the only one in which it can be edited. @source reference/three-w.md, section 2 */
export function Component() {
  const t = useProjectStrings();
  return (
    <FormPage title={t.newTitle} list={{ label: t.allProjects, href: href('allThreeWProject') }}>
      {config.areProjectsClosed ? <ProjectsClosed /> : <NewProject />}
    </FormPage>
  );
}

function NewProject() {
  const t = useProjectStrings();
  const [search] = useSearchParams();
  const copied = idInAddress(search, 'duplicate');
  const { data, isError } = useQuery({ ...projectQuery(copied ?? 0), enabled: copied !== null });
  if (copied !== null && !data && !isError) return <FormSkeleton />;
  return (
    <>
      {isError && !data && <Alert tone="warning" title={t.sourceFailed} />}
      {data ? (
        <ProjectSteps isCopy initial={copiedProject(data)} />
      ) : (
        <ProjectSteps initial={newProjectValues(idInAddress(search, 'reporting_ns'))} />
      )}
    </>
  );
}
