import { useMemo } from 'react';
import { Loaded } from '#app/request/Loaded';
import { useReference } from '#app/request/referenceData';
import type { EmergencyProject } from '#contract/emergencyProject';
import type { EventDetail } from '#contract/event';
import { activitiesByPlace } from '#domain/emergencies/emergencyActivities';
import { countriesBounds } from '#domain/places/placeBounds';
import { ChoroplethLegend, choroplethColour } from '#ui/chart/ChoroplethLegend';
import { CollapsedList } from '#ui/display/CollapsedList';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { MapView } from '#ui/map/MapView';
import type { MapColour, MapLayer } from '#ui/map/mapTypes';
import styles from './ActivityPlaces.module.css';
import { emergencyActivitiesStrings } from './strings';

/** @source reference/emergencies.md, section 1.8 */
const steps = [
  { from: 1, colour: '--map-few' },
  { from: 2, colour: '--map-some' },
  { from: 5, colour: '--map-many' },
  { from: 10, colour: '--map-most' },
] as const;

const mapHeight = '380px';
const provincesInView = 8;

interface ActivityPlacesProps {
  readonly event: EventDetail;
  readonly projects: readonly EmergencyProject[];
}

/** Projects by country on the map, and by province in a list: the base map has no provinces. */
export function ActivityPlaces({ event, projects }: ActivityPlacesProps) {
  const t = useStrings(emergencyActivitiesStrings);
  const reference = useReference('countries');
  const places = useMemo(() => activitiesByPlace(projects), [projects]);
  const layers = useMemo((): MapLayer[] => {
    const fills = Object.fromEntries(
      places.countries.flatMap(({ key, value }) => {
        const colour = choroplethColour(steps, value);
        return colour ? [[key, colour as MapColour]] : [];
      }),
    );
    return [{ kind: 'countries', id: 'activities', fills }];
  }, [places]);
  const list = reference.data?.results;
  const bounds = useMemo(() => countriesBounds(event.countries, list), [event.countries, list]);
  return (
    <div>
      <Loaded query={reference} skeleton={<Skeleton kind="block" height={mapHeight} />}>
        {() => <MapView title={t.responseMap} layers={layers} bounds={bounds} height={mapHeight} />}
      </Loaded>
      <div className={styles.words}>
        <ChoroplethLegend title={t.mapLegend} steps={steps} />
        {places.countries.length > 0 && (
          <CollapsedList items={places.countries} itemKey={({ key }) => key} visible={provincesInView}>
            {({ label, value }) => t.countOfPlace({ name: label, count: value })}
          </CollapsedList>
        )}
        {places.districts.length > 0 && (
          <div>
            <h3>{t.provinces}</h3>
            <CollapsedList items={places.districts} itemKey={({ key }) => key} visible={provincesInView}>
              {({ label, value }) => t.countOfPlace({ name: label, count: value })}
            </CollapsedList>
          </div>
        )}
      </div>
    </div>
  );
}
