import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import type { CountryDetail } from '#contract/country';
import type { Project } from '#contract/project';
import { formatDate, parseMoment } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { formatNumber } from '#domain/format/numbers';
import { boundsOf, positionsOf } from '#domain/places/geo';
import { projectPlaces, workKind } from '#domain/three-w/countryProjects';
import { projectFigure } from '#domain/three-w/projectFigures';
import { ProjectMenu } from '#resources/project/ProjectMenu';
import { projectStrings } from '#resources/project/strings';
import { districtsQuery } from '#resources/province/queries';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { MapSkeleton } from '#ui/map/MapSkeleton';
import { type MapItem, MapWithList } from '#ui/map/MapWithList';
import type { CirclesLayer } from '#ui/map/mapTypes';
import styles from '../overview/overview.module.css';
import { workColours } from '../workColours';
import { countryProjectsStrings } from './strings';

/** Number of projects and radius in pixels. */
const stops: CirclesLayer['stops'] = [
  [1, 7],
  [20, 18],
];

const mapHeight = '360px';

interface PlaceItem extends MapItem {
  readonly projects: readonly Project[];
}

interface CountryProjectsMapProps {
  readonly country: CountryDetail;
  readonly projects: readonly Project[];
}

/** The projects of a country at their provinces, and countrywide ones at the country itself. */
export function CountryProjectsMap({ country, projects }: CountryProjectsMapProps) {
  const t = useStrings(countryProjectsStrings);
  const { language } = useLanguage();
  const districts = useQuery(districtsQuery([country.id]));
  const { items, unplaced } = useMemo(() => {
    const points = new Map(districts.data?.results.map(({ id, centroid }) => [`district ${id}`, centroid]));
    const places = projectPlaces(projects).map((place) => ({
      ...place,
      title: place.district?.name ?? t.countrywide,
      position: (place.district ? points.get(place.id) : country.centroid)?.coordinates ?? [],
    }));
    const placed = places.flatMap(({ id, title, position: [longitude, latitude], projects: own }): PlaceItem[] =>
      longitude === undefined || latitude === undefined
        ? []
        : [{ id, longitude, latitude, title, count: own.length, projects: own }],
    );
    const missing = places.filter(({ position }) => position.length === 0).map(({ title }) => title);
    return { items: placed, unplaced: missing };
  }, [projects, districts.data, country, t]);
  const layers = useMemo(
    (): CirclesLayer[] => [
      {
        kind: 'circles',
        id: 'projects',
        stops,
        points: items.map(({ id, longitude, latitude, title, projects: own }) => ({
          id,
          longitude,
          latitude,
          label: title,
          value: own.length,
          colour: workColours[workKind(own.map(({ operation_type }) => operation_type))],
        })),
      },
    ],
    [items],
  );
  const bounds = useMemo(() => country.bbox && boundsOf(positionsOf(country.bbox)), [country.bbox]);
  const details = useCallback(({ projects: own }: PlaceItem) => <PlaceProjects projects={own} />, []);
  return (
    <Loaded query={districts} skeleton={<MapSkeleton height={mapHeight} hasList />}>
      {() => (
        <>
          <MapWithList
            title={t.map}
            layers={layers}
            bounds={bounds}
            height={mapHeight}
            countLabel={t.ongoing}
            legend={[
              { label: t.programme, colour: workColours.programme },
              { label: t.emergency, colour: workColours.emergency },
              { label: t.several, colour: workColours.several },
            ]}
            items={items}
            details={details}
          />
          {unplaced.length > 0 && (
            <Note className={styles.note}>{t.notPlaced({ names: formatList(unplaced, language) })}</Note>
          )}
        </>
      )}
    </Loaded>
  );
}

function PlaceProjects({ projects }: { readonly projects: readonly Project[] }) {
  const t = useStrings(countryProjectsStrings);
  const sharedStrings = useStrings(projectStrings);
  const { language } = useLanguage();
  return (
    <Stack as="ul" gap="s2">
      {projects.map((project) => (
        <li key={project.id}>
          <Link to="threeWProjectDetail" params={{ projectId: project.id }}>
            {project.name?.trim() || sharedStrings.untitled}
          </Link>{' '}
          <ProjectMenu project={project} />
          <Note as="div" className={styles.note}>
            {project.reporting_ns_detail.society_name}
          </Note>
          <Note as="div" className={styles.note}>
            {formatList([project.status_display, project.programme_type_display], language)}
          </Note>
          <Budget project={project} />
          <Note as="div" className={styles.note}>
            {t.lastUpdate({ date: formatDate(parseMoment(project.modified_at), language) ?? '' })}
          </Note>
        </li>
      ))}
    </Stack>
  );
}

/** The budget of a project; nothing where it is not known. */
function Budget({ project }: { readonly project: Project }) {
  const t = useStrings(countryProjectsStrings);
  const { language } = useLanguage();
  const amount = formatNumber(projectFigure(project, 'budget_amount'), language, { currency: 'CHF' });
  return (
    amount !== null && (
      <Note as="div" className={styles.note}>
        {t.budgetOf({ amount })}
      </Note>
    )
  );
}
