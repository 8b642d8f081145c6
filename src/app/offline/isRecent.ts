/**
 * Whether something is younger than an age. A time that is still to come, by a clock that was changed since, says nothing of its age and is not
 * taken for recent.
 *
 * @param at - when it was stored, in milliseconds
 * @param age - in milliseconds
 */
export const isRecent = (at: number, age: number, now = Date.now()): boolean => at <= now && now - at < age;
