import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Bounds } from '#domain/places/geo';
import { GlView, type GlViewEvents } from './GlView';
import type { MapSettings } from './MapSettings';
import css from './MapView.module.css';
import type { MapLayer } from './mapTypes';
import { keepForPrinter } from './printStill';

interface MapCanvasProps {
  readonly settings: MapSettings;
  readonly language: string;
  readonly layers: readonly MapLayer[];
  readonly bounds: Bounds | null | undefined;
  readonly isFullScreen: boolean;
  readonly events: GlViewEvents;
  /** Called with the map once it is created, and with null when it is removed. */
  readonly onView: (view: GlView | null) => void;
}

/** Creates one map and syncs it with the props. In a lazy chunk, with the library. */
export default function MapCanvas(props: MapCanvasProps) {
  const { layers, bounds, isFullScreen, settings, language } = props;
  const holder = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<GlView | null>(null);

  const events: GlViewEvents = {
    onReady: useEffectEvent(() => props.events.onReady()),
    onFailed: useEffectEvent(() => props.events.onFailed()),
    onUnavailable: useEffectEvent(() => props.events.onUnavailable()),
    onPick: useEffectEvent((place) => props.events.onPick(place)),
    onPickCountry: useEffectEvent((iso3, place) => props.events.onPickCountry(iso3, place)),
    onPickBackground: useEffectEvent((place) => props.events.onPickBackground(place)),
    onPoint: useEffectEvent((label, x, y, place) => props.events.onPoint(label, x, y, place)),
    isCountryInteractive: useEffectEvent((iso3) => props.events.isCountryInteractive(iso3)),
    isBackgroundInteractive: useEffectEvent(() => props.events.isBackgroundInteractive()),
    onMove: useEffectEvent(() => props.events.onMove()),
  };
  const tellView = useEffectEvent((made: GlView | null) => {
    setView(made);
    props.onView(made);
  });
  const make = useEffectEvent((container: HTMLElement) => {
    try {
      const isPrinted = container.closest('[data-printed]') !== null;
      return new GlView({ container, settings, language, events, isPrinted });
    } catch (error) {
      // the library throws without a WebGL context
      console.warn('The map could not be drawn', error);
      events.onUnavailable();
      return null;
    }
  });

  useEffect(() => {
    const container = holder.current;
    if (!container) return;
    const made = make(container);
    if (!made) return;
    tellView(made);
    const theme = new MutationObserver(() => made.recolour());
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    const size = new ResizeObserver(() => made.map.resize());
    size.observe(container);
    const endPrinting = keepForPrinter(made.map);
    return () => {
      endPrinting();
      theme.disconnect();
      size.disconnect();
      tellView(null);
      made.remove();
    };
  }, []);

  useEffect(() => view?.show(layers), [view, layers]);
  useEffect(() => {
    if (!view) return;
    if (bounds) view.fit(bounds);
    else view.showWorld();
  }, [view, bounds]);
  useEffect(() => view?.setFullScreen(isFullScreen), [view, isFullScreen]);

  return <div className={css.canvas} ref={holder} />;
}
