import { blankValues, valuesOfStored } from '#app/form/derive';
import type { Project } from '#contract/project';
import { randomId } from '#ui/form/clientId';
import { projectForm } from './projectForm';
import type { ProjectValues } from './projectShape';

/**
 * The initial values of a new project.
 *
 * @param society - the id of the country whose National Society reports it; null when it is not known
 */
export const newProjectValues = (society: number | null): ProjectValues => ({
  ...blankValues(projectForm),
  reporting_ns: society,
});

/** The initial values of a copy of a project, without the ids of its years. */
export function copiedProject(project: Project): ProjectValues {
  const values = valuesOfStored(projectForm, project);
  const years = values.annual_splits?.map(({ id: _, ...split }) => ({ ...split, client_id: randomId() })) ?? null;
  // a merged emergency is replaced by its parent
  return { ...values, event: project.event_detail?.parent_event ?? values.event, annual_splits: years };
}
