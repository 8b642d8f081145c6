import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Bounds } from '#domain/places/geo';
import { eventBounds, type ShapeLayer, shapeLayers } from '#domain/risk-watch/eventShapes';
import { eventKey } from '#domain/risk-watch/imminentEvents';
import { useChoice } from '#ui/fields/useChoice';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { MapSplit } from '#ui/map/MapList';
import { MapView } from '#ui/map/MapView';
import { EventList } from './EventList';
import styles from './imminent.module.css';
import { eventLayer, shapeMapLayers } from './mapLayers';
import type { ListedEvent } from './sources';
import { imminentStrings } from './strings';
import { useComparedPoints } from './useComparedPoints';
import { useEventLegend } from './useEventLegend';
import { useEventNames } from './useEventNames';
import { useEventPrefetch } from './useEventPrefetch';
import { useShapeLabels } from './useShapeLabels';
import { useStep } from './useStep';
import { viewParsers } from './view';

interface EventMapProps {
  readonly title: string;
  readonly listed: readonly ListedEvent[];
  /** The key of the selected event. */
  readonly chosenKey: string | null;
  readonly onChoose: (key: string | null) => void;
  readonly bounds: Bounds | null;
  /** The keys of events that are new in the list. */
  readonly added: ReadonlySet<string>;
  /** What stands under the map, beside the count. */
  readonly actions: ReactNode;
}

const noDetails = { queryKey: ['no event'], queryFn: skipToken } as const;

/** The events on a map and in a list; the selected one has its footprint on the map and its details in the list. */
export function EventMap({ title, listed, bounds, added, actions, ...selection }: EventMapProps) {
  const t = useStrings(imminentStrings);
  const [chosenKey, onChoose] = useChoice(selection.chosenKey, selection.onChoose);
  const names = useEventNames();
  const labels = useShapeLabels();
  const { values } = useUrlFilters(viewParsers);
  const chosen = useMemo(() => listed.find(({ event }) => eventKey(event) === chosenKey) ?? null, [listed, chosenKey]);
  const query = useQuery(chosen?.detailsQuery ?? noDetails);
  const shapes = chosen ? (query.data?.shapes ?? null) : null;
  const shown = useShownLayers(values.layers);
  const step = useStep(shapes);

  const pointAt = useEventPrefetch(listed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` is another object in each render, but changes only with the language (`t`)
  const events = useMemo(
    () =>
      eventLayer(
        listed.map(({ event }) => event),
        names.title,
      ),
    [listed, t],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `labels` is another object in each render, but changes only with the language (`t`)
  const footprint = useMemo(() => (shapes ? shapeMapLayers(shapes, shown, labels) : []), [shapes, shown, t]);
  const only = chosen ? eventKey(chosen.event) : null;
  const compared = useComparedPoints(chosen);
  const layers = useMemo(() => [...footprint, compared, { ...events, only }], [footprint, compared, events, only]);
  const eventView = useMemo(
    () => (chosen ? (eventBounds(shapes, chosen.event.position) ?? bounds) : bounds),
    [chosen, shapes, bounds],
  );
  // the map moves once, after the footprint has loaded
  const shownBounds = usePreviousWhile(chosen !== null && query.isPending, eventView);
  const legend = useEventLegend(chosen ? [chosen] : listed, shapes, shown);

  const choose = useCallback(
    (key: string | null) => {
      pointAt(key, true);
      onChoose(key);
    },
    [pointAt, onChoose],
  );
  const isEvent = (id: string) => listed.some(({ event }) => eventKey(event) === id);
  const pick = (id: string) => {
    const position = /^position (\d+)$/.exec(id)?.[1];
    if (position !== undefined) step.choose(Number(position));
    else if (isEvent(id)) choose(id === chosenKey ? null : id);
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
              onPoint={(place) => pointAt(place && isEvent(place.id) ? place.id : null)}
              height="400px"
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
            added={added}
          />
        </MapSplit>
      </div>
      <Row gap="s2 s3" align="center" justify="space-between" padding="s2 edge">
        <Note role="status">
          {t.eventsCounted({ count: listed.length })}
          {unplaced > 0 && ` · ${t.notDrawn({ count: unplaced })}`}
        </Note>
        {actions}
      </Row>
    </>
  );
}

/** Returns the previous value while `isPending`, else the current one. */
function usePreviousWhile<Value>(isPending: boolean, value: Value): Value {
  const [last, setLast] = useState(value);
  if (isPending || last === value) return last;
  setLast(value);
  return value;
}

/** The visible layers from the address; all of them by default. The array is stable between renders. */
function useShownLayers(layers: readonly (ShapeLayer | 'none')[] | null): readonly ShapeLayer[] {
  const key = layers?.join();
  return useMemo(() => shapeLayers.filter((layer) => key === undefined || key.split(',').includes(layer)), [key]);
}
