/**
 * Runs in the page: drags the map one small step per frame and counts the frames in which the map was drawn.
 *
 * @param duration - milliseconds
 * @returns frames per second
 */
export async function dragAndCount(duration: number): Promise<number> {
  const canvas = document.querySelector('.mapboxgl-canvas');
  if (!canvas) throw new Error('There is no map');
  const box = canvas.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const send = (target: EventTarget, type: string, step: number) =>
    target.dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        button: 0,
        buttons: 1,
        clientX: middle.x + 120 * Math.sin(step / 9),
        clientY: middle.y + 50 * Math.cos(step / 9),
      }),
    );
  let drawn = false;
  let frames = 0;
  const prototype = WebGLRenderingContext.prototype;
  const draw = prototype.drawElements;
  prototype.drawElements = function count(...given) {
    drawn = true;
    return draw.apply(this, given);
  };
  send(canvas, 'mousedown', 0);
  const start = performance.now();
  let step = 0;
  await new Promise<void>((resolve) => {
    const tick = () => {
      if (drawn) frames += 1;
      drawn = false;
      if (performance.now() - start > duration) return resolve();
      step += 1;
      send(canvas, 'mousemove', step);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  send(window, 'mouseup', step);
  prototype.drawElements = draw;
  return (1000 * frames) / (performance.now() - start);
}
