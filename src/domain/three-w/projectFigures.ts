import type { Project } from '#contract/project';
import { sumOf } from '../lists/sumOf';

type Figure = 'budget_amount' | 'target_total' | 'reached_total';

/** The fields of a project that its figures are read from. */
export type CountedProject = Pick<Project, Figure> & {
  readonly annual_splits: readonly Pick<Project['annual_splits'][number], Figure>[];
};

/**
 * A figure of a project: its total, else the sum of the years of a project that is reported by year. Null where neither is known.
 *
 * @source reference/three-w.md, section 3
 */
export const projectFigure = (project: CountedProject, figure: Figure): number | null =>
  project[figure] ?? sumOf(project.annual_splits.map((split) => split[figure]));

/** The sum of a figure over projects; null where no project gives it. */
export const sumOfProjects = (projects: readonly CountedProject[], figure: Figure): number | null =>
  sumOf(projects.map((project) => projectFigure(project, figure)));
