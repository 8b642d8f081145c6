import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Bounds } from '#domain/places/geo';
import { eventBounds, type ShapeLayer, shapeLayers } from '#domain/risk-watch/eventShapes';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { MapSplit } from '#ui/map/MapList';
import { MapView } from '#ui/map/MapView';
import { EventList } from './EventList';
import styles from './imminent.module.css';
import { eventLayer, shapeMapLayers } from './mapLayers';
import { SaveEvents } from './SaveEvents';
import type { ListedEvent } from './sources';
import { imminentStrings } from './strings';
import { useEventLegend } from './useEventLegend';
import { useEventNames } from './useEventNames';
import { useEventPrefetch } from './useEventPrefetch';
import { useShapeLabels } from './useShapeLabels';
import { useStep } from './useStep';
import { viewParsers } from './view';

interface EventMapProps {
  readonly title: string;
  readonly listed: readonly ListedEvent[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number | null) => void;
  readonly bounds: Bounds | null;
}

const noDetails = { queryKey: ['no event'], queryFn: skipToken } as const;

/** Events on a map and in a list; the chosen one with its footprint there and its details here. */
export function EventMap({ title, listed, chosenId, onChoose, bounds }: EventMapProps) {
  const t = useStrings(imminentStrings);
  const names = useEventNames();
  const words = useShapeLabels();
  const { values } = useUrlFilters(viewParsers);
  const chosen = useMemo(() => listed.find(({ event }) => event.id === chosenId) ?? null, [listed, chosenId]);
  const query = useQuery(chosen?.detailsQuery ?? noDetails);
  const shapes = chosen ? (query.data?.shapes ?? null) : null;
  const shown = useShownLayers(values.layers);
  const step = useStep(shapes);

  const pointAt = useEventPrefetch(listed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are made anew by every rendering, and change with the language alone
  const events = useMemo(
    () =>
      eventLayer(
        listed.map(({ event }) => event),
        names.title,
      ),
    [listed, t],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are made anew by every rendering, and change with the language alone
  const footprint = useMemo(() => (shapes ? shapeMapLayers(shapes, shown, words) : []), [shapes, shown, t]);
  const only = chosen ? String(chosen.event.id) : null;
  const layers = useMemo(() => [...footprint, { ...events, only }], [footprint, events, only]);
  const eventView = useMemo(
    () => (chosen ? (eventBounds(shapes, chosen.event.position) ?? bounds) : bounds),
    [chosen, shapes, bounds],
  );
  // the map moves once, when the footprint is there to be drawn
  const shownBounds = useLastUnless(chosen !== null && query.isPending, eventView);
  const legend = useEventLegend(chosen ? [chosen] : listed, shapes, shown);

  const choose = useCallback(
    (id: number | null) => {
      pointAt(id, true);
      onChoose(id);
    },
    [pointAt, onChoose],
  );
  const pick = (id: string) => {
    const position = /^position (\d+)$/.exec(id)?.[1];
    if (position !== undefined) step.choose(Number(position));
    else if (/^\d+$/.test(id)) choose(Number(id) === chosenId ? null : Number(id));
  };
  const unplaced = listed.filter(({ event }) => !event.position || !event.hazard).length;
  return (
    <>
      <div className={styles.map}>
        <MapSplit
          isListWide
          map={
            <MapView
              title={chosen ? t.openOnMap({ name: names.title(chosen.event) }) : title}
              layers={layers}
              bounds={shownBounds}
              legend={legend}
              popup={step.popup}
              onPick={(place) => place && pick(place.id)}
              onPoint={(place) => pointAt(place && /^\d+$/.test(place.id) ? Number(place.id) : null)}
              height="560px"
            />
          }
        >
          <EventList
            listed={listed}
            chosen={chosen}
            details={query}
            step={step}
            onChoose={choose}
            onPointAt={pointAt}
          />
        </MapSplit>
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

/** A value, or the last one before it while it is not wanted yet. */
function useLastUnless<Value>(isWaiting: boolean, value: Value): Value {
  const [last, setLast] = useState(value);
  if (isWaiting || last === value) return last;
  setLast(value);
  return value;
}

/** The layers of the address; all of them where it names none. Stable between renderings. */
function useShownLayers(layers: readonly (ShapeLayer | 'none')[] | null): readonly ShapeLayer[] {
  const key = layers?.join();
  return useMemo(() => shapeLayers.filter((layer) => key === undefined || key.split(',').includes(layer)), [key]);
}
