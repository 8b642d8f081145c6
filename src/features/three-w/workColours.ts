import type { WorkKind } from '#domain/three-w/countryProjects';
import type { MapColour } from '#ui/map/mapTypes';

/** Colours of places on maps by the kind of work there. */
export const workColours: Readonly<Record<WorkKind, MapColour>> = {
  programme: '--map-emergency-appeal',
  emergency: '--map-early-action',
  several: '--map-multiple',
};
