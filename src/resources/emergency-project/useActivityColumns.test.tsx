import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EmergencyProject } from '#contract/emergencyProject';
import { tableCsv } from '#ui/table/tableFile';
import { useActivityColumns } from './useActivityColumns';

test('a file has whom activities reached as numbers, each kind in a column', () => {
  const { result } = renderHook(() => useActivityColumns('server', false));
  const columns = result.current.filter(({ id }) => id === 'services');
  const activities = [
    { is_simplified_report: true, people_count: 9900, household_count: null, beneficiaries_count: 0 },
    { is_simplified_report: true, people_count: 100, household_count: null, beneficiaries_count: null },
  ];
  const record = { activities } as unknown as EmergencyProject;
  expect(tableCsv(columns, [record], true).split('\r\n')).toEqual([
    '\uFEFFServices provided to people,Services provided to households,Recipients of cash',
    '#reached+people,#reached+households,#reached+recipients',
    '10000,,0',
  ]);
});

test('a file has the sectors and activities of a record, each sector once', () => {
  const { result } = renderHook(() => useActivityColumns('server', false));
  const columns = result.current.filter(({ id }) => id === 'title');
  const activity = (sector: string, action: string | null, custom_action: string | null = null) => ({
    sector_details: { title: sector },
    action_details: action && { title: action },
    custom_action,
  });
  const activities = [
    activity('Health', 'First aid'),
    activity('Shelter', null, 'Repair kits'),
    activity('Health', 'Search and rescue'),
    activity('WASH', null),
  ];
  const record = { title: 'Relief', activities } as unknown as EmergencyProject;
  expect(tableCsv(columns, [record], true).split('\r\n')).toEqual([
    '\uFEFFTitle,Sectors,Activities',
    '#activity+name,#sector+list,#activity+type+list',
    'Relief,Health; Shelter; WASH,First aid; Repair kits; Search and rescue',
  ]);
});
