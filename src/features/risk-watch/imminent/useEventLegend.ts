import { type EventShapes, layersIn, type ShapeLayer, severities } from '#domain/risk-watch/eventShapes';
import { useStrings } from '#ui/language/useStrings';
import type { LegendEntry } from '#ui/map/mapTypes';
import { hazardColour, hazardMark, useHazardNames } from '../useHazardNames';
import { areaEdges, severityColours } from './mapLayers';
import type { ListedEvent } from './sources';
import { imminentStrings } from './strings';

/**
 * The legend of the map: the hazards of its events and the visible layers of the footprint.
 *
 * @param shapes - the footprint of the selected event; null without a selection
 */
export function useEventLegend(
  listed: readonly ListedEvent[],
  shapes: EventShapes | null,
  shown: readonly ShapeLayer[],
): readonly LegendEntry[] {
  const t = useStrings(imminentStrings);
  const hazardName = useHazardNames();
  const hazards = [...new Set(listed.flatMap(({ event }) => event.hazard ?? []))].map(
    (hazard): LegendEntry => ({
      label: `${hazardName(hazard)} (${hazardMark(hazard)})`,
      colour: hazardColour(hazard),
    }),
  );
  if (!shapes) return hazards;
  const areas = severities
    .filter((severity) => shapes.areas.some((area) => area.severity === severity))
    .map(
      (severity): LegendEntry => ({
        label: t.areaLegend({ severity: t[severity] }),
        colour: severityColours[severity],
        look: 'area',
        edge: areaEdges[severity],
      }),
    );
  const positions = ([false, true] as const)
    .filter((isForecast) => shapes.points.some((point) => point.isForecast === isForecast))
    .map(
      (isForecast): LegendEntry => ({
        label: t.positionLegend({ kind: isForecast ? t.forecast : t.observed }),
        colour: '--ink',
        look: isForecast ? 'halo' : 'dot',
      }),
    );
  const entries: Record<ShapeLayer, readonly LegendEntry[]> = {
    positions,
    area: areas,
    track: [{ label: t.track, colour: '--ink', look: 'line' }],
    cone: [{ label: t.cone, colour: '--ink', look: 'dashed' }],
  };
  return [
    ...hazards,
    ...layersIn(shapes)
      .filter((layer) => shown.includes(layer))
      .flatMap((layer) => entries[layer]),
  ];
}
