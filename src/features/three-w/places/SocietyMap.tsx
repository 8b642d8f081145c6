import { useCallback, useMemo } from 'react';
import { Loaded } from '#app/request/Loaded';
import { useReference } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import type { CountryDetail } from '#contract/country';
import type { Project } from '#contract/project';
import { boundsOf } from '#domain/places/geo';
import { projectsByCountry } from '#domain/three-w/countryProjects';
import { ProjectMenu } from '#resources/project/ProjectMenu';
import { projectStrings } from '#resources/project/strings';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { MapSkeleton } from '#ui/map/MapSkeleton';
import { type MapItem, MapWithList } from '#ui/map/MapWithList';
import type { CirclesLayer, MapColour, MapLayer, ShapesLayer } from '#ui/map/mapTypes';
import { societyWorkStrings } from './strings';

const [from, to]: readonly [MapColour, MapColour] = ['--map-early-action', '--map-emergency-appeal'];

/** Number of projects and radius in pixels. */
const stops: CirclesLayer['stops'] = [
  [1, 7],
  [20, 16],
];

const mapHeight = '360px';
/** Padding of the bounds around their points, in degrees. */
const margin = 3;

interface ReceivingItem extends MapItem {
  readonly projects: readonly Project[];
}

interface SocietyMapProps {
  readonly country: CountryDetail;
  readonly projects: readonly Project[];
}

/** Lines from a National Society to the countries in which it works; domestic work has a point without a line. */
export function SocietyMap({ country, projects }: SocietyMapProps) {
  const t = useStrings(societyWorkStrings);
  const { language } = useLanguage();
  const countries = useReference('countries');
  const items = useMemo(() => {
    const places = new Map(countries.data?.results.map(({ id, centroid }) => [id, centroid]));
    return projectsByCountry(projects, language).flatMap(({ country: receiving, projects: own }): ReceivingItem[] => {
      const [longitude, latitude] = places.get(receiving.id)?.coordinates ?? [];
      if (longitude === undefined || latitude === undefined) return [];
      const { id, iso3, name } = receiving;
      return [{ id: String(id), iso3, longitude, latitude, title: name, count: own.length, projects: own }];
    });
  }, [projects, countries.data, language]);
  const [homeLongitude, homeLatitude] = country.centroid?.coordinates ?? [];
  const home = useMemo(
    () => (homeLongitude === undefined || homeLatitude === undefined ? null : [homeLongitude, homeLatitude]),
    [homeLongitude, homeLatitude],
  );
  const layers = useMemo((): MapLayer[] => {
    const lines: ShapesLayer = {
      kind: 'shapes',
      id: 'flows',
      colour: from,
      lineWidth: 1.5,
      hasArrows: true,
      data: {
        type: 'FeatureCollection',
        features: (home ? items : [])
          .filter(({ id }) => id !== String(country.id))
          .map(({ longitude, latitude }) => ({
            type: 'Feature',
            properties: {},
            geometry: { type: 'LineString', coordinates: [home ?? [], [longitude, latitude]] },
          })),
      },
    };
    const receiving = items.map(({ id, longitude, latitude, title, projects: own }) => ({
      id,
      longitude,
      latitude,
      label: title,
      value: own.length,
      colour: to,
    }));
    const [longitude = 0, latitude = 0] = home ?? [];
    const own = home
      ? [{ id: 'home', longitude, latitude, label: country.society_name ?? '', value: 1, colour: from }]
      : [];
    return [lines, { kind: 'circles', id: 'places', stops, points: [...receiving, ...own] }];
  }, [items, home, country]);
  const bounds = useMemo(() => {
    const ends = [...items.map(({ longitude, latitude }) => [longitude, latitude]), ...(home ? [home] : [])];
    return boundsOf(
      ends.flatMap(([longitude = 0, latitude = 0]) => [
        [longitude - margin, Math.max(-85, latitude - margin)],
        [longitude + margin, Math.min(85, latitude + margin)],
      ]),
    );
  }, [items, home]);
  const details = useCallback(({ projects: own }: ReceivingItem) => <ProjectNames projects={own} />, []);
  return (
    <Loaded query={countries} skeleton={<MapSkeleton height={mapHeight} hasList />}>
      {() => (
        <MapWithList
          title={t.map}
          layers={layers}
          bounds={bounds}
          height={mapHeight}
          countLabel={t.projects}
          legend={[
            { label: t.reporting, colour: from },
            { label: t.receiving, colour: to },
            { label: t.flow, colour: from, look: 'line' },
          ]}
          items={items}
          details={details}
        />
      )}
    </Loaded>
  );
}

function ProjectNames({ projects }: { readonly projects: readonly Project[] }) {
  const t = useStrings(projectStrings);
  return (
    <Stack as="ul" gap="s2">
      {projects.map((project) => (
        <li key={project.id}>
          <Link to="threeWProjectDetail" params={{ projectId: project.id }}>
            {project.name?.trim() || t.untitled}
          </Link>{' '}
          <ProjectMenu project={project} />
        </li>
      ))}
    </Stack>
  );
}
