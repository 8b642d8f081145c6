import type { RiskGeometry } from '#contract/riskEvent';

type Position = [longitude: number, latitude: number];

const kilometresPerDegree = 111.2;
const radians = Math.PI / 180;

/** A longitude from -180 to 180. */
export const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

const rounded = (value: number) => Number(value.toFixed(3));

/** The position at a distance and heading from another one; its longitude may exceed 180. */
export function displaced([longitude, latitude]: Position, kilometres: number, heading: number): Position {
  const north = (kilometres * Math.cos(heading * radians)) / kilometresPerDegree;
  const east = (kilometres * Math.sin(heading * radians)) / kilometresPerDegree;
  const stretch = Math.max(0.2, Math.cos(latitude * radians));
  return [rounded(longitude + east / stretch), rounded(Math.max(-85, Math.min(85, latitude + north)))];
}

/** A closed ring round a place. */
const ringRound = (centre: Position, kilometres: number, corners = 24): Position[] =>
  Array.from({ length: corners + 1 }, (_, index) => displaced(centre, kilometres, ((index % corners) * 360) / corners));

const wrapRing = (ring: readonly Position[]): Position[] =>
  ring.map(([longitude, latitude]) => [rounded(wrapped(longitude)), latitude]);

/** An area round a place, its longitudes wrapped: across the antimeridian they jump from 180 to -180. */
export const areaRound = (centre: Position, kilometres: number): RiskGeometry => ({
  type: 'Polygon',
  coordinates: [wrapRing(ringRound(centre, kilometres))],
});

/** Hours from the present, where the storm is then, and its wind. */
export interface StormPosition {
  readonly hours: number;
  readonly place: Position;
  readonly wind: number;
}

const hoursApart = 12;
const speed = 18;

/** A storm's track: two days of observations and three of forecast, turning poleward; longitudes may exceed 180. */
export function stormTrack(place: Position, heading: number, level: number): StormPosition[] {
  const turn = place[1] < 0 ? 2.5 : -2.5;
  return Array.from({ length: 11 }, (_, index) => {
    const hours = (index - 4) * hoursApart;
    const [distance, course] = [Math.abs(hours) * speed, heading + (turn * hours) / hoursApart];
    const where = displaced(place, distance, hours < 0 ? course + 180 : course);
    const wind = Math.round(75 + level * 30 + 25 * Math.sin(((index + 2) / 12) * Math.PI));
    return { hours, place: where, wind };
  });
}

/** The area along a track, whose width grows with every step. */
export function corridor(
  track: readonly StormPosition[],
  first: number,
  growth: number,
  isWrapped = true,
): RiskGeometry {
  const sides = track.map(({ place }, index) => {
    const next = track[index + 1]?.place ?? place;
    const from = track[index + 1] ? place : (track[index - 1]?.place ?? place);
    const heading = (Math.atan2(next[0] - from[0], next[1] - from[1]) / radians + 360) % 360;
    const width = first + growth * index;
    return [displaced(place, width, heading - 90), displaced(place, width, heading + 90)] as const;
  });
  const left = sides.map(([side]) => side);
  const right = sides.map(([, side]) => side).toReversed();
  const [start] = left;
  const ring = start ? [...left, ...right, start] : [];
  return { type: 'Polygon', coordinates: [isWrapped ? wrapRing(ring) : ring] };
}

export const lineOf = (track: readonly StormPosition[], isWrapped = true): RiskGeometry => ({
  type: 'LineString',
  coordinates: track.map(({ place: [longitude, latitude] }) => [
    isWrapped ? rounded(wrapped(longitude)) : longitude,
    latitude,
  ]),
});

export const pointOf = ([longitude, latitude]: Position, isWrapped = true): RiskGeometry => ({
  type: 'Point',
  coordinates: [isWrapped ? rounded(wrapped(longitude)) : longitude, latitude],
});
