import type { Problem } from '#app/form/definition';
import type { Project } from '#contract/project';
import { sumOf } from '#domain/lists/sumOf';
import { projectStatus, utcToday } from '#domain/three-w/status';
import { type figureKinds, type PeopleFigure, type ProjectValues, peopleGroups } from './projectShape';
import type { ProjectStrings } from './useProjectStrings';

/** The status that the server computes; null while the dates are incomplete. */
export const statusOf = ({ start_date, end_date }: Pick<ProjectValues, 'start_date' | 'end_date'>) =>
  start_date === null || end_date === null ? null : projectStatus(start_date, end_date, utcToday());

export const isCompleted = (values: ProjectValues): boolean => statusOf(values) === 2;

/** The kind of emergency that a project may have: one that the IFRC supports, a current one, or none. @source reference/three-w.md, section 2.1 */
export function eventKind({
  operation_type,
  programme_type,
}: Pick<ProjectValues, 'operation_type' | 'programme_type'>): 'supported' | 'current' | null {
  if (operation_type !== 1) return null;
  if (programme_type === 1) return 'supported';
  return programme_type === 2 ? 'current' : null;
}

type Figures = Readonly<Record<PeopleFigure, number | null>>;

/** The sum of the parts of one kind of people; null if no part is given. */
export const totalOf = (figures: Figures, kind: (typeof figureKinds)[number]): number | null =>
  sumOf(peopleGroups.map((group) => figures[`${kind}_${group}`]));

/** @source reference/three-w.md, sections 2.1 and 5 */
export function offeredVisibilities(organisationType: string | null | undefined): readonly Project['visibility'][] {
  if (organisationType === 'OTHR') return ['public', 'logged_in_user'];
  if (organisationType === 'NTLS') return ['public', 'logged_in_user', 'ifrc_ns'];
  return ['public', 'logged_in_user', 'ifrc_ns', 'ifrc_only'];
}

/** Whether a year of a project is over, so that those whom it reached are known. */
function isYearOver(year: number | null, values: ProjectValues): boolean {
  return year !== null && (year < Number(utcToday().slice(0, 4)) || isCompleted(values));
}

/** Problems between the values of a project. @source reference/three-w.md, section 2.1 */
export function projectProblems(values: ProjectValues, t: ProjectStrings): readonly Problem[] {
  const { start_date, end_date, annual_splits, is_annual_report } = values;
  const years = annual_splits ?? [];
  return [
    ...(start_date && end_date && end_date < start_date
      ? [{ path: 'end_date', message: t.endBeforeStart, about: ['start_date', 'end_date'] }]
      : []),
    ...(is_annual_report
      ? years.flatMap(({ year, reached_total }, index) => {
          const first = years.findIndex((other) => other.year === year);
          const [path, other] = [`annual_splits.${index}.year`, `annual_splits.${first}.year`];
          const reached = `annual_splits.${index}.reached_total`;
          return [
            ...(year !== null && first < index ? [{ path, message: t.yearTwice, about: [path, other] }] : []),
            ...(reached_total === null && isYearOver(year, values)
              ? [{ path: reached, message: t.reachedNeeded, about: [reached, path, 'start_date', 'end_date'] }]
              : []),
          ];
        })
      : []),
  ];
}
