import { expect, test } from 'vitest';
import { type CountedProject, projectFigure, sumOfProjects } from './projectFigures';

const figures = { budget_amount: null, target_total: null, reached_total: null };
const project = (own: Partial<CountedProject>): CountedProject => ({ ...figures, annual_splits: [], ...own });
const years = [
  { ...figures, target_total: 30, budget_amount: 500 },
  { ...figures, target_total: 12, reached_total: 0 },
];

/** @source reference/three-w.md, section 3 */
test.each([
  ['its own total', project({ target_total: 7, annual_splits: years }), 'target_total', 7],
  ['a total of zero', project({ target_total: 0, annual_splits: years }), 'target_total', 0],
  ['the years added up', project({ annual_splits: years }), 'target_total', 42],
  ['the years that give it', project({ annual_splits: years }), 'budget_amount', 500],
  ['a zero in a year', project({ annual_splits: years }), 'reached_total', 0],
  ['nothing that is known', project({}), 'budget_amount', null],
] as const)('a figure of a project is %s', (_, own, figure, value) => expect(projectFigure(own, figure)).toBe(value));

test('projects are added up with their years; without any figure the sum is not known', () => {
  const all = [project({ budget_amount: 100 }), project({ annual_splits: years }), project({})];
  expect(sumOfProjects(all, 'budget_amount')).toBe(600);
  expect(sumOfProjects([project({})], 'budget_amount')).toBeNull();
});
