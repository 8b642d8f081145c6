import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Project } from '#contract/project';
import { tableCsv } from '#ui/table/tableFile';
import { useProjectColumns } from './useProjectColumns';

test('a file has the first and the last day of a project in two columns', () => {
  const { result } = renderHook(() => useProjectColumns(['name', 'period']));
  const project = { id: 1, name: 'Wells', start_date: '2026-01-31', end_date: null } as unknown as Project;
  expect(tableCsv(result.current, [project], true).split('\r\n').slice(1)).toEqual([
    '#activity+name,#date+start,#date+end',
    'Wells,2026-01-31,',
  ]);
});
