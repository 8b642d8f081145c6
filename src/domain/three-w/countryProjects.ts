import type { Project } from '#contract/project';
import { compareCodes, compareNames } from '../language/compare';

/** A province with its projects; `district` is null for countrywide projects. */
export interface ProjectPlace {
  readonly id: string;
  readonly district: Project['project_districts_detail'][number] | null;
  readonly projects: readonly Project[];
}

/** The projects of one country by province, most first; projects without a province are countrywide and come last. */
export function projectPlaces(projects: readonly Project[]): ProjectPlace[] {
  const places = new Map<string, { district: ProjectPlace['district']; projects: Project[] }>();
  for (const project of projects) {
    const { project_districts_detail: own } = project;
    for (const district of own.length > 0 ? own : [null]) {
      const id = district ? `district ${district.id}` : 'countrywide';
      const known = places.get(id) ?? { district, projects: [] };
      known.projects.push(project);
      places.set(id, known);
    }
  }
  return [...places]
    .map(([id, place]) => ({ id, ...place }))
    .sort(
      (a, b) =>
        Number(a.district === null) - Number(b.district === null) ||
        b.projects.length - a.projects.length ||
        compareCodes(a.id, b.id),
    );
}

/** The kind of the projects of a place: programmes, emergency operations, or both. @source reference/three-w.md, section 1.1 */
export type WorkKind = 'programme' | 'emergency' | 'several';

/** @param operationTypes - 0 programme, 1 emergency operation */
export function workKind(operationTypes: readonly number[]): WorkKind {
  const kinds = new Set(operationTypes);
  if (kinds.size > 1) return 'several';
  return kinds.has(1) ? 'emergency' : 'programme';
}

/** The projects by receiving country, most first. Projects without a country are left out. */
export function projectsByCountry(projects: readonly Project[], language: string) {
  const byName = compareNames(language);
  const countries = new Map<number, { country: NonNullable<Project['project_country_detail']>; projects: Project[] }>();
  for (const project of projects) {
    const { project_country_detail: country } = project;
    if (country === null) continue;
    const known = countries.get(country.id) ?? { country, projects: [] };
    known.projects.push(project);
    countries.set(country.id, known);
  }
  return [...countries.values()].sort(
    (a, b) => b.projects.length - a.projects.length || byName(a.country.name, b.country.name),
  );
}
