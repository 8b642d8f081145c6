import { defineStrings } from '#domain/language/strings';

/** Strings of maps and lists of places. */
export const placeStrings = defineStrings('places', {
  scaleBy: 'Scale points by',
});
