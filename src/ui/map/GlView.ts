import type { Map as GlMap, LngLatBoundsLike } from 'mapbox-gl';
import { type Bounds, boundsOf, type Position } from '#domain/places/geo';
import { whenIdle } from '../layout/whenIdle';
import { bundledStyle, countryHit, fineShapesFrom, themedPaint, worldData, worldSource } from './baseStyle';
import { readColour } from './colours';
import { countryLabel } from './countryLabel';
import { LayerSync } from './LayerSync';
import { loadRightToLeftText, mapboxgl } from './library';
import { MapImages } from './MapImages';
import type { MapSettings } from './MapSettings';
import { shareGestures } from './mapGestures';
import { listenToPointer, type PointerEvents } from './mapPointer';
import type { MapColour, MapLayer, MapPlace } from './mapTypes';
import { shapesAddress } from './shapesAddress';

const worldCentre: [number, number] = [12, 18];
const startZoom = 1.1;
/** A point with its halo on a map of the world, in degrees. */
const pointMargin = 4;
const zoomRange = { minZoom: 0.6, maxZoom: 18 };
/** The width in pixels below which the view of the world would show a part of it. */
const worldWidth = 600;
/** The size of the world at zoom 0 in pixels. */
const tileSize = 512;
const inhabited: Bounds = [-168, -55, 180, 74];
/** A single point is shown with its surroundings. */
const pointsZoom = 4;
/** Options for fitting bounds. The zoom is limited lower for the bundled shapes, which have little detail. */
export const fitOptions = (isBundled: boolean) => ({ padding: 32, maxZoom: isBundled ? 6 : 9, duration: 0 });

/** Callbacks for map events. */
export interface GlViewEvents extends PointerEvents {
  readonly onReady: () => void;
  readonly onFailed: () => void;
  /** Called where the browser has no WebGL. */
  readonly onUnavailable: () => void;
  readonly onMove: () => void;
}

interface GlViewOptions {
  readonly container: HTMLElement;
  readonly settings: MapSettings;
  readonly language: string;
  readonly events: GlViewEvents;
  /** Whether the page is made to be printed: the printer sees what the map has drawn, which the browser else forgets after each frame. */
  readonly isPrinted?: boolean;
}

const positionsOf = (layers: readonly MapLayer[]): Position[] =>
  layers
    .flatMap((layer) => ('points' in layer ? layer.points : []))
    .map(({ longitude, latitude }) => [longitude, latitude]);

/** The map, independent of React: the library draws everything on it. */
export class GlView {
  readonly map: GlMap;
  private readonly layerSync: LayerSync;
  private readonly images: MapImages;
  private readonly root: HTMLElement;
  private layers: readonly MapLayer[] = [];
  private readonly isBundled: boolean;
  private isStyled = false;
  private isFine = false;
  /** Shows the points of the layers as soon as there are some. */
  private isAwaitingPoints = false;
  readonly setFullScreen: (isFullScreen: boolean) => void;

  constructor({ container, settings, language, events, isPrinted = false }: GlViewOptions) {
    this.root = container;
    this.isBundled = !settings.token || !settings.styleUrl;
    if (settings.token) mapboxgl.accessToken = settings.token;
    if (!this.isBundled && language === 'ar') void loadRightToLeftText();
    this.map = new mapboxgl.Map({
      container,
      style: this.isBundled || !settings.styleUrl ? bundledStyle(this.colour) : settings.styleUrl,
      center: worldCentre,
      zoom: startZoom,
      ...zoomRange,
      ...(this.isNarrow && { minZoom: Math.log2(container.clientWidth / tileSize) }),
      attributionControl: !this.isBundled,
      dragRotate: false,
      pitchWithRotate: false,
      // two fingers that move side by side would tilt the map instead of moving it
      touchPitch: false,
      renderWorldCopies: true,
      fadeDuration: 0,
      preserveDrawingBuffer: isPrinted,
    });
    this.map.touchZoomRotate.disableRotation();
    this.setFullScreen = shareGestures(this.map);
    this.map.getCanvas().tabIndex = -1;
    this.map.getCanvas().setAttribute('aria-hidden', 'true');
    this.layerSync = new LayerSync(this.map, container);
    this.images = new MapImages(this.map, container, language);
    this.map.on('styleimagemissing', ({ id }: { id: string }) => this.images.add(id, this.layers));
    this.map.on('zoomend', () => this.refine());
    this.map.on('move', events.onMove);
    this.map.once('load', events.onReady);
    this.map.on('style.load', () => this.onStyle());
    this.map.on('error', ({ error }) => {
      console.warn('The map could not draw a part', error);
      if (!this.isStyled) events.onFailed();
    });
    listenToPointer({
      map: this.map,
      events,
      interactiveLayers: () => this.layerSync.interactive,
      countryLabel: (country) => countryLabel(country, this.layers, language),
    });
  }

