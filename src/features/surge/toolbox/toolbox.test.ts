import { describe, expect, test } from 'vitest';
import { safeHref } from '#domain/links/safeUrl';
import { findTools, needsLogin, timelineUnits, unitsOf } from './findTools';
import { toolboxStrings } from './strings';
import { toolGroups } from './toolGroups';

const find = (text: string) => findTools(toolGroups, text, (label) => String(toolboxStrings.templates[label]));

describe('tools', () => {
  test('are in eleven groups, each with a link to an allowed address', () => {
    expect(toolGroups).toHaveLength(11);
    const links = toolGroups.flatMap(({ href, tools }) => [href, ...tools.map((tool) => tool.href)]);
    expect(links.filter((href) => safeHref(href) === null)).toEqual([]);
  });

  test('have periods within the four months whose start is before the end', () => {
    const periods = toolGroups.flatMap(({ tools }) => tools.flatMap(({ period }) => (period ? [period] : [])));
    expect(periods.filter(([from, to]) => from < 0 || to > 7 || from >= to)).toEqual([]);
  });

  test.each([
    ['medical EVACUATION', ['toolMedevacPlan']],
    ['  sims ', ['toolTaskSims']],
    ['nothing of the kind', []],
  ])('%s finds %j', (text, labels) => {
    expect(find(text).flatMap(({ tools }) => tools.map(({ label }) => label))).toEqual(labels);
  });

  test('a group name finds the whole group, and an empty text finds everything', () => {
    expect(find('logistics')[0]?.tools.length).toBeGreaterThan(5);
    expect(find(' ')).toEqual(toolGroups);
  });
});

test.each([
  [[0.1, 1.3], 'week 1', 'week 2'],
  [[0.3, 7], 'week 1', 'month 4'],
  [[4.5, 6], 'month 2', 'month 3'],
  [[3, 4], 'week 4', 'week 4'],
] as const)('the period %j lasts from %s to %s', (period, from, to) => {
  expect(unitsOf(period).map(({ unit, number }) => `${unit} ${number}`)).toEqual([from, to]);
});

test('the timeline has four weeks and three further months', () => {
  expect(timelineUnits.map(({ unit, number }) => `${unit[0]}${number}`)).toEqual([
    'w1',
    'w2',
    'w3',
    'w4',
    'm2',
    'm3',
    'm4',
  ]);
});

test.each([
  ['https://smcctoolkit.org/tool-kit', false],
  ['https://ifrcorg.sharepoint.com/:f:/s/IFRCSharing/x', true],
])('%s needs a login: %s', (href, isNeeded) => expect(needsLogin(href)).toBe(isNeeded));
