import type { MapColour } from '#ui/map/mapTypes';
import type { MarkShape } from '#ui/map/markShapes';

/** The icon and colour of a kind of unit. */
export interface UnitMark {
  readonly shape: MarkShape;
  readonly colour: MapColour;
}

const shapes: readonly MarkShape[] = [
  'square',
  'disc',
  'triangle',
  'diamond',
  'pentagon',
  'hexagon',
  'star',
  'wedge',
  'hourglass',
];
const colours: readonly MapColour[] = [
  '--series-1',
  '--series-2',
  '--series-3',
  '--series-5',
  '--series-4',
  '--series-6',
];

/** Each type has its own icon, and so has each kind of health facility. @param code - of the type or kind */
export function unitMark(code: number): UnitMark {
  const index = Math.max(0, code - 1);
  const shape = shapes[index % shapes.length] ?? 'disc';
  return { shape, colour: colours[index % colours.length] ?? '--series-6' };
}

/** The code of the kind of health facility "Other". */
const otherFacility = 9;

/**
 * The code whose icon a unit has: of its type, or of its kind of health facility where all units are such.
 *
 * @param facility - the code of the kind of health facility; null where it is not known
 */
export const markCode = (type: number, facility: number | null | undefined, areFacilities: boolean): number =>
  areFacilities ? (facility ?? otherFacility) : type;
