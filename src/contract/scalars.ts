import { z } from 'zod';

/** A moment in a response, `2024-05-01T00:00:00Z`. */
export const DateTime = z.iso.datetime({ offset: true });

/** A moment in a request: the server reads a day as its first second in UTC. */
export const DateTimeInput = z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()]);

const Position = z.array(z.number());

/** GeoJSON, longitude before latitude. */
export const Point = z.object({ type: z.literal('Point'), coordinates: Position });
export const Polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(Position)) });
