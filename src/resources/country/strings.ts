import { defineStrings } from '#domain/language/strings';

/** Words of maps and lists of places. */
export const placeStrings = defineStrings('places', {
  scaleBy: 'Scale points by',
});
