import type { Map as GlMap, MapMouseEvent } from 'mapbox-gl';
import { countryHitLayer } from './baseStyle';
import type { BaseCountry } from './countryLabel';
import { hiddenState } from './layerStyles';
import type { MapPlace, MapTarget } from './mapTypes';

/** Callbacks for the pointer over a map. */
export interface PointerEvents {
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
}

type Feature = ReturnType<GlMap['queryRenderedFeatures']>[number];

const interactiveCode = (country: BaseCountry | null, events: PointerEvents) =>
  typeof country?.iso3 === 'string' && events.isCountryInteractive(country.iso3) ? country.iso3 : null;

function placeOf(feature: Feature | undefined, { lngLat }: MapMouseEvent): MapTarget | null {
  const id = feature?.properties?.id;
  if (!feature || id === undefined || id === null) return null;
  const isPoint = feature.geometry.type === 'Point';
  const [longitude, latitude] = isPoint ? (feature.geometry as GeoJSON.Point).coordinates : lngLat.toArray();
  const label = String(feature.properties?.label ?? '');
  return { id: String(id), label, longitude: longitude ?? lngLat.lng, latitude: latitude ?? lngLat.lat };
}

function countryAt(map: GlMap, { point }: MapMouseEvent): BaseCountry | null {
  if (!map.getLayer(countryHitLayer)) return null;
  return map.queryRenderedFeatures(point, { layers: [countryHitLayer] })[0]?.properties ?? null;
}

/** Zooms into a cluster of points, so far that it falls apart. @returns whether the feature is one */
function openCluster(map: GlMap, feature: Feature | undefined, { lngLat }: MapMouseEvent): boolean {
  const cluster = feature?.properties?.cluster_id;
  const source = feature && map.getSource(feature.source);
  if (typeof cluster !== 'number' || source?.type !== 'geojson') return false;
  source.getClusterExpansionZoom(cluster, (error, zoom) => {
    if (!error) map.easeTo({ center: lngLat, zoom, duration: 300 });
  });
  return true;
}

interface PointerOptions {
  readonly map: GlMap;
  readonly events: PointerEvents;
  /** The style layers whose features can be pressed, topmost first. */
  readonly interactiveLayers: () => readonly string[];
  /** What the pointer is told about a country; null for nothing. */
  readonly countryLabel: (country: BaseCountry | null) => string | null;
}

/** Tells what lies under the pointer of a map, and what is pressed. */
export function listenToPointer({ map, events, interactiveLayers, countryLabel }: PointerOptions) {
  const featureAt = ({ point }: MapMouseEvent): Feature | undefined => {
    const layers = interactiveLayers().filter((layer) => map.getLayer(layer));
    if (layers.length === 0) return undefined;
    return map.queryRenderedFeatures(point, { layers }).find(({ state }) => state?.[hiddenState] !== true);
  };
  map.on('click', (event) => {
    const feature = featureAt(event);
    if (openCluster(map, feature, event)) return;
    const place = placeOf(feature, event);
    if (place) {
      events.onPick(place);
      return;
    }
    const { lng, lat } = event.lngLat.wrap();
    const iso3 = interactiveCode(countryAt(map, event), events);
    const where = { longitude: lng, latitude: lat };
    if (iso3 !== null) events.onPickCountry(iso3, where);
    else if (events.isBackgroundInteractive()) events.onPickBackground(where);
    else events.onPick(null);
  });
  map.on('mousemove', (event) => {
    if (map.isMoving()) return;
    const feature = featureAt(event);
    const place = placeOf(feature, event);
    const isOnPlace = place !== null || feature?.properties?.cluster === true;
    const country = isOnPlace ? null : countryAt(map, event);
    const isHand = isOnPlace || events.isBackgroundInteractive() || interactiveCode(country, events) !== null;
    map.getCanvas().style.cursor = isHand ? 'pointer' : '';
    events.onPoint(place?.label || countryLabel(country), event.point.x, event.point.y, place);
  });
  map.on('mouseout', () => events.onPoint(null, 0, 0, null));
}
