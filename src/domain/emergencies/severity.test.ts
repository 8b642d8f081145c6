import { expect, test } from 'vitest';
import { isCategorised } from './severity';

test.each([
  [0, null, false],
  [0, '2026-11-05T00:00:00Z', true],
  [1, null, true],
  [2, '2026-11-05T00:00:00Z', true],
] as const)('level %s of %s', (ifrc_severity_level, ifrc_severity_level_update_date, is) =>
  expect(isCategorised({ ifrc_severity_level, ifrc_severity_level_update_date })).toBe(is),
);
