import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { labelled } from '#domain/format/labelled';
import { formatNumber } from '#domain/format/numbers';
import { Button } from '../actions/Button';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { usePrinting } from '../print/usePrinting';
import { MapList, MapListRow, MapSplit } from './MapList';
import type { MapPopupContent } from './MapPopup';
import { MapView, type MapViewProps } from './MapView';
import css from './MapWithList.module.css';
import type { MapPlace } from './mapTypes';

export interface MapItem extends MapPlace {
  readonly title: string;
  /** A short text beside the title; by default the count. */
  readonly summary?: ReactNode;
  /** The number of things at the place, see `countLabel`. */
  readonly count?: number | null;
  /** Alpha-3 code of the country that selects the item on a press. */
  readonly iso3?: string | null;
}

interface MapWithListProps<Item extends MapItem>
  extends Pick<MapViewProps, 'title' | 'layers' | 'bounds' | 'legend' | 'height'> {
  /** The items; the points of the layers have the same ids. */
  readonly items: readonly Item[];
  /** What the items count, at the head of the list, which is ordered by it. Without it the items are in their own order. */
  readonly countLabel?: string;
  /** The details of an item, in the list and in its popup. */
  readonly details: (item: Item) => ReactNode;
  /** Replaces the title in the popup, for example by a link to the country. */
  readonly heading?: (item: Item) => ReactNode;
  /** The popup of a country, by alpha-3 code, without an item; null for no popup. */
  readonly countryPopup?: (iso3: string) => Pick<MapPopupContent, 'title' | 'content'> | null;
  /** A wider list, for summaries that are wider than a number. */
  readonly isListWide?: boolean;
}

interface Chosen {
  readonly id: string;
  readonly from: 'list' | 'map';
}

/** A pressed country without an item, and the position of the press. */
interface PressedCountry extends MapPlace, Pick<MapPopupContent, 'title' | 'content'> {}

const initialCount = 50;

/** The largest count first; equal ones in their own order. */
const byCount = <Item extends MapItem>(items: readonly Item[]) =>
  items.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));

/** A map and a list of its items with a shared selection; the list works without the map. */
export function MapWithList<Item extends MapItem>({
  items: given,
  countLabel,
  details,
  heading,
  countryPopup,
  isListWide,
  ...map
}: MapWithListProps<Item>) {
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  const items = useMemo(() => (countLabel ? byCount(given) : given), [given, countLabel]);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [pressedCountry, setPressedCountry] = useState<PressedCountry | null>(null);
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const byCountry = useMemo(() => new Map(items.map((item) => [item.iso3, item])), [items]);
  const item = chosen ? byId.get(chosen.id) : undefined;
  const isBeyond = item !== undefined && items.indexOf(item) >= initialCount;
  const shown = isWhole || isBeyond || isPrinting ? items : items.slice(0, initialCount);

  const chosenId = item?.id;
  const isFromMap = chosen?.from === 'map';
  useEffect(() => {
    if (chosenId && isFromMap) buttons.current.get(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId, isFromMap]);

  const popup = useMemo(() => {
    if (!item)
      return pressedCountry && { ...pressedCountry, place: pressedCountry, onClose: () => setPressedCountry(null) };
    const isFromList = chosen?.from === 'list';
    return {
      place: item,
      title: heading?.(item) ?? item.title,
      content: details(item),
      takesFocus: isFromList,
      onClose: () => {
        setChosen(null);
        if (isFromList) buttons.current.get(item.id)?.focus();
      },
    };
  }, [item, chosen, pressedCountry, heading, details]);

  const choose = (next: Chosen | null) => {
    setChosen(next);
    setPressedCountry(null);
  };
  const countryPopupOf = (iso3: string) => countryPopup?.(iso3) ?? null;
  const chooseCountry = (iso3: string, where: Omit<MapPlace, 'id'>) => {
    const found = byCountry.get(iso3);
    const countryDetails = found ? null : countryPopupOf(iso3);
    choose(found ? { id: found.id, from: 'map' } : null);
    setPressedCountry(countryDetails && { ...countryDetails, ...where, id: iso3 });
  };

  return (
    <MapSplit
      isListWide={isListWide}
      map={
        <MapView
          {...map}
          popup={popup}
          onPick={(place) => choose(place && byId.has(place.id) ? { id: place.id, from: 'map' } : null)}
          countries={{
            isInteractive: (iso3) => byCountry.has(iso3) || countryPopupOf(iso3) !== null,
            onPick: chooseCountry,
          }}
        />
      }
    >
      {items.length === 0 && <p className={css.empty}>{t.empty}</p>}
      {countLabel && items.length > 0 && (
        <p className={css.head} aria-hidden>
          {countLabel}
        </p>
      )}
      <MapList label={countLabel ? labelled(language, t.mapPlaces, countLabel) : t.mapPlaces}>
        {shown.map((entry) => {
          const isChosen = entry.id === item?.id;
          const summary = entry.summary ?? formatNumber(entry.count, language);
          return (
            <MapListRow
              key={entry.id}
              isChosen={isChosen}
              onPress={() => choose(isChosen ? null : { id: entry.id, from: 'list' })}
              details={isChosen && details(entry)}
              buttonRef={(button) => {
                if (button) buttons.current.set(entry.id, button);
                return () => void buttons.current.delete(entry.id);
              }}
            >
              <span className={css.words}>
                {entry.title}
                {summary !== null && <span className={css.summary}>{summary}</span>}
              </span>
            </MapListRow>
          );
        })}
      </MapList>
      {shown.length < items.length && (
        <div className={css.more}>
          <Button size="s" onPress={() => setWhole(true)}>
            {t.mapShowAll}
          </Button>
        </div>
      )}
    </MapSplit>
  );
}
