import { expect, test } from 'vitest';
import type { SocietyFlows } from '#contract/projectFigures';
import { visibleFlows } from './flows';

const answer: SocietyFlows = {
  nodes: [
    { id: 1, type: 'supporting_ns', name: 'A' },
    { id: 2, type: 'supporting_ns', name: 'B' },
    { id: 3, type: 'supporting_ns', name: 'C' },
    { id: 0, type: 'sector', name: 'WASH' },
    { id: 1, type: 'receiving_ns', name: 'Kenya' },
  ],
  links: [
    { source: 0, target: 3, value: 1 },
    { source: 1, target: 3, value: 5 },
    { source: 2, target: 3, value: 2 },
    { source: 3, target: 4, value: 8 },
  ],
};

test('visibleFlows names the largest nodes and merges the others without losing projects', () => {
  const { nodes, flows } = visibleFlows(answer, { most: 1 });
  expect(nodes.map(({ key, name }) => [key, name])).toEqual([
    ['supporting_ns others', null],
    ['supporting_ns 2', 'B'],
    ['sector 0', 'WASH'],
    ['receiving_ns 1', 'Kenya'],
  ]);
  expect(flows).toEqual([
    { from: 'sector 0', to: 'receiving_ns 1', value: 8 },
    { from: 'supporting_ns 2', to: 'sector 0', value: 5 },
    { from: 'supporting_ns others', to: 'sector 0', value: 3 },
  ]);
});

test('of as many projects the first stand by name; sectors all do', () => {
  const sides = {
    nodes: [
      { id: 1, type: 'supporting_ns', name: 'A' },
      { id: 2, type: 'supporting_ns', name: 'B' },
      { id: 0, type: 'sector', name: 'WASH' },
      { id: 1, type: 'sector', name: 'Health' },
      { id: 1, type: 'receiving_ns', name: 'Kenya' },
      { id: 2, type: 'receiving_ns', name: 'Uganda' },
    ],
    links: [
      { source: 0, target: 2, value: 2 },
      { source: 1, target: 3, value: 2 },
      { source: 2, target: 4, value: 1 },
      { source: 2, target: 5, value: 1 },
      { source: 3, target: 5, value: 2 },
    ],
  } satisfies SocietyFlows;
  const { nodes, flows } = visibleFlows(sides, { most: 1 });
  expect(nodes.map(({ key, name }) => [key, name])).toEqual([
    ['supporting_ns 1', 'A'],
    ['supporting_ns others', null],
    ['sector 0', 'WASH'],
    ['sector 1', 'Health'],
    ['receiving_ns others', null],
    ['receiving_ns 2', 'Uganda'],
  ]);
  expect(flows).toHaveLength(5);
  expect(visibleFlows(sides).nodes.every(({ name }) => name !== null)).toBe(true);
});

test('a link whose end is not there is left out', () => {
  const links = [
    { source: 0, target: 9, value: 1 },
    { source: 9, target: 3, value: 1 },
  ];
  expect(visibleFlows({ ...answer, links }).flows).toEqual([]);
});

test('more countries than can be named are merged by region, without losing projects', () => {
  const regions = new Map([
    [1, 0],
    [2, 0],
    [3, 4],
  ]);
  const { nodes, flows } = visibleFlows(
    {
      nodes: [
        { id: 0, type: 'sector', name: 'WASH' },
        ...[1, 2, 3, 4].map((id) => ({ id, type: 'receiving_ns' as const, name: `Country ${id}` })),
      ],
      links: [1, 2, 3, 4].map((target) => ({ source: 0, target, value: target })),
    },
    { most: 3, regionOf: (country) => regions.get(country ?? 0) },
  );
  expect(nodes.map(({ key, region }) => [key, region])).toEqual([
    ['sector 0', undefined],
    ['region 0', 0],
    ['region 4', 4],
    ['receiving_ns others', undefined],
  ]);
  expect(flows.map(({ to, value }) => [to, value])).toEqual([
    ['receiving_ns others', 4],
    ['region 0', 3],
    ['region 4', 3],
  ]);
});

test('all countries of one region are named', () => {
  const countries = [1, 2, 3].map((id) => ({ id, type: 'receiving_ns' as const, name: `Country ${id}` }));
  const { nodes } = visibleFlows({ nodes: countries, links: [] }, { most: 2, regionOf: () => 0 });
  expect(nodes.map(({ name }) => name)).toEqual(['Country 1', 'Country 2', 'Country 3']);
});

test('smaller societies that would together be the largest node are merged by region', () => {
  const society = (id: number) => ({ id, type: 'supporting_ns' as const, name: `Society ${id}` });
  const { nodes, flows } = visibleFlows(
    {
      nodes: [...[1, 2, 3, 4].map(society), { id: 0, type: 'sector', name: 'WASH' }],
      links: [3, 2, 2, 1].map((value, source) => ({ source, target: 4, value })),
    },
    { most: 1, regionOf: (country) => (country === 4 ? null : (country ?? 0) % 2) },
  );
  expect(nodes.map(({ key, region }) => [key, region])).toEqual([
    ['supporting_ns 1', undefined],
    ['supporting_ns region 0', 0],
    ['supporting_ns region 1', 1],
    ['supporting_ns others', undefined],
    ['sector 0', undefined],
  ]);
  expect(Object.fromEntries(flows.map(({ from, value }) => [from, value]))).toEqual({
    'supporting_ns 1': 3,
    'supporting_ns region 0': 2,
    'supporting_ns region 1': 2,
    'supporting_ns others': 1,
  });
});

test('societies of one region are named until the others of it are no longer the largest', () => {
  const society = (id: number) => ({ id, type: 'supporting_ns' as const, name: `Society ${id}` });
  const { flows } = visibleFlows(
    {
      nodes: [...[1, 2, 3, 4, 5, 6].map(society), { id: 0, type: 'sector', name: 'WASH' }],
      links: [4, 3, 3, 3, 2, 1].map((value, source) => ({ source, target: 6, value })),
    },
    { most: 2, regionOf: () => 0 },
  );
  expect(flows.map(({ from, value }) => [from, value])).toEqual([
    ['supporting_ns 1', 4],
    ['supporting_ns 2', 3],
    ['supporting_ns 3', 3],
    ['supporting_ns 4', 3],
    ['supporting_ns region 0', 3],
  ]);
});
