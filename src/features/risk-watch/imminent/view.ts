import { shapeLayers } from '#domain/risk-watch/eventShapes';
import { hazards } from '#domain/risk-watch/hazards';
import { eventLevels, riskSources } from '#domain/risk-watch/levels';
import { urlBoolean, urlChoice, urlListOf, urlNumber } from '#ui/filters/urlParsers';

/** The state of the view in the address, so that a shared link shows the same event, layers and position. */
export const viewParsers = {
  source: urlChoice(['all', ...riskSources]),
  /** The source of the event where the events of all sources are listed. */
  of: urlChoice(riskSources),
  event: urlNumber,
  /** The visible layers; null for all of them. */
  layers: urlListOf(urlChoice([...shapeLayers, 'none'])),
  /** The position on the storm's track, from 1. */
  step: urlNumber,
  /** Whether the map also shows the positions of the same storm in other sources. */
  compare: urlBoolean,
};

export const imminentFilters = {
  hazard: urlChoice(hazards),
  level: urlChoice(eventLevels),
  country: urlNumber,
};
