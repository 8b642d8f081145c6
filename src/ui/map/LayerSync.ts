import type { GeoJSONSource, Map as GlMap } from 'mapbox-gl';
import { readColour } from './colours';
import { areaInsertionLayer, hiddenState, type LayerStyle, layerStyle } from './layerStyles';
import type { MapColour, MapLayer } from './mapTypes';

interface ShownLayer {
  readonly layer: MapLayer;
  readonly style: LayerStyle;
}

/** Syncs the layers of a map with a list, changing only what differs: new data is set on the existing source. */
export class LayerSync {
  private shown = new Map<string, ShownLayer>();
  private readonly colour: (token: MapColour) => string;

  constructor(
    private readonly map: GlMap,
    root: Element,
  ) {
    this.colour = (token) => readColour(token, root);
  }

  /** The interactive style layers, topmost first. */
  get interactive(): string[] {
    return [...this.shown.values()].flatMap(({ style }) => style.interactive).reverse();
  }

  layerOf(styleLayer: string): MapLayer | undefined {
    return [...this.shown.values()].find(({ style }) => style.interactive.includes(styleLayer))?.layer;
  }

  /** Resets the state after a style change, which removes every layer. */
  reset() {
    this.shown = new Map();
  }

  /** @param isRecoloured - the theme changed: colours are read again though the layers are the same */
  show(layers: readonly MapLayer[], isRecoloured = false) {
    const stays = layers.filter(({ id }) => this.shown.has(id)).map(({ id }) => id);
    const isSameOrder = [...this.shown.keys()].filter((id) => stays.includes(id)).join() === stays.join();
    for (const id of [...this.shown.keys()]) if (!isSameOrder || !stays.includes(id)) this.drop(id);
    // from top to bottom, so that the layers above a new one already exist
    const made = layers.toReversed().map((layer, index, fromTop) => {
      const above = fromTop.slice(0, index).map(({ id }) => id);
      return [layer.id, this.update(layer, above, isRecoloured)] as const;
    });
    this.shown = new Map(made.reverse());
  }

  private update(layer: MapLayer, above: readonly string[], isRecoloured: boolean): ShownLayer {
    const before = this.shown.get(layer.id);
    if (before?.layer === layer && !isRecoloured) return before;
    if (before && !isRecoloured && hasSamePoints(before.layer, layer)) {
      this.hidePoints(layer);
      return { ...before, layer };
    }
    const style = layerStyle(layer, this.colour);
    const isSameShape = before && JSON.stringify(before.style.layers) === JSON.stringify(style.layers);
    if (before && isSameShape) {
      const source = style.source && (this.map.getSource(layer.id) as GeoJSONSource | undefined);
      if (source && style.source?.data) source.setData(style.source.data as GeoJSON.FeatureCollection);
    } else {
      if (before) this.drop(layer.id);
      this.add(layer.id, style, above);
    }
    this.hidePoints(layer);
    const shown = { layer, style };
    this.shown.set(layer.id, shown);
    return shown;
  }

  /** @param above - the ids of the layers above it, the lowest last */
  private add(id: string, { source, layers, isArea }: LayerStyle, above: readonly string[]) {
    if (source) this.map.addSource(id, { type: 'geojson', ...source });
    // areas are drawn below the borders of countries
    const next = above.findLast((each) => this.shown.get(each)?.style.isArea === isArea);
    const ground = isArea && this.map.getLayer(areaInsertionLayer) ? areaInsertionLayer : undefined;
    const below = next === undefined ? ground : this.shown.get(next)?.style.layers[0]?.id;
    for (const layer of layers) this.map.addLayer(layer, below);
  }

  /** Hides all points but the layer's `only` one by feature state, without new data. */
  private hidePoints(layer: MapLayer) {
    if (layer.kind !== 'badges') return;
    const { id: source, only = null, points } = layer;
    this.map.removeFeatureState({ source });
    if (only === null) return;
    for (const { id } of points) if (id !== only) this.map.setFeatureState({ source, id }, { [hiddenState]: true });
  }

  private drop(id: string) {
    const style = this.shown.get(id)?.style;
    for (const layer of style?.layers ?? []) this.map.removeLayer(layer.id);
    if (style?.source) this.map.removeSource(id);
    this.shown.delete(id);
  }
}

/** Whether two layers differ at most in `only`. */
const hasSamePoints = (a: MapLayer, b: MapLayer) =>
  a.kind === 'badges' && b.kind === 'badges' && a.points === b.points && a.ink === b.ink;
