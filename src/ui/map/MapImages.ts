import type { Map as GlMap } from 'mapbox-gl';
import { iconImage } from './layerStyles';
import type { MapLayer } from './mapTypes';
import { imageRatio, paintedDot, paintedImage } from './paintedImages';

/** `updateImage` exists since 1.2, but not in the library's types. */
type RepaintingMap = GlMap & { updateImage(id: string, image: ImageData): void };

/** The images that the layers of a map ask for: painted by us, or the icons of a layer, which are fetched. */
export class MapImages {
  constructor(
    private readonly map: GlMap,
    private readonly root: HTMLElement,
    private readonly language: string,
  ) {}

  /** Adds an image that the map misses: a painted one, or the icon of a layer; others are the base map's own. */
  add(image: string, layers: readonly MapLayer[]) {
    if (this.map.hasImage(image)) return;
    const painted = paintedImage(image, this.language, this.root);
    if (painted) {
      this.map.addImage(image, painted, { pixelRatio: imageRatio });
      return;
    }
    if (image.startsWith(iconImage)) this.fetchIcon(image, layers);
  }

  /** Paints the images again after a change of theme. */
  repaint() {
    for (const image of this.map.listImages()) {
      const painted = paintedImage(image, this.language, this.root);
      if (painted) (this.map as RepaintingMap).updateImage(image, painted);
    }
  }

  /** Adds an empty image until the icon has loaded, so that the other layers are drawn. */
  private fetchIcon(image: string, layers: readonly MapLayer[]) {
    const [layerId, ...rest] = image.slice(iconImage.length).split(':');
    const layer = layers.find(({ id }) => id === layerId);
    const address = layer?.kind === 'icons' ? layer.images[rest.join(':')] : undefined;
    this.map.addImage(image, new ImageData(1, 1));
    if (!address) return;
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.onload = () => this.replace(image, picture);
    picture.onerror = () => {
      console.warn('A picture of the map did not load', address);
      // a dot replaces an icon that failed to load
      const dot = paintedDot(this.root);
      if (dot) this.replace(image, dot);
    };
    picture.src = address;
  }

  private replace(image: string, by: HTMLImageElement | ImageData) {
    if (!this.map.hasImage(image)) return;
    this.map.removeImage(image);
    this.map.addImage(image, by, { pixelRatio: imageRatio });
  }
}
