import { expect, test } from 'vitest';
import type { Project } from '#contract/project';
import { projectPlaces, projectsByCountry, workKind } from './countryProjects';

const project = (id: number, districts: readonly number[], country = 1) =>
  ({
    id,
    project_country: country,
    project_country_detail: { id: country, name: `Country ${country}` },
    project_districts_detail: districts.map((each) => ({ id: each, name: `Province ${each}` })),
  }) as unknown as Project;

test('projectPlaces lists a project under each of its provinces, countrywide projects separately', () => {
  const places = projectPlaces([project(1, []), project(2, [5]), project(3, [5, 6])]);
  expect(places.map(({ id, projects }) => [id, projects.map((each) => each.id)])).toEqual([
    ['district 5', [2, 3]],
    ['district 6', [3]],
    ['countrywide', [1]],
  ]);
});

test.each([
  [[0, 0], 'programme'],
  [[1], 'emergency'],
  [[0, 1], 'several'],
] as const)('workKind(%j) is %s', (types, kind) => expect(workKind(types)).toBe(kind));

test('projectsByCountry sorts countries by number of projects', () => {
  const groups = projectsByCountry([project(1, [], 1), project(2, [], 2), project(3, [], 2)], 'en');
  expect(groups.map(({ country, projects }) => [country.name, projects.length])).toEqual([
    ['Country 2', 2],
    ['Country 1', 1],
  ]);
});

test('projectsByCountry leaves out a project without a country', () => {
  const unplaced = { ...project(1, []), project_country: null, project_country_detail: null };
  expect(projectsByCountry([unplaced], 'en')).toEqual([]);
});

test('places come by their projects, as many by province; the whole country is last, however many it has', () => {
  const some = [project(1, [7]), project(2, [6]), project(3, [5]), project(4, [5]), project(5, []), project(6, [])];
  for (const projects of [some, [...some, project(7, [])].toReversed()]) {
    const ids = projectPlaces(projects).map(({ id }) => id);
    expect(ids).toEqual(['district 5', 'district 6', 'district 7', 'countrywide']);
  }
});
