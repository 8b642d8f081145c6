import { describe, expect, test } from 'vitest';
import type { IpcRow } from '#contract/riskSeasonal';
import { fireLines, fireYear, foodLines, foodMonths, foodYear } from './derivedRows';
import { fire, food } from './testRisks';

/** @source reference/risk-watch.md, sections 1.3, 1.6 and 2 */

describe('food insecurity', () => {
  const counted = (rows: readonly IpcRow[]) => foodMonths(rows).map(({ year, month, people }) => [year, month, people]);
  const [january, february] = [1, 2];
  test.each([
    [
      'the latest of the same kind, whichever comes first',
      [
        food(2024, january, 1, 'current', '2024-01-01'),
        food(2024, january, 2, 'current', '2024-03-01'),
        food(2024, january, 3, 'current', '2024-02-01'),
      ],
      [[2024, 0, 2]],
    ],
    [
      'a current one before a row with an empty kind, which counts nowhere alone',
      [food(2024, january, 9, ''), food(2024, january, 1, 'current'), food(2024, february, 9, '')],
      [[2024, 0, 1]],
    ],
    [
      'of the same kind and day the first',
      [food(2024, january, 1, 'current'), food(2024, january, 2, 'current')],
      [[2024, 0, 1]],
    ],
    [
      'a current one, however old, whichever comes first',
      [
        food(2024, january, 1, 'current', '2020-01-01'),
        food(2024, january, 2, 'first_projection', '2024-01-01'),
        food(2024, january, 3, 'second_projection', '2025-01-01'),
      ],
      [[2024, 0, 1]],
    ],
    [
      'a first projection before a second one',
      [
        food(2024, january, 3, 'second_projection', '2025-01-01'),
        food(2024, january, 2, 'first_projection', '2024-01-01'),
      ],
      [[2024, 0, 2]],
    ],
    [
      'one for each month, by year and month',
      [
        food(2025, january, 4, 'current'),
        food(2024, february, 3, 'current'),
        food(2023, february, 2, 'current'),
        food(2024, january, 1, 'current'),
      ],
      [
        [2023, 1, 2],
        [2024, 0, 1],
        [2024, 1, 3],
        [2025, 0, 4],
      ],
    ],
    [
      'none of an unknown kind, day or number',
      [
        food(2024, january, 1, null),
        { ...food(2024, january, 1, 'current'), analysis_date: null },
        food(2024, january, null, 'current'),
      ],
      [],
    ],
  ])('a month counts %s', (_, rows, expected) => expect(counted(rows)).toEqual(expected));

  test('the lines hold each year for itself; the last year of a projection stands apart, the newest analysis is named', () => {
    const lines = foodLines([
      food(2023, january, 10, 'current', '2023-01-01'),
      food(2024, january, 30, 'first_projection', '2024-05-01'),
      food(2024, february, 8, 'current', '2024-02-01'),
      food(2025, february, 50, 'second_projection', '2024-03-01'),
    ]);
    expect(lines?.average.slice(0, 3)).toEqual([20, 29, null]);
    expect(lines?.years.map(({ year, values }) => [year, ...values.slice(0, 2)])).toEqual([
      [2023, 10, null],
      [2024, 30, 8],
    ]);
    expect([lines?.projected?.year, lines?.projected?.values.slice(0, 2)]).toEqual([2025, [null, 50]]);
    expect(lines?.analysed).toBe('2024-05-01');
    expect(foodLines([])).toBeNull();
  });

  test('the year has the highest of its months', () => {
    expect(
      foodYear([food(2024, 1, 5, 'current'), food(2024, 2, 9, 'current'), food(2024, 3, 7, 'current')])?.annual,
    ).toBe(9);
  });

  const rows = [
    food(2024, 1, 100, 'first_projection', '2025-01-01'),
    food(2024, 1, 40, 'current', '2023-01-01'),
    food(2024, 1, 60, 'current', '2024-01-01'),
    food(2025, 1, 80, 'second_projection'),
    food(2025, 2, null, 'current'),
    food(2025, 3, 10, null),
  ];

  test('a current analysis comes before projections, then the latest; years are averaged, the highest month is the year’s', () => {
    const year = foodYear(rows);
    expect(year?.values.slice(0, 3)).toEqual([70, null, null]);
    expect(year?.annual).toBe(70);
    expect(foodYear([])).toBeNull();
  });

  test('the year of the last projection is not among the past ones', () => {
    const lines = foodLines(rows);
    expect(lines?.projected).toMatchObject({ year: 2025 });
    expect(lines?.years.map(({ year }) => year)).toEqual([2024]);
    expect(lines?.analysed).toBe('2025-01-01');
    expect(foodLines([food(2024, 1, 1, 'current')])?.projected).toBeNull();
  });
});

describe('wildfire', () => {
  const rows = [
    fire(2024, '1', 4),
    fire(2024, '1', 400),
    fire(2025, '1', 6),
    fire(2025, '2', 1),
    fire(2025, '1', 99, 'cumulative'),
  ];

  test('monthly ratings alone, each month of each year once, averaged over the years', () => {
    expect(fireYear(rows)?.values.slice(0, 3)).toEqual([5, 1, null]);
    expect(fireYear(rows)?.annual).toBe(3);
    expect(fireYear([fire(2025, '1', 9, 'cumulative')])).toBeNull();
  });

  test('without a monthly rating there is no chart', () => {
    expect(fireLines([fire(2025, '1', 9, 'cumulative')])).toBeNull();
  });

  test('the chart has the range over all years beside the last one with ratings, whatever year it is', () => {
    const { least, average, greatest, last, firstYear, lastYear } = fireLines(rows) ?? {};
    expect([least?.[0], average?.[0], greatest?.[0], last?.[0], firstYear, lastYear]).toEqual([
      2.5, 5, 10, 6, 2024, 2025,
    ]);
  });
});
