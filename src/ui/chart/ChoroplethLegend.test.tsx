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
  test('tells where each step begins and ends', () => {
    render(<ChoroplethLegend title="Projects" steps={steps} unknown="--line" />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['No data', '0 – 2', '≥ 2']);
  });
});
