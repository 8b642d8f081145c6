import type { Map as GlMap, LngLatBoundsLike, MapMouseEvent } from 'mapbox-gl';
import { type Bounds, boundsOf, type Position } from '#domain/places/geo';
import { whenIdle } from '../layout/whenIdle';
import {
  bundledStyle,
  countryHit,
  countryHitLayer,
  fineShapesFrom,
  themedPaint,
  worldData,
  worldSource,
} from './baseStyle';
import { readColour } from './colours';
import { type BaseCountry, countryLabel } from './countryLabel';
import { LayerSync } from './LayerSync';
import { hiddenState, iconImage } from './layerStyles';
import { loadRightToLeftText, mapboxgl } from './library';
import type { MapSettings } from './MapSettings';
import { shareGestures } from './mapGestures';
import type { MapColour, MapLayer, MapPlace } from './mapTypes';
import { imageRatio, paintedDot, paintedImage } from './paintedImages';
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

/** `updateImage` exists since 1.2, but not in the library's types. */
type RepaintingMap = GlMap & { updateImage(id: string, image: ImageData): void };

export interface MapTarget extends MapPlace {
  readonly label: string;
}

/** Callbacks for map events. */
export interface GlViewEvents {
  readonly onReady: () => void;
  readonly onFailed: () => void;
  /** Called where the browser has no WebGL. */
  readonly onUnavailable: () => void;
  readonly onPick: (place: MapTarget | null) => void;
  /** Called for interactive countries only. */
  readonly onPickCountry: (iso3: string, place: Omit<MapPlace, 'id'>) => void;
  /** Called for the sea, islands that are too small to be drawn and other countries, where `isBackgroundInteractive`. */
  readonly onPickBackground: (place: Omit<MapPlace, 'id'>) => void;
  /** The label under the pointer, its position in the view, and the point or shape. */
  readonly onPoint: (label: string | null, x: number, y: number, place: MapTarget | null) => void;
  /** Whether a country, by its alpha-3 code, can be pressed. */
  readonly isCountryInteractive: (iso3: string) => boolean;
  /** Whether a press outside points, shapes and interactive countries has an effect. */
  readonly isBackgroundInteractive: () => boolean;
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

const interactiveCode = (country: BaseCountry | null, events: GlViewEvents) =>
  typeof country?.iso3 === 'string' && events.isCountryInteractive(country.iso3) ? country.iso3 : null;

/** The map, independent of React: the library draws everything on it. */
export class GlView {
  readonly map: GlMap;
  private readonly layerSync: LayerSync;
  private readonly root: HTMLElement;
  private layers: readonly MapLayer[] = [];
  private readonly isBundled: boolean;
  private isStyled = false;
  private isFine = false;
  /** Shows the points of the layers as soon as there are some. */
  private isAwaitingPoints = false;
  readonly setFullScreen: (isFullScreen: boolean) => void;
  private language: string;

