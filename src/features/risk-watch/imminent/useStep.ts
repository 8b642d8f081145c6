import { useMemo } from 'react';
import type { EventShapes, TrackPoint } from '#domain/risk-watch/eventShapes';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import type { MapPopupContent } from '#ui/map/MapPopup';
import { pointId } from './mapLayers';
import { usePointLabels } from './useShapeLabels';
import { viewParsers } from './view';

export interface Step {
  readonly points: readonly TrackPoint[];
  /** Index of the selected position, from 0; null for none. */
  readonly index: number | null;
  readonly choose: (index: number | null) => void;
  /** The popup of the selected position; null for none. */
  readonly popup: MapPopupContent | null;
}

const noPoints: readonly TrackPoint[] = [];

/** The selected position of the track of an event, stored in the address. */
export function useStep(shapes: EventShapes | null): Step {
  const { values, set } = useUrlFilters(viewParsers);
  const labels = usePointLabels();
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
      title: labels.time(point),
      content: labels.joined(labels.kind(point), labels.wind(point)),
      onClose: () => choose(null),
    };
  return { points, index, choose, popup: popup ?? null };
}
