import type { Map as GlMap } from 'mapbox-gl';

/** `_render` draws a frame at once, unlike `triggerRepaint`; the library's types leave it out. */
type DrawnMap = Pick<GlMap, 'getCanvas' | 'getCanvasContainer'> & { _render(): void };

/**
 * Puts a copy of the map over it while the page is printed: the browser forgets what a map has drawn after each frame, so that the
 * printer would see nothing. Only the event before printing is awaited, not what follows it: the copy is made within the event.
 *
 * @returns removes the listeners
 */
export function keepForPrinter(map: GlMap): () => void {
  let still: HTMLCanvasElement | null = null;
  const end = () => {
    still?.remove();
    still = null;
  };
  const begin = () => {
    end();
    const drawn = map as unknown as DrawnMap;
    const canvas = drawn.getCanvas();
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [canvas.width, canvas.height];
    try {
      drawn._render();
      copy.getContext('2d')?.drawImage(canvas, 0, 0);
    } catch (error) {
      console.warn('The map could not be drawn for the printer', error);
      return;
    }
    copy.dataset.mapStill = '';
    Object.assign(copy.style, {
      position: 'absolute',
      inset: '0',
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'contain',
    });
    drawn.getCanvasContainer().append(copy);
    still = copy;
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    end();
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
