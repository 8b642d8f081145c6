import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ChoroplethLegend, choroplethColour } from './ChoroplethLegend';

describe('a legend of amounts', () => {
  const steps = [
    { from: 0, colour: '--blue-050' as const },
    { from: 2, colour: '--blue' as const },
  ];
  test.each([
    [1, '--blue-050'],
    [2, '--blue'],
    [99, '--blue'],
    [-1, undefined],
    [null, undefined],
  ])('%s has the colour %s', (value, colour) => expect(choroplethColour(steps, value)).toBe(colour));
  test('classes do not overlap, and one of a single amount is that amount', () => {
    const classes = [...steps, { from: 3, colour: '--line' as const }];
    render(<ChoroplethLegend title="Projects" steps={classes} unknown="--line" />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'No data',
      '0 – 1',
      '2',
      '3 or more',
    ]);
  });
  test('the end of a class of thousands is below the start of the next', () => {
    const classes = [0, 1000, 10_000, 1_000_000].map((from) => ({ from, colour: '--blue' as const }));
    render(<ChoroplethLegend title="People" steps={classes} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '0 – 999',
      '1K – 9,999',
      '10K – 999,999',
      '1M or more',
    ]);
  });
});
