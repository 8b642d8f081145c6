import { useCallback, useMemo } from 'react';
import { Link } from '#app/routes/Link';
import type { PerPhase } from '#contract/enums';
import { compareNames } from '#domain/language/compare';
import { type CountryCycle, perPhases } from '#domain/per/cycleSummary';
import { boundsOf } from '#domain/places/geo';
import { CountryLink } from '#resources/country/CountryLink';
import { useEmptyCountryPopup } from '#resources/country/useEmptyCountryPopup';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { type MapItem, MapWithList } from '#ui/map/MapWithList';
import type { LegendEntry, MapColour, MapLayer } from '#ui/map/mapTypes';
import { perSummaryStrings, preparednessStrings } from '../strings';
import { usePhaseName } from '../usePhaseName';

interface CycleItem extends MapItem {
  readonly cycle: CountryCycle;
}

const colourOf = (phase: PerPhase | null): MapColour => (phase === null ? '--risk-none' : `--per-phase-${phase}`);
const markOf = (phase: PerPhase | null) => (phase === null ? '?' : String(phase));

interface CycleMapProps {
  /** The latest cycle of each country. */
  readonly cycles: readonly CountryCycle[];
  /** Fits the map to the countries instead of the whole world. */
  readonly isFitted: boolean;
}

/** The countries by phase of the latest cycle: number and colour on the map, name in the list. */
export function CycleMap({ cycles, isFitted }: CycleMapProps) {
  const t = useStrings(perSummaryStrings);
  const { language } = useLanguage();
  const { phaseNumbered } = useStrings(preparednessStrings);
  const phaseName = usePhaseName();
  const items = useMemo(() => {
    const byName = compareNames(language);
    return cycles
      .flatMap((cycle): CycleItem[] => {
        const { country_id, country_iso3, country_name, latitude, longitude, phase } = cycle;
        if (latitude === null || longitude === null) return [];
        const title = country_name ?? country_iso3 ?? String(country_id);
        return [
          {
            id: String(country_id),
            title,
            iso3: country_iso3,
            summary: phaseName(phase),
            latitude,
            longitude,
            cycle,
          },
        ];
      })
      .toSorted((a, b) => byName(a.title, b.title));
  }, [cycles, phaseName, language]);
  const layers = useMemo((): MapLayer[] => {
    const points = items.map(({ id, title, latitude, longitude, cycle: { phase } }) => ({
      id,
      label: title,
      latitude,
      longitude,
      colour: colourOf(phase),
      mark: markOf(phase),
    }));
    return [{ kind: 'badges', id: 'cycles', points, ink: '--on-hazard' }];
  }, [items]);
  // a single point has no extent
  const bounds = useMemo(
    () => (isFitted && items.length > 1 ? boundsOf(items.map((item) => [item.longitude, item.latitude])) : null),
    [items, isFitted],
  );
  const legend = perPhases.map(
    (phase): LegendEntry => ({
      label: phaseNumbered({ number: phase, name: phaseName(phase) }),
      colour: colourOf(phase),
    }),
  );
  const details = useCallback(({ cycle }: CycleItem) => <CycleFacts cycle={cycle} />, []);
  const heading = useCallback(
    ({ cycle, title }: CycleItem) => <CountryLink countryId={cycle.country_id} name={title} />,
    [],
  );
  const countryPopup = useEmptyCountryPopup(t.noCycle);
  const unplaced = cycles.length - items.length;
  return (
    <>
      <Stack gap="s2" padding="s3 edge">
        <Note>{t.mapNote}</Note>
        {unplaced > 0 && <Note>{t.withoutPlace({ count: unplaced })}</Note>}
      </Stack>
      <MapWithList
        title={t.map}
        layers={layers}
        legend={legend}
        bounds={bounds}
        height="480px"
        items={items}
        heading={heading}
        details={details}
        countryPopup={countryPopup}
      />
    </>
  );
}

function CycleFacts({ cycle }: { readonly cycle: CountryCycle }) {
  const t = useStrings(perSummaryStrings);
  const phaseName = usePhaseName();
  const { id, assessment_number, country_id, country_name } = cycle;
  const number = assessment_number ?? '';
  return (
    <Stack gap="s4">
      <DescriptionGrid
        look="rows"
        items={[
          { id: 'cycle', label: t.cycle, value: assessment_number },
          { id: 'phase', label: t.phase, value: phaseName(cycle.phase) },
          { id: 'type', label: t.type, value: cycle.type_of_assessment_name },
          {
            id: 'date',
            label: t.assessmentDate,
            value: <TextOutput kind="date" value={cycle.date_of_assessment} show="words" />,
          },
        ]}
      />
      <Link to="countryPreparedness" params={{ countryId: country_id, perId: id }}>
        {t.openCycle({ number, country: country_name ?? '' })}
      </Link>
    </Stack>
  );
}
