import type { Map as GlMap } from 'mapbox-gl';

/** Whether the map handles the event; the page scrolls with the others. */
const isForMap = (event: TouchEvent | WheelEvent) =>
  'touches' in event ? event.touches.length > 1 : event.ctrlKey || event.metaKey;

/**
 * Leaves one finger and the wheel to the page, which scrolls: two fingers, and the wheel with Ctrl (or a pinch on a touchpad), move
 * the map. The library has no such option; its own listeners are inside of these.
 *
 * @returns to be called with true in full screen, where all of them move the map
 */
export function shareGestures(map: GlMap): (isFullScreen: boolean) => void {
  let isOnlyMap = false;
  const filter = (event: TouchEvent | WheelEvent) => {
    if (!isOnlyMap && !isForMap(event)) event.stopPropagation();
  };
  const container = map.getContainer();
  container.addEventListener('touchmove', filter, { capture: true, passive: true });
  container.addEventListener('wheel', filter, { capture: true, passive: true });
  const setFullScreen = (isFullScreen: boolean) => {
    isOnlyMap = isFullScreen;
    // replaces the `none` of the library's style sheet
    for (const element of [map.getCanvasContainer(), map.getCanvas()])
      element.style.touchAction = isFullScreen ? '' : 'pan-x pan-y';
  };
  setFullScreen(false);
  return setFullScreen;
}
