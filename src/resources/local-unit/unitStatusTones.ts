import type { Tone } from '#ui/display/Tag';

/** Tones by the key of the status. @source reference/local-units.md, section 5 */
export const unitStatusTones: Readonly<Record<number, Tone>> = { 1: 'green', 2: 'orange', 3: 'yellow', 4: 'blue' };
