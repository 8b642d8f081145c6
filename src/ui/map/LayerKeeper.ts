import type { GeoJSONSource, Map as GlMap } from 'mapbox-gl';
import { readColour } from './colours';
import { areasBelow, type LayerStyle, layerStyle } from './layerStyles';
import type { MapColour, MapLayer } from './mapTypes';

interface ShownLayer {
  readonly layer: MapLayer;
  readonly style: LayerStyle;
}

/** Brings the layers of a map in line with a list, changing only what differs: new data is handed over, not rebuilt. */
export class LayerKeeper {
  private shown = new Map<string, ShownLayer>();
  private readonly colour: (token: MapColour) => string;

  constructor(
    private readonly map: GlMap,
    root: Element,
  ) {
    this.colour = (token) => readColour(token, root);
  }

  /** The layers of the library that answer to the pointer, topmost first. */
  get answering(): string[] {
    return [...this.shown.values()].flatMap(({ style }) => style.answering).reverse();
  }

  layerOf(styleLayer: string): MapLayer | undefined {
    return [...this.shown.values()].find(({ style }) => style.answering.includes(styleLayer))?.layer;
  }

  /** The style was replaced and took every layer with it. */
  forget() {
    this.shown = new Map();
  }

  /** @param isRecoloured - the theme changed: colours are read again though the layers are the same */
  show(layers: readonly MapLayer[], isRecoloured = false) {
    const sameOrder = [...this.shown.keys()].join() === layers.map(({ id }) => id).join();
    if (!sameOrder) for (const id of [...this.shown.keys()]) this.drop(id);
    for (const layer of layers) this.update(layer, isRecoloured);
  }

  private update(layer: MapLayer, isRecoloured: boolean) {
    const before = this.shown.get(layer.id);
    if (before?.layer === layer && !isRecoloured) return;
    const style = layerStyle(layer, this.colour);
    const isSameShape = before && JSON.stringify(before.style.layers) === JSON.stringify(style.layers);
    if (before && isSameShape) {
      const source = style.source && (this.map.getSource(layer.id) as GeoJSONSource | undefined);
      if (source && style.source?.data) source.setData(style.source.data as GeoJSON.FeatureCollection);
    } else {
      if (before) this.drop(layer.id);
      this.add(layer.id, style);
    }
    this.shown.set(layer.id, { layer, style });
  }

  private add(id: string, { source, layers, isArea }: LayerStyle) {
    if (source) this.map.addSource(id, { type: 'geojson', ...source });
    const below = isArea && this.map.getLayer(areasBelow) ? areasBelow : undefined;
    for (const layer of layers) this.map.addLayer(layer, below);
  }

  private drop(id: string) {
    const style = this.shown.get(id)?.style;
    for (const layer of style?.layers ?? []) this.map.removeLayer(layer.id);
    if (style?.source) this.map.removeSource(id);
    this.shown.delete(id);
  }
}
