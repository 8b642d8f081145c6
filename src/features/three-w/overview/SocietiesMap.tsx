import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { useReference } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import type { SocietyProjects } from '#contract/projectFigures';
import { workKind } from '#domain/three-w/countryProjects';
import {
  type CountryPoint,
  CountryPointsMap,
  type PointLook,
  type PointScale,
  type PointScales,
} from '#resources/country/CountryPointsMap';
import { CountryPointsSkeleton } from '#resources/country/CountryPointsSkeleton';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import type { UrlValues } from '#ui/filters/readUrl';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { workColours } from '../workColours';
import { type ongoingProjectList, societiesQuery } from './queries';
import { overviewStrings } from './strings';

interface SocietyPoint extends CountryPoint {
  readonly society: SocietyProjects;
}

/** Radius in pixels up to the largest value, at least 2. */
const stopsTo = (most: number): PointScale<SocietyPoint>['stops'] => [
  [1, 7],
  [Math.max(2, most), 18],
];

const look: PointLook<SocietyPoint> = {
  colour: ({ society }) => workColours[workKind(society.operation_types ?? [])],
  count: ({ society }) => society.ongoing_projects ?? 0,
  details: ({ society }) => <SocietyDetails society={society} />,
};

/** The National Societies with projects, each at its own country. */
export function SocietiesMap({ filters }: { readonly filters: UrlValues<typeof ongoingProjectList.filters> }) {
  const t = useStrings(overviewStrings);
  const societies = useQuery(societiesQuery(filters));
  const countries = useReference('countries');
  const points = useMemo(() => {
    const places = new Map(countries.data?.results.map(({ id, centroid }) => [id, centroid]));
    return (societies.data ?? [])
      .flatMap((society): SocietyPoint[] => {
        const [longitude, latitude] = places.get(society.id)?.coordinates ?? [];
        if (longitude === undefined || latitude === undefined) return [];
        const name = society.society_name || society.name;
        return [{ countryId: society.id, iso3: society.iso3, name, position: [longitude, latitude], society }];
      })
      .sort((a, b) => (b.society.ongoing_projects ?? 0) - (a.society.ongoing_projects ?? 0));
  }, [societies.data, countries.data]);
  const scales = useMemo((): PointScales<SocietyPoint> => {
    const projects = ({ society }: SocietyPoint) => society.ongoing_projects ?? 0;
    const people = ({ society }: SocietyPoint) => society.target_total ?? 0;
    const most = (value: (point: SocietyPoint) => number) => Math.max(0, ...points.map(value));
    return [
      { key: 'projects', label: t.scaleProjects, value: projects, stops: stopsTo(most(projects)) },
      { key: 'people', label: t.scalePeople, value: people, stops: stopsTo(most(people)) },
    ];
  }, [points, t]);
  return (
    <Loaded query={combineQueries([societies, countries])} skeleton={<CountryPointsSkeleton isAhead />}>
      {() => (
        <CountryPointsMap
          title={t.map}
          points={points}
          look={look}
          scales={scales}
          legend={[
            { label: t.programme, colour: workColours.programme },
            { label: t.emergency, colour: workColours.emergency },
            { label: t.several, colour: workColours.several },
          ]}
          countLabel={t.scaleProjects}
          emptyMessage={t.noProjects}
          note={t.mapNote}
          isRefreshing={societies.isPlaceholderData}
        />
      )}
    </Loaded>
  );
}

function SocietyDetails({ society }: { readonly society: SocietyProjects }) {
  const t = useStrings(overviewStrings);
  const sectors = society.projects_per_sector.toSorted((a, b) => b.count - a.count);
  return (
    <Stack gap="s2">
      <DescriptionGrid
        look="rows"
        items={[
          { id: 'projects', label: t.ongoing, value: <TextOutput kind="number" value={society.ongoing_projects} /> },
          { id: 'people', label: t.targeted, value: <TextOutput kind="number" value={society.target_total} /> },
          ...sectors.map(({ primary_sector, primary_sector_display, count }) => ({
            id: `sector ${primary_sector}`,
            label: primary_sector_display,
            value: <TextOutput kind="number" value={count} />,
          })),
        ]}
      />
      <Link to="countryNsActivities" params={{ countryId: society.id }}>
        {t.openSociety}
      </Link>
      <Link to="countryThreeWProjects" params={{ countryId: society.id }}>
        {t.openCountry}
      </Link>
    </Stack>
  );
}
