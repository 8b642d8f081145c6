import { blankValues, valuesOfStored } from '#app/form/derive';
import type { Project } from '#contract/project';
import { randomId } from '#ui/form/clientId';
import { projectForm } from './projectForm';
import type { ProjectValues } from './projectShape';

/**
 * The answers that a new project starts with.
 *
 * @param society - the id of the country whose National Society reports it; null when it is not known
 */
export const newProjectValues = (society: number | null): ProjectValues => ({
  ...blankValues(projectForm),
  reporting_ns: society,
});

/** A copy of a project, which is a new one: nothing in it may replace a year of the original. */
export function copiedProject(project: Project): ProjectValues {
  const values = valuesOfStored(projectForm, project);
  const years = values.annual_splits?.map(({ id: _, ...split }) => ({ ...split, client_id: randomId() })) ?? null;
  // what was merged into another emergency lives on there
  return { ...values, event: project.event_detail?.parent_event ?? values.event, annual_splits: years };
}
