import { skipToken, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import type { CirclesLayer } from '#ui/map/mapTypes';
import { useSameStorm } from './SameStorm';
import type { EventDetails, ListedEvent } from './sources';
import { imminentStrings } from './strings';
import { useShapeLabels } from './useShapeLabels';
import { viewParsers } from './view';

const noDetails = { queryKey: ['no event'], queryFn: skipToken } as const;
const colours = ['--series-3', '--series-4', '--series-5'] as const;
const radius = 4;

/** The positions of the chosen storm in the other sources, where the address asks for them; a colour for each source. */
export function useComparedPoints(chosen: ListedEvent | null): CirclesLayer {
  const t = useStrings(imminentStrings);
  const labels = useShapeLabels();
  const { compare } = useUrlFilters(viewParsers).values;
  const same = useSameStorm(chosen);
  const others = compare ? same : [];
  const details = useQueries({ queries: others.map(({ detailsQuery }) => detailsQuery ?? noDetails) });
  const loaded = details.map(({ data }) => data as EventDetails | undefined);
  const key = [...others.map(({ event }) => event.id), ...loaded.map((data) => data?.shapes.points.length ?? 0)].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrays are others in each render, but change only with the key
  return useMemo(
    () => ({
      kind: 'circles',
      id: 'other-sources',
      stops: [[0, radius]],
      points: others.flatMap(({ event: { source } }, index) =>
        (loaded[index]?.shapes.points ?? []).map((point, place) => ({
          id: `${source} ${place}`,
          label: t.positionOf({ source: t[source], point: labels.point(point) }),
          longitude: point.position[0],
          latitude: point.position[1],
          colour: colours[index % colours.length] ?? colours[0],
        })),
      ),
    }),
    [key, t],
  );
}