  private readonly colour = (token: MapColour) => readColour(token, this.root);

  private onStyle() {
    this.isStyled = true;
    if (!this.isBundled) {
      this.map.addSource(worldSource, worldData);
      this.map.addLayer(countryHit);
    }
    this.layerSync.reset();
    this.layerSync.show(this.layers);
    this.refine();
  }

  /** Replaces the coarse shapes with fine ones above a zoom level. */
  private refine() {
    if (this.isFine || !this.isStyled || this.map.getZoom() < fineShapesFrom) return;
    const source = this.map.getSource(worldSource);
    if (source?.type !== 'geojson') return;
    this.isFine = true;
    source.setData(shapesAddress('50m'));
  }

  show(layers: readonly MapLayer[]) {
    this.layers = layers;
    if (this.isStyled) this.layerSync.show(layers);
    if (this.isAwaitingPoints) this.showWorld();
  }

  /** Reads the colours again after a change of theme. */
  recolour() {
    if (!this.isStyled) return;
    if (this.isBundled) {
      for (const [layer, property, value] of themedPaint(this.colour))
        this.map.setPaintProperty(layer, property, value);
      this.images.repaint();
    }
    this.layerSync.show(this.layers, true);
  }

  private get isNarrow() {
    return this.root.clientWidth > 0 && this.root.clientWidth < worldWidth;
  }

  /** Whether points at the ends of the bounds are drawn whole. */
  private holds([west, south, east, north]: Bounds) {
    const view = this.map.getBounds();
    return (
      view.contains([west - pointMargin, south - pointMargin]) &&
      view.contains([east + pointMargin, north + pointMargin])
    );
  }

  fit(bounds: Bounds, limits: { readonly maxZoom?: number; readonly padding?: number } = {}) {
    this.isAwaitingPoints = false;
    const [west, south, east, north] = bounds;
    const box: LngLatBoundsLike = [
      [west, Math.max(south, -80)],
      [east, Math.min(north, 82)],
    ];
    this.map.fitBounds(box, { ...fitOptions(this.isBundled), ...limits });
  }

  /** Shows the world with all points on it, or in a narrow view the points alone. */
  showWorld() {
    const points = boundsOf(positionsOf(this.layers));
    if (this.isNarrow) {
      this.fit(points ?? inhabited, { maxZoom: pointsZoom, padding: points ? 24 : 0 });
    } else {
      this.map.jumpTo({ center: worldCentre, zoom: startZoom });
      if (points && !this.holds(points)) this.fit(points, { maxZoom: startZoom });
    }
    this.isAwaitingPoints = points === null;
  }

  /** Moves the map to a position. @param minZoom - minimum zoom level */
  goTo({ longitude, latitude }: MapPlace, minZoom = 3) {
    const isShown = this.map.getBounds().contains([longitude, latitude]);
    const zoom = Math.max(this.map.getZoom(), minZoom);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isShown || this.map.getZoom() < zoom) {
      this.map.easeTo({ center: [longitude, latitude], zoom, duration: isStill ? 0 : 400 });
    }
  }

  /** The position of a place in the viewport in pixels, on the middle copy of the world. */
  where({ longitude, latitude }: Omit<MapPlace, 'id'>) {
    const middle = this.map.getCenter().lng;
    const nearest = longitude + 360 * Math.round((middle - longitude) / 360);
    return this.map.project([nearest, latitude]);
  }

  /** An image of the map, copied in the frame in which it is rendered, so that `preserveDrawingBuffer` is not needed. */
  picture(): Promise<ImageBitmap> {
    return new Promise((resolve, reject) => {
      this.map.once('render', () => createImageBitmap(this.map.getCanvas()).then(resolve, reject));
      this.map.triggerRepaint();
    });
  }

  /** Gives the map's drawing context back, which takes longer than a frame on a phone: not before the next page is shown. Until then it draws nothing. */
  remove() {
    this.map.triggerRepaint = () => undefined;
    whenIdle(() => this.map.remove());
  }
}
