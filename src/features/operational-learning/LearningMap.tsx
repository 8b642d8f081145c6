import { useCallback, useMemo } from 'react';
import { Link } from '#app/routes/Link';
import type { Country } from '#contract/country';
import { type CountryLearning, countSteps } from '#domain/operational-learning/learningStats';
import { countriesBounds } from '#domain/places/placeBounds';
import { useStrings } from '#ui/language/useStrings';
import { type MapItem, MapWithList } from '#ui/map/MapWithList';
import type { CirclesLayer, LegendEntry, MapColour } from '#ui/map/mapTypes';
import { learningStrings } from './strings';

/** From few extracts to many. */
const colours: readonly MapColour[] = ['--map-few', '--map-some', '--map-many', '--map-most'];

/** Radius in pixels of one extract and of the most. @source reference/preparedness.md, section 1.8 */
const radius = { least: 6, most: 15 };

interface LearningItem extends MapItem {
  readonly row: CountryLearning;
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
    const starts = countSteps(largest);
    // the largest step has the strongest colour, however many steps there are
    return starts.map((from, index) => ({
      from,
      to: (starts[index + 1] ?? 0) - 1,
      colour: colours[index + colours.length - starts.length] ?? '--map-most',
    }));
  }, [largest]);
  const items = useMemo(
    () =>
      rows.flatMap((row): LearningItem[] => {
        if (!row.position) return [];
        const [longitude, latitude] = row.position;
        const { key, label, count, iso3 } = row;
        return [{ id: key, longitude, latitude, iso3, title: label, summary: count, row }];
      }),
    [rows],
  );
  const layers = useMemo(
    (): CirclesLayer[] => [
      {
        kind: 'circles',
        id: 'learning',
        stops: [
          [0, radius.least],
          [Math.max(1, largest), radius.most],
        ],
        points: items.map(({ id, longitude, latitude, row }) => ({
          id,
          longitude,
          latitude,
          label: row.label,
          value: row.count,
          colour: steps.findLast(({ from }) => row.count >= from)?.colour ?? '--map-few',
        })),
      },
    ],
    [items, steps, largest],
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
  const heading = useCallback(
    ({ row }: LearningItem) => (
      <Link to="countriesLayout" params={{ countryId: row.countryId }}>
        {row.label}
      </Link>
    ),
    [],
  );
  const details = useCallback(({ row }: LearningItem) => t.extractCount({ count: row.count }), [t]);
  const elsewhere = useCallback(
    (iso3: string) => {
      const country = countries.find((each) => each.iso3 === iso3);
      return country ? { title: country.name ?? iso3, content: t.noneInCountry } : null;
    },
    [countries, t],
  );
  return (
    <MapWithList
      title={t.byCountry}
      layers={layers}
      legend={legend}
      bounds={bounds}
      height="460px"
      items={items}
      heading={heading}
      details={details}
      elsewhere={elsewhere}
    />
  );
}
