import { useMemo } from 'react';
import { Loaded } from '#app/request/Loaded';
import { useReference } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import type { CountryProjectCounts, MovementActivities, SocietySectors } from '#contract/projectFigures';
import type { RegionDetail } from '#contract/region';
import { boundsOf, positionsOf } from '#domain/places/geo';
import {
  type CountryPoint,
  CountryPointsMap,
  type PointLook,
  type PointScales,
} from '#resources/country/CountryPointsMap';
import { CountryPointsSkeleton } from '#resources/country/CountryPointsSkeleton';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { regionThreeWStrings } from './strings';

interface MovementPoint extends CountryPoint {
  readonly counts: CountryProjectCounts;
  readonly societies: readonly SocietySectors[];
}

const look: PointLook<MovementPoint> = {
  colour: () => '--map-most',
  count: ({ counts }) => counts.projects_count,
  details: (point) => <CountryDetails point={point} />,
};

interface MovementMapProps {
  readonly movement: MovementActivities;
  readonly bbox: RegionDetail['bbox'];
}

/** The receiving countries of a region, sized by their projects. */
export function MovementMap({ movement, bbox }: MovementMapProps) {
  const t = useStrings(regionThreeWStrings);
  const countries = useReference('countries');
  const points = useMemo(() => {
    const places = new Map(countries.data?.results.map(({ id, centroid }) => [id, centroid]));
    const societies = new Map(
      movement.country_ns_sector_count.map(({ id, reporting_national_societies }) => [
        id,
        reporting_national_societies,
      ]),
    );
    return movement.countries_count
      .flatMap((counts): MovementPoint[] => {
        const [longitude, latitude] = places.get(counts.id)?.coordinates ?? [];
        if (counts.projects_count === 0 || longitude === undefined || latitude === undefined) return [];
        const { id, iso3, name } = counts;
        return [
          { countryId: id, iso3, name, position: [longitude, latitude], counts, societies: societies.get(id) ?? [] },
        ];
      })
      .sort((a, b) => b.counts.projects_count - a.counts.projects_count);
  }, [movement, countries.data]);
  const scales = useMemo((): PointScales<MovementPoint> => {
    const most = Math.max(2, ...points.map(({ counts }) => counts.projects_count));
    const value = ({ counts }: MovementPoint) => counts.projects_count;
    return [
      {
        key: 'projects',
        label: t.projects,
        value,
        stops: [
          [1, 7],
          [most, 18],
        ],
      },
    ];
  }, [points, t]);
  const bounds = useMemo(() => bbox && boundsOf(positionsOf(bbox)), [bbox]);
  return (
    <Loaded query={countries} skeleton={<CountryPointsSkeleton isAhead />}>
      {() => (
        <CountryPointsMap
          title={t.map}
          points={points}
          look={look}
          scales={scales}
          legend={[{ label: t.projects, colour: '--map-most' }]}
          countLabel={t.projects}
          emptyMessage={t.noProjects}
          bounds={bounds}
        />
      )}
    </Loaded>
  );
}

function CountryDetails({ point: { counts, societies } }: { readonly point: MovementPoint }) {
  const t = useStrings(regionThreeWStrings);
  const number = (value: number | null) => <TextOutput kind="number" value={value} />;
  return (
    <Stack gap="s2">
      <DescriptionGrid
        look="rows"
        items={[
          { id: 'planned', label: t.planned, value: number(counts.planned_projects_count) },
          { id: 'ongoing', label: t.ongoing, value: number(counts.ongoing_projects_count) },
          { id: 'completed', label: t.completed, value: number(counts.completed_projects_count) },
          { id: 'societies', label: t.reportingSocieties, value: number(societies.length) },
        ]}
      />
      {societies.map(({ id, name, sectors }) => (
        <div key={id}>
          <strong>{name}</strong>
          <DescriptionGrid
            look="rows"
            items={sectors.map((sector) => ({
              id: String(sector.id),
              label: sector.sector,
              value: number(sector.count),
            }))}
          />
        </div>
      ))}
      <Link to="countryThreeWProjects" params={{ countryId: counts.id }}>
        {t.openCountry}
      </Link>
    </Stack>
  );
}
