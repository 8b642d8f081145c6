import { createRoot } from 'react-dom/client';
import '#ui/tokens/tokens.css';
import '#ui/tokens/base.css';
import { bundledStyle, fineShapesFrom, worldSource } from '#ui/map/baseStyle';
import { readColour } from '#ui/map/colours';
import { fitOptions } from '#ui/map/GlView';
import { layerStyle } from '#ui/map/layerStyles';
import { mapboxgl } from '#ui/map/library';
import { MapView } from '#ui/map/MapView';
import type { CirclesLayer, MapColour } from '#ui/map/mapTypes';
import { imageRatio, paintedImage } from '#ui/map/paintedImages';
import { shapesAddress } from '#ui/map/shapesAddress';
import { benchPoints, benchStops } from './points';
import type { BenchScene } from './scene';

/** `map.html?bare` draws with the map library only, `map.html` with the product's map component; content and size are the same. */
const query = new URLSearchParams(window.location.search);
const scene = Reflect.get(window, 'benchScene') as BenchScene | undefined;
const points: CirclesLayer = { kind: 'circles', id: 'bench', points: benchPoints(10_000), stops: benchStops };
const layer = scene?.layer ?? points;
const layers = [layer];
const height = `${scene?.height ?? 600}px`;

function drawBare(container: HTMLElement) {
  container.style.height = height;
  if (scene) container.style.width = `${scene.width}px`;
  const colour = (token: MapColour) => readColour(token, container);
  const map = new mapboxgl.Map({
    container,
    style: bundledStyle(colour),
    center: [12, 18],
    zoom: 1.1,
    ...(scene && { bounds: scene.bounds as [number, number, number, number], fitBoundsOptions: fitOptions(true) }),
    fadeDuration: 0,
    attributionControl: false,
  });
  map.on('styleimagemissing', ({ id }: { id: string }) => {
    const painted = paintedImage(id, 'en', container);
    if (painted && !map.hasImage(id)) map.addImage(id, painted, { pixelRatio: imageRatio });
  });
  map.on('style.load', () => {
    const style = layerStyle(layer, colour);
    map.addSource(layer.id, { type: 'geojson', ...style.source });
    for (const part of style.layers) map.addLayer(part);
    // the same zoom level from which the product's map uses the detailed shapes
    const world = map.getSource(worldSource);
    if (world?.type === 'geojson' && map.getZoom() >= fineShapesFrom) world.setData(shapesAddress('50m'));
  });
}

const root = document.getElementById('root');
if (root && query.has('bare')) drawBare(root);
else if (root) createRoot(root).render(<MapView title="Bench" layers={layers} height={height} />);
