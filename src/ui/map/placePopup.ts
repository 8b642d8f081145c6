interface Box {
  readonly width: number;
  readonly height: number;
}

const gap = 12;
const edge = 8;

/**
 * Puts a popup beside a point so that it stays in the view: above it where there is room, else below, moved sideways at the edges.
 *
 * @param point - in pixels from the upper left corner of the view
 * @returns where the popup's upper left corner goes, from the point
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
