import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MapLegend } from './MapLegend';

test('areas have the outlines that they have on the map', () => {
  render(
    <MapLegend
      entries={[
        { label: 'Orange', colour: '--severity-orange', look: 'area', edge: { lineWidth: 2, isDashed: false } },
        { label: 'Red', colour: '--severity-red', look: 'area', edge: { lineWidth: 3.5, isDashed: false } },
        { label: 'Unknown', colour: '--severity-unknown', look: 'area', edge: { lineWidth: 2, isDashed: true } },
        { label: 'Places', colour: '--ink' },
      ]}
    />,
  );
  const marks = screen.getAllByRole('listitem').map((item) => item.querySelector('span'));
  expect(marks.map((mark) => mark?.style.borderWidth)).toEqual(['2px', '3.5px', '2px', '']);
  expect(marks.map((mark) => mark?.hasAttribute('data-dashed'))).toEqual([false, false, true, false]);
});
