import { useState } from 'react';
import { LongFormList } from '#app/form/LongFormField';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { ActivityField } from './activityForm';
import { useActivityStrings } from './useActivityStrings';

const PointsMap = lazyComponent(() => import('./PointsMap').then((module) => module.PointsMap));

interface PointFieldsProps {
  /** Of the activity. */
  readonly index: number;
  /** The name of the activity. */
  readonly activity: string;
}

/** The places of an activity: typed as coordinates, or chosen on a map in a dialog. */
export function PointFields({ index, activity }: PointFieldsProps) {
  const t = useActivityStrings();
  const [hasMap, setMap] = useState(false);
  return (
    <>
      <LongFormList name={`activities.${index}.points`} rowLabel={t.point} addLabel={t.addPoint}>
        {(_, place) => (
          <>
            <ActivityField name={`activities.${index}.points.${place}.description`} />
            <FieldsInRow>
              <ActivityField name={`activities.${index}.points.${place}.latitude`} />
              <ActivityField name={`activities.${index}.points.${place}.longitude`} />
            </FieldsInRow>
          </>
        )}
      </LongFormList>
      {hasMap ? (
        <LazyBlock skeleton={<Skeleton kind="block" height="360px" />}>
          <PointsMap index={index} activity={activity} />
        </LazyBlock>
      ) : (
        <div>
          <Button size="s" onPress={() => setMap(true)}>
            {t.showMap}
          </Button>
        </div>
      )}
    </>
  );
}
