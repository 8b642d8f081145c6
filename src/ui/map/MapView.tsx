import { ImageDown } from 'lucide-react';
import {
  type CSSProperties,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Bounds } from '#domain/places/geo';
import { Button } from '../actions/Button';
import { CopyLink } from '../actions/CopyLink';
import { fileName, saveFile } from '../display/saveFile';
import { useSourceLines } from '../display/useSourceLines';
import { displayStrings } from '../displayStrings';
import { LazyBlock, lazyComponent } from '../feedback/LazyBlock';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { useNearViewport } from '../layout/useNearViewport';
import type { GlView } from './GlView';
import { loadMapCanvas } from './loadMapCanvas';
import { MapControls } from './MapControls';
import { MapLegend } from './MapLegend';
import { MapPopup, type MapPopupContent } from './MapPopup';
import { MapSettingsContext } from './MapSettings';
import css from './MapView.module.css';
import type { LegendEntry, MapLayer, MapPlace, MapTarget } from './mapTypes';
import { popupOffset } from './placePopup';

const MapCanvas = lazyComponent(loadMapCanvas);

/** Presses on countries, by alpha-3 code. */
interface InteractiveCountries {
  /** Whether the country can be pressed; sets the cursor. */
  readonly isInteractive: (iso3: string) => boolean;
  readonly onPick: (iso3: string, place: Omit<MapPlace, 'id'>) => void;
}

export interface MapViewProps {
  /** The accessible name of the map, and the heading of its exported image. */
  readonly title: string;
  /** Bottom first. Must be stable between renders. */
  readonly layers: readonly MapLayer[];
  /** The bounds to show; the world by default. Must be stable: a new value moves the map. */
  readonly bounds?: Bounds | null;
  readonly legend?: readonly LegendEntry[];
  /** The open popup. */
  readonly popup?: MapPopupContent | null;
  /** Called on a press on a point or shape; null for a press outside of them. */
  readonly onPick?: (place: MapTarget | null) => void;
  /** Called with the point or shape under the pointer, or null. */
  readonly onPoint?: (place: MapTarget | null) => void;
  /** Undefined for a map without interactive countries. */
  readonly countries?: InteractiveCountries;
  /** Called on a press outside points, shapes and interactive countries, such as the sea or islands that are too small to be drawn. */
  readonly onPickBackground?: (place: Omit<MapPlace, 'id'>) => void;
  /** A CSS length. */
  readonly height?: string;
}

