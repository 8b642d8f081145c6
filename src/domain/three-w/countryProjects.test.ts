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

test('projects stand at each of their provinces; countrywide ones have a place of their own', () => {
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
] as const)('operation types %j are %s', (types, kind) => expect(workKind(types)).toBe(kind));

test('by country, most first', () => {
  const groups = projectsByCountry([project(1, [], 1), project(2, [], 2), project(3, [], 2)]);
  expect(groups.map(({ country, projects }) => [country.name, projects.length])).toEqual([
    ['Country 2', 2],
    ['Country 1', 1],
  ]);
});

test('a project without a country is in none', () => {
  const unplaced = { ...project(1, []), project_country: null, project_country_detail: null };
  expect(projectsByCountry([unplaced])).toEqual([]);
});
