interface Box {
  readonly width: number;
  readonly height: number;
}

const gap = 12;
const edge = 8;

/**
 * Positions a popup at a point within the viewport: above the point if there is space, else below, shifted at the edges.
 *
 * @param point - in pixels from the top left of the viewport
 * @returns the offset of the popup's top left corner from the point
 */
export function popupOffset(point: { readonly x: number; readonly y: number }, view: Box, popup: Box) {
  const leftmost = edge - point.x;
  const rightmost = view.width - edge - popup.width - point.x;
  const x = Math.max(leftmost, Math.min(-popup.width / 2, rightmost));
  const above = -popup.height - gap;
  const hasRoomAbove = point.y + above >= edge;
  const hasRoomBelow = point.y + gap + popup.height <= view.height - edge;
  const y = hasRoomAbove || !hasRoomBelow ? Math.max(above, edge - point.y) : gap;
  return { x: Math.round(x), y: Math.round(y) };
}
