import { useMemo } from 'react';
import type { Country } from '#contract/country';
import { type CountryLearning, countThresholds } from '#domain/operational-learning/learningStats';
import { countriesBounds } from '#domain/places/placeBounds';
import {
  type CountryPoint,
  CountryPointsMap,
  type PointLook,
  type PointScales,
} from '#resources/country/CountryPointsMap';
import { useStrings } from '#ui/language/useStrings';
import type { LegendEntry, MapColour } from '#ui/map/mapTypes';
import { learningStrings } from './strings';

/** From few extracts to many. */
const colours: readonly MapColour[] = ['--map-few', '--map-some', '--map-many', '--map-most'];

/** Radius in pixels of one extract and of the most. @source reference/preparedness.md, section 1.8 */
const radius = { least: 6, most: 15 };

interface LearningPoint extends CountryPoint {
  readonly count: number;
}

interface LearningMapProps {
  readonly rows: readonly CountryLearning[];
  readonly countries: readonly Country[];
}

/** Extracts by country as circles, with the list of the countries. */
export function LearningMap({ rows, countries }: LearningMapProps) {
  const t = useStrings(learningStrings);
  const largest = rows[0]?.count ?? 0;
  const steps = useMemo(() => {
    const starts = countThresholds(largest);
    // the largest step has the strongest colour, however many steps there are
    return starts.map((from, index) => ({
      from,
      to: (starts[index + 1] ?? 0) - 1,
      colour: colours[index + colours.length - starts.length] ?? '--map-most',
    }));
  }, [largest]);
  const points = useMemo(
    () =>
      rows.flatMap(({ countryId, iso3, label, count, position }): LearningPoint[] =>
        position ? [{ countryId, iso3, name: label, position, count }] : [],
      ),
    [rows],
  );
  const look = useMemo(
    (): PointLook<LearningPoint> => ({
      colour: ({ count }) => steps.findLast(({ from }) => count >= from)?.colour ?? '--map-few',
      count: ({ count }) => count,
      details: ({ count }) => t.extractCount({ count }),
    }),
    [steps, t],
  );
  const scales = useMemo(
    (): PointScales<LearningPoint> => [
      {
        key: 'extracts',
        label: t.extracts,
        value: ({ count }) => count,
        stops: [
          [0, radius.least],
          [Math.max(1, largest), radius.most],
        ],
      },
    ],
    [largest, t],
  );
  const legend = useMemo(
    (): LegendEntry[] =>
      steps.map(({ from, to, colour }, index) => ({
        colour,
        label:
          index === steps.length - 1
            ? t.legendFrom({ count: from })
            : from === to
              ? t.extractCount({ count: from })
              : t.legendRange({ from, to }),
      })),
    [steps, t],
  );
  const bounds = useMemo(
    () =>
      countriesBounds(
        rows.map(({ countryId }) => ({ id: countryId })),
        countries,
      ),
    [rows, countries],
  );
  return (
    <CountryPointsMap
      title={t.byCountry}
      points={points}
      look={look}
      scales={scales}
      legend={legend}
      bounds={bounds}
      countLabel={t.extracts}
      emptyMessage={t.noneInCountry}
    />
  );
}
