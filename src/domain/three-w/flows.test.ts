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

test('the largest stand by name, the rest together, and no project is lost', () => {
  const { nodes, flows } = visibleFlows(answer, 1);
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
