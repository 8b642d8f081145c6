import { z } from 'zod';

/**
 * A calendar day, `2024-05-01`, or a moment whose day in UTC is meant. Its `kind` exists in types alone: a day does not compile where
 * a moment is expected, and a text of no known kind fits both.
 */
export type Day = string & { readonly kind?: 'day' };

/** A moment in time, `2024-05-01T22:30:00Z`; its day and hour depend on the reader's time zone. See `Day`. */
export type Moment = string & { readonly kind?: 'moment' };

const moment = z.iso.datetime({ offset: true });

/** A moment in a response, `2024-05-01T22:30:00Z`: when a record was written, changed, sent. */
export const DateTime = moment as unknown as z.ZodType<Moment, string>;

/** A day in a response that the server stores as a moment, `2024-05-01T00:00:00Z`: its day in UTC counts. */
export const DayTime = moment as unknown as z.ZodType<Day, string>;

/** A day, `2024-05-01`. */
export const CalendarDay = z.iso.date() as unknown as z.ZodType<Day, Day>;

/** A moment in a request: the server reads a day as its first second in UTC. */
export const DateTimeInput = z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()]);

const Position = z.array(z.number());

/** GeoJSON, longitude before latitude. */
export const Point = z.object({ type: z.literal('Point'), coordinates: Position });
export const Polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(Position)) });
