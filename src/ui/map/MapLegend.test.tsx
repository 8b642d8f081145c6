import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MapLegend } from './MapLegend';

test('areas have the edges that tell them apart on the map', () => {
  render(
    <MapLegend
      entries={[
        { label: 'Orange', colour: '--severity-orange', look: 'area', edgeWidth: 2 },
        { label: 'Red', colour: '--severity-red', look: 'area', edgeWidth: 3.5 },
        { label: 'Places', colour: '--ink' },
      ]}
    />,
  );
  const edges = screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.style.borderWidth);
  expect(edges).toEqual(['2px', '3.5px', '']);
});
