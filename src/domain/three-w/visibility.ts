import type { Project } from '#contract/project';
import type { Viewer } from '#domain/field-reports/fieldReportVisibility';

interface VisibleProject {
  readonly visibility: Project['visibility'] | null;
  /** Ids of the countries of the project and of its National Society; null until they are chosen. */
  readonly project_country: number | null;
  readonly reporting_ns: number | null;
}

/**
 * Whether a viewer can open a project. "IFRC and NS" is for the countries of the project and of its National Society, "IFRC only" for
 * administrators of the federation, whatever the organisation type is.
 *
 * @param viewer - from `viewerOf`; administrators see all
 * @source reference/three-w.md, section 4.2; reference/real-server.md, section 3.2
 */
export function maySeeProject(viewer: Viewer, { visibility, project_country, reporting_ns }: VisibleProject): boolean {
  if (viewer.kind === 'administrator' || visibility === 'public' || visibility === null) return true;
  if (viewer.kind === 'visitor' || visibility === 'ifrc_only') return false;
  const places = [project_country, reporting_ns].filter((country) => country !== null);
  return visibility === 'logged_in_user' || places.some((country) => viewer.countries.includes(country));
}
