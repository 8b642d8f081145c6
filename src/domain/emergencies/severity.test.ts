import { expect, test } from 'vitest';
import { isCategorised } from './severity';
import { isOfCategory } from './severityFilter';

test.each([
  [0, null, false],
  [0, '2026-11-05T00:00:00Z', true],
  [1, null, true],
  [2, '2026-11-05T00:00:00Z', true],
] as const)('level %s of %s', (ifrc_severity_level, ifrc_severity_level_update_date, is) =>
  expect(isCategorised({ ifrc_severity_level, ifrc_severity_level_update_date })).toBe(is),
);

test.each([
  [0, null, [null]],
  [0, '2026-11-05T00:00:00Z', [null, 0]],
  [2, null, [null, 2]],
] as const)(
  'level %s of %s is of the categories %j',
  (ifrc_severity_level, ifrc_severity_level_update_date, categories) => {
    const event = { ifrc_severity_level, ifrc_severity_level_update_date };
    expect(([null, 0, 1, 2] as const).filter((level) => isOfCategory(event, level))).toEqual(categories);
  },
);
