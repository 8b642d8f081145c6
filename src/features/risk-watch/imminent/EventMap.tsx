import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Bounds } from '#domain/places/geo';
import { eventBounds, layersIn, type ShapeLayer, severities, shapeLayers } from '#domain/risk-watch/eventShapes';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { MapView } from '#ui/map/MapView';
import type { LegendEntry } from '#ui/map/mapTypes';
import { hazardColour, hazardMark, useHazardNames } from '../useHazardNames';
import { EventList } from './EventList';
import styles from './imminent.module.css';
import { eventLayer, severityColours, shapeMapLayers } from './mapLayers';
import { SaveEvents } from './SaveEvents';
import type { ListedEvent } from './sources';
import { imminentStrings } from './strings';
import { useEventNames } from './useEventNames';
import { useShapeWords } from './useShapeWords';
import { useStep } from './useStep';
import { viewParsers } from './view';

interface EventMapProps {
  readonly title: string;
  readonly listed: readonly ListedEvent[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number | null) => void;
  readonly bounds: Bounds | null;
}

const noDetails = { queryKey: ['no event'], enabled: false } as const;

/** Events on a map and in a list; the chosen one with its footprint there and its details here. */
export function EventMap({ title, listed, chosenId, onChoose, bounds }: EventMapProps) {
  const t = useStrings(imminentStrings);
  const hazardName = useHazardNames();
  const names = useEventNames();
  const words = useShapeWords();
  const { values } = useUrlFilters(viewParsers);
  const chosen = useMemo(() => listed.find(({ event }) => event.id === chosenId) ?? null, [listed, chosenId]);
  const query = useQuery(chosen?.detailsQuery ?? noDetails);
  const shapes = chosen ? (query.data?.shapes ?? null) : null;
  const shown = useShownLayers(values.layers);
  const step = useStep(shapes);

  // biome-ignore lint/correctness/useExhaustiveDependencies: names and words are made anew by every rendering, and change with the language alone
  const layers = useMemo(() => {
    const events = eventLayer(chosen ? [chosen.event] : listed.map(({ event }) => event), names.title);
    return [...(shapes ? shapeMapLayers(shapes, shown, words) : []), events];
  }, [listed, chosen, shapes, shown, t]);
  const shownBounds = useMemo(
    () => (chosen ? (eventBounds(shapes, chosen.event.position) ?? bounds) : bounds),
    [chosen, shapes, bounds],
  );
  const legend = useMemo(() => {
    const hazards = [...new Set((chosen ? [chosen] : listed).flatMap(({ event }) => event.hazard ?? []))];
    const entries: LegendEntry[] = hazards.map((hazard) => ({
      label: `${hazardName(hazard)} (${hazardMark(hazard)})`,
      colour: hazardColour(hazard),
    }));
    if (!shapes) return entries;
    const has = new Set(layersIn(shapes).filter((layer) => shown.includes(layer)));
    const found = severities.filter((severity) => shapes.areas.some((area) => area.severity === severity));
    return [
      ...entries,
      ...(has.has('area')
        ? found.map(
            (severity): LegendEntry => ({
              label: t.areaLegend({ severity: t[severity] }),
              colour: severityColours[severity],
              look: 'area',
            }),
          )
        : []),
      ...(has.has('track') ? [{ label: t.track, colour: '--ink', look: 'line' } as const] : []),
      ...(has.has('cone') ? [{ label: t.cone, colour: '--ink', look: 'dashed' } as const] : []),
    ];
  }, [listed, chosen, shapes, shown, t, hazardName]);

  const choose = useCallback((id: number | null) => onChoose(id), [onChoose]);
  const pick = (id: string) => {
    const position = /^position (\d+)$/.exec(id)?.[1];
    if (position !== undefined) step.choose(Number(position));
    else if (/^\d+$/.test(id)) choose(Number(id) === chosenId ? null : Number(id));
  };
  const unplaced = listed.filter(({ event }) => !event.position || !event.hazard).length;
  return (
    <>
      <div className={styles.split}>
        <MapView
          title={chosen ? t.openOnMap({ name: names.title(chosen.event) }) : title}
          layers={layers}
          bounds={shownBounds}
          legend={legend}
          popup={step.popup}
          onPick={(place) => place && pick(place.id)}
          height="560px"
        />
        <EventList listed={listed} chosen={chosen} details={query} step={step} onChoose={choose} />
      </div>
      <div className={styles.foot}>
        <p className={styles.count} role="status">
          {t.eventsCounted({ count: listed.length })}
          {unplaced > 0 && ` · ${t.notDrawn({ count: unplaced })}`}
        </p>
        <SaveEvents title={title} listed={listed} />
      </div>
    </>
  );
}

/** The layers of the address; all of them where it names none. Stable between renderings. */
function useShownLayers(layers: readonly (ShapeLayer | 'none')[] | null): readonly ShapeLayer[] {
  const key = layers?.join();
  return useMemo(() => shapeLayers.filter((layer) => key === undefined || key.split(',').includes(layer)), [key]);
}