interface Hovered {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

const noEntries: readonly LegendEntry[] = [];

/** A world map with layers. Its content must also be in a list or table beside it: see `MapWithList`. */
export function MapView(props: MapViewProps) {
  const { title, legend = noEntries, popup, height } = props;
  // the map is drawn after what stands beside it, such as the row of a list that opens
  const layers = useDeferredValue(props.layers);
  const bounds = useDeferredValue(props.bounds);
  const t = useStrings(displayStrings);
  const { language, direction } = useLanguage();
  const sourceLines = useSourceLines();
  const settings = useContext(MapSettingsContext);
  const frame = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<GlView | null>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed' | 'unavailable'>('waiting');
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const [hasSaveFailed, setSaveFailed] = useState(false);
  const isNear = useNearViewport(viewport);
  const isFullScreen = useFullScreen(frame);

  const movePopup = useEffectEvent(() => {
    const [point, box, area] = [anchor.current, anchor.current?.firstElementChild, viewport.current];
    if (!popup || !view || !point || !(box instanceof HTMLElement) || !area) return;
    const { x, y } = view.where(popup.place);
    area.style.setProperty('--view-width', `${area.clientWidth}px`);
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const offset = popupOffset({ x, y }, { width: area.clientWidth, height: area.clientHeight }, size);
    // Converts from the physical left, which the map uses, to the inline start of the anchor.
    const corner = direction === 'rtl' ? -area.clientWidth : 0;
    point.style.transform = `translate(${x + corner}px, ${y}px)`;
    const inline = direction === 'rtl' ? -offset.x - size.width : offset.x;
    box.style.insetInlineStart = `${inline}px`;
    box.style.insetBlockStart = `${offset.y}px`;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the popup is placed anew for each of these
  useLayoutEffect(() => movePopup(), [popup, view, state, direction]);

  const place = popup?.place;
  const minZoom = popup?.minZoom;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new bounds move the map away from the place
  useEffect(() => {
    if (view && place && state === 'ready') view.goTo(place, minZoom);
  }, [view, place, minZoom, state, bounds]);

  const save = async () => {
    if (!view || !frame.current) return;
    setSaveFailed(false);
    try {
      const { mapImage } = await import('./saveMapImage');
      const notes = [...sourceLines(), t.mapDisclaimer, ...(settings.token ? [] : [t.mapSource])];
      const drawing = await view.picture();
      const isRightToLeft = direction === 'rtl';
      const image = await mapImage({ title, legend, notes, drawing, isRightToLeft, root: frame.current });
      saveFile(image, fileName(title, 'png'));
    } catch (error) {
      console.warn('The picture of the map was not made', error);
      setSaveFailed(true);
    }
  };

  const events = {
    onReady: () => setState('ready'),
    onFailed: () => setState('failed'),
    onUnavailable: () => setState('unavailable'),
    onPick: (picked: MapTarget | null) => props.onPick?.(picked),
    onPickCountry: (iso3: string, where: Omit<MapPlace, 'id'>) => props.countries?.onPick(iso3, where),
    onPickBackground: (where: Omit<MapPlace, 'id'>) => props.onPickBackground?.(where),
    onPoint: (label: string | null, x: number, y: number, pointed: MapTarget | null) => {
      setHovered(label ? { label, x, y } : null);
      props.onPoint?.(pointed);
    },
    isCountryInteractive: (iso3: string) => props.countries?.isInteractive(iso3) ?? false,
    isBackgroundInteractive: () => props.onPickBackground !== undefined,
    onMove: movePopup,
  };

  const style: CSSProperties & Record<'--map-height', string | undefined> = { '--map-height': height };
  const isShown = state === 'waiting' || state === 'ready';
  const plain = (message: ReactNode) => (
    <div className={css.plain}>
      {message}
      {popup && <MapPopup popup={popup} />}
    </div>
  );
  const waiting = <div className={css.waiting}>{t.mapLoading}</div>;

  return (
    <figure className={css.frame} ref={frame} aria-label={title} data-map={state}>
      <div className={css.view} ref={viewport} style={style}>
        {state === 'unavailable' && plain(t.mapUnavailable)}
        {state === 'failed' && plain(t.mapFailed)}
        {isShown && isNear && (
          <LazyBlock skeleton={waiting} errorMessage={() => t.mapFailed}>
            <MapCanvas
              key={`${language} ${settings.token ?? ''}`}
              settings={settings}
              language={language}
              layers={layers}
              bounds={bounds}
              isFullScreen={isFullScreen}
              events={events}
              onView={setView}
            />
          </LazyBlock>
        )}
        {isShown && state === 'waiting' && (view || !isNear) && waiting}
        {isShown && view && (
          <>
            {hovered && <Tooltip {...hovered} direction={direction} viewport={viewport.current} />}
            {popup && state === 'ready' && <MapPopup popup={popup} anchor={anchor} />}
            <MapControls
              onZoom={(step) => (step > 0 ? view.map.zoomIn() : view.map.zoomOut())}
              isFullScreen={isFullScreen}
              onFullScreen={document.fullscreenEnabled ? () => toggleFullScreen(frame.current) : undefined}
            />
          </>
        )}
      </div>
      <figcaption className={css.caption}>
        <div className={css.foot}>
          <MapLegend entries={legend} />
          <div className={css.tools}>
            {isShown && (
              <Button
                size="s"
                variant="text"
                icon={<ImageDown size={16} aria-hidden />}
                label={t.downloadImage}
                isDisabled={state !== 'ready'}
                onPress={save}
              />
            )}
            <CopyLink isIconOnly />
          </div>
        </div>
        <p className={css.notes}>
          <span className={css.touch}>{t.mapFingers} </span>
          {t.mapDisclaimer} {!settings.token && t.mapSource}
        </p>
        {hasSaveFailed && <p role="alert">{t.downloadFailed}</p>}
      </figcaption>
    </figure>
  );
}

function toggleFullScreen(element: HTMLElement | null) {
  const change = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen();
  change?.catch((error: unknown) => console.warn('The browser refused full screen', error));
}

function useFullScreen(element: { readonly current: HTMLElement | null }): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);
  return isFull;
}

interface TooltipProps extends Hovered {
  readonly direction: 'ltr' | 'rtl';
  readonly viewport: HTMLElement | null;
}

/** The label of the feature under the pointer. */
function Tooltip({ label, x, y, direction, viewport }: TooltipProps) {
  const inline = direction === 'rtl' ? (viewport?.clientWidth ?? 0) - x : x;
  return (
    <div className={css.tooltip} style={{ insetInlineStart: inline + 12, insetBlockStart: y + 12 }}>
      {label}
    </div>
  );
}
