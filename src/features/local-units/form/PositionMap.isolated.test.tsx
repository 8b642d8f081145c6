import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import type { MapViewProps } from '#ui/map/MapView';
import { PositionMap } from './PositionMap';

// The map needs WebGL, which tests do not have: the mock is a button for a press on an island that the map does not draw.
vi.mock('#ui/map/MapView', () => ({
  MapView: ({ title, layers, onPickBackground }: MapViewProps) => {
    const points = layers.flatMap((layer) => (layer.kind === 'circles' ? layer.points : []));
    return (
      <button type="button" aria-label={title} onClick={() => onPickBackground?.({ longitude: 179.2, latitude: -8.5 })}>
        {points.map(({ longitude, latitude }) => `${longitude}, ${latitude}`)}
      </button>
    );
  },
}));

test('a press on an island that is not drawn is the position', async () => {
  const onPlace = vi.fn();
  function Form() {
    return (
      <FormProvider {...useForm({ defaultValues: { country: 1, latitude: -8.6, longitude: 179.1 } })}>
        <PositionMap onPlace={onPlace} />
      </FormProvider>
    );
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Form />
    </QueryClientProvider>,
  );
  const map = screen.getByRole('button', { name: 'Position of the local unit' });
  expect(map).toHaveTextContent('179.1, -8.6');
  await userEvent.click(map);
  expect(onPlace).toHaveBeenCalledWith(179.2, -8.5);
});
