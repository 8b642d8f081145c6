import type { Hazard } from '#domain/risk-watch/hazards';
import { useStrings } from '#ui/language/useStrings';
import type { MapColour } from '#ui/map/mapTypes';
import { riskWatchStrings } from './strings';

/** The name of a hazard in the chosen language, with a name for an unknown one. */
export function useHazardNames(): (hazard: Hazard | null) => string {
  const t = useStrings(riskWatchStrings);
  const names: Readonly<Record<Hazard, string>> = {
    EQ: t.hazardEQ,
    FL: t.hazardFL,
    TC: t.hazardTC,
    EP: t.hazardEP,
    FI: t.hazardFI,
    SS: t.hazardSS,
    DR: t.hazardDR,
    TS: t.hazardTS,
    CD: t.hazardCD,
    WF: t.hazardWF,
  };
  return (hazard) => (hazard === null ? t.unknownHazard : names[hazard]);
}

/** The colour of a hazard; its letters or its name are always shown next to it. */
export const hazardColour = (hazard: Hazard | null): MapColour =>
  `--hazard-${hazard === null ? 'unknown' : (hazard.toLowerCase() as Lowercase<Hazard>)}`;

/** The letters of a hazard on its badge. */
export const hazardMark = (hazard: Hazard | null): string => hazard ?? '?';
