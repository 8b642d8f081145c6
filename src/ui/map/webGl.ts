/** Whether this browser can draw maps; asked before their library is fetched. */
export function canDrawMaps(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl') !== null;
  } catch {
    return false;
  }
}