  constructor({ container, settings, language, events, isPrinted = false }: GlViewOptions) {
    this.root = container;
    this.language = language;
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
    this.map.on('styleimagemissing', ({ id }: { id: string }) => this.paint(id));
    this.map.on('zoomend', () => this.refine());
    this.map.on('move', events.onMove);
    this.map.once('load', events.onReady);
    this.map.on('style.load', () => this.onStyle());
    this.map.on('error', ({ error }) => {
      console.warn('The map could not draw a part', error);
      if (!this.isStyled) events.onFailed();
    });
    this.listen(events);
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
      for (const image of this.map.listImages()) {
        const painted = paintedImage(image, this.language, this.root);
        if (painted) (this.map as RepaintingMap).updateImage(image, painted);
      }
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

  private paint(image: string) {
    if (this.map.hasImage(image)) return;
    const painted = paintedImage(image, this.language, this.root);
    if (painted) {
      this.map.addImage(image, painted, { pixelRatio: imageRatio });
      return;
    }
    if (image.startsWith(iconImage)) this.fetchIcon(image);
  }

  /** Adds an empty image until the icon has loaded, so that the other layers are drawn. */
  private fetchIcon(image: string) {
    const [layerId, ...rest] = image.slice(iconImage.length).split(':');
    const layer = this.layers.find(({ id }) => id === layerId);
    const address = layer?.kind === 'icons' ? layer.images[rest.join(':')] : undefined;
    this.map.addImage(image, new ImageData(1, 1));
    if (!address) return;
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.onload = () => {
      if (!this.map.hasImage(image)) return;
      this.map.removeImage(image);
      this.map.addImage(image, picture, { pixelRatio: imageRatio });
    };
    picture.onerror = () => {
      console.warn('A picture of the map did not load', address);
      // a dot replaces an icon that failed to load
      const dot = paintedDot(this.root);
      if (!dot || !this.map.hasImage(image)) return;
      this.map.removeImage(image);
      this.map.addImage(image, dot, { pixelRatio: imageRatio });
    };
    picture.src = address;
  }

  private featureAt(event: MapMouseEvent) {
    const layers = this.layerSync.interactive.filter((layer) => this.map.getLayer(layer));
    if (layers.length === 0) return undefined;
    return this.map.queryRenderedFeatures(event.point, { layers }).find(({ state }) => state?.[hiddenState] !== true);
  }

  private placeAt(event: MapMouseEvent, feature = this.featureAt(event)): MapTarget | null {
    const id = feature?.properties?.id;
    if (!feature || id === undefined || id === null) return null;
    const isPoint = feature.geometry.type === 'Point';
    const [longitude, latitude] = isPoint ? (feature.geometry as GeoJSON.Point).coordinates : event.lngLat.toArray();
    const label = String(feature.properties?.label ?? '');
    return { id: String(id), label, longitude: longitude ?? event.lngLat.lng, latitude: latitude ?? event.lngLat.lat };
  }

  private countryAt(event: MapMouseEvent): BaseCountry | null {
    if (!this.map.getLayer(countryHitLayer)) return null;
    return this.map.queryRenderedFeatures(event.point, { layers: [countryHitLayer] })[0]?.properties ?? null;
  }

  private listen(events: GlViewEvents) {
    this.map.on('click', (event) => {
      if (this.openCluster(event)) return;
      const place = this.placeAt(event);
      if (place) {
        events.onPick(place);
        return;
      }
      const { lng, lat } = event.lngLat.wrap();
      const iso3 = interactiveCode(this.countryAt(event), events);
      const where = { longitude: lng, latitude: lat };
      if (iso3 !== null) events.onPickCountry(iso3, where);
      else if (events.isBackgroundInteractive()) events.onPickBackground(where);
      else events.onPick(null);
    });
    this.map.on('mousemove', (event) => {
      if (this.map.isMoving()) return;
      const feature = this.featureAt(event);
      const place = this.placeAt(event, feature);
      const isOnPlace = place !== null || feature?.properties?.cluster === true;
      const country = isOnPlace ? null : this.countryAt(event);
      const isHand = isOnPlace || events.isBackgroundInteractive() || interactiveCode(country, events) !== null;
      this.map.getCanvas().style.cursor = isHand ? 'pointer' : '';
      const label = place?.label || countryLabel(country, this.layers, this.language);
      events.onPoint(label, event.point.x, event.point.y, place);
    });
    this.map.on('mouseout', () => events.onPoint(null, 0, 0, null));
  }

  private openCluster(event: MapMouseEvent): boolean {
    const feature = this.featureAt(event);
    const cluster = feature?.properties?.cluster_id;
    const source = feature && this.map.getSource(feature.source);
    if (typeof cluster !== 'number' || source?.type !== 'geojson') return false;
    source.getClusterExpansionZoom(cluster, (error, zoom) => {
      if (!error) this.map.easeTo({ center: event.lngLat, zoom, duration: 300 });
    });
    return true;
  }
}
