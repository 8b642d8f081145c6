import { useMemo } from 'react';
import type { EventShapes, TrackPoint } from '#domain/risk-watch/eventShapes';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import type { MapPopupContent } from '#ui/map/MapPopup';
import { pointId } from './mapLayers';
import { usePointLabels } from './useShapeLabels';
import { viewParsers } from './view';

export interface Step {
  readonly points: readonly TrackPoint[];
  /** The chosen position, from 0; null for none. */
  readonly index: number | null;
  readonly choose: (index: number | null) => void;
  /** The chosen position on the map; null for none. */
  readonly popup: MapPopupContent | null;
}

const noPoints: readonly TrackPoint[] = [];

/** The chosen position of an event's track, held in the address. */
export function useStep(shapes: EventShapes | null): Step {
  const { values, set } = useUrlFilters(viewParsers);
  const words = usePointLabels();
  const points = shapes?.points ?? noPoints;
  const index = values.step !== null && points[values.step - 1] ? values.step - 1 : null;
  const choose = (next: number | null) => set('step', next === null ? null : next + 1);
  const point = index === null ? null : points[index];
  const place = useMemo(
    () =>
      point && index !== null
        ? { id: pointId(index), longitude: point.position[0], latitude: point.position[1] }
        : null,
    [point, index],
  );
  const popup = place &&
    point && {
      place,
      title: words.time(point),
      content: [words.kind(point), words.wind(point)].filter((text) => text !== null).join(', '),
      onClose: () => choose(null),
    };
  return { points, index, choose, popup: popup ?? null };
}
