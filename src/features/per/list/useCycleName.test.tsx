import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PerProcess } from '#contract/perProcess';
import { useCycleName } from './useCycleName';

test.each([
  ['Kenya', 'Kenya, cycle 2'],
  [' ', 'Cycle 2'],
  [undefined, 'Cycle 2'],
])('the second cycle of the country "%s" is called "%s"', (name, expected) => {
  const { result } = renderHook(() => useCycleName());
  const country_details = name === undefined ? null : ({ name } as PerProcess['country_details']);
  expect(result.current({ country_details, assessment_number: 2 })).toBe(expected);
});
