import { Presentation } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAllRows } from '#app/lists/useList';
import { Link } from '#app/routes/Link';
import type { Region } from '#contract/region';
import { CountryPointsSkeleton } from '#resources/country/CountryPointsSkeleton';
import { Button } from '#ui/actions/Button';
import { AsOf } from '#ui/display/AsOf';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import styles from './ActiveOperations.module.css';
import { OperationCounts } from './OperationCounts';
import { OperationFilterBar } from './OperationFilterBar';
import { type AppealPlace, type OperationFilters, operationList } from './queries';
import { operationStrings } from './strings';

// lazy: below the fold
const OperationsMap = lazyComponent(() => import('./OperationsMap').then((module) => module.OperationsMap));
const OperationsTable = lazyComponent(() => import('./OperationsTable').then((module) => module.OperationsTable));
const PresentationMode = lazyComponent(() => import('./PresentationMode').then((module) => module.default));

const noFilters: OperationFilters = { start_after: null, start_before: null, atype: null, dtype: null };

interface ActiveOperationsProps {
  readonly place?: AppealPlace;
  /** The initial bounds of the map; by default those of all operations. */
  readonly bbox?: Region['bbox'];
  /** What presentation mode shows above the map, under its heading. */
  readonly presentation: { readonly heading: string; readonly figures: ReactNode };
}

/** The active operations of a place on the map and in the table, with one set of filters. */
export function ActiveOperations({ place = {}, bbox, presentation }: ActiveOperationsProps) {
  const t = useStrings(operationStrings);
  /** A country has few operations, and one place on the map. */
  const isOfCountry = place.country !== undefined;
  const filters = useUrlFilters(operationList.filters);
  const [isPresenting, setPresenting] = useState(false);
  const { data: operations, dataUpdatedAt } = useAllRows(operationList, filters.applied, place);
  return (
    <Card
      title={operations ? t.activeOperationsCounted({ count: operations.count }) : t.activeOperations}
      aside={operations && <OperationCounts operations={operations.results} />}
      hasPadding={false}
      footer={
        <Note>
          {t.source}
          <AsOf at={dataUpdatedAt} />
        </Note>
      }
      actions={
        <>
          <Button icon={<Presentation aria-hidden="true" />} onPress={() => setPresenting(true)}>
            {t.presentation}
          </Button>
          <Link to="allAppeals" search={{ ...place, ...filters.applied }} variant="quiet">
            {t.viewAllOperations}
          </Link>
        </>
      }
    >
      <OperationFilterBar filters={filters} />
      <LazyBlock when="idle" skeleton={<CountryPointsSkeleton hasList={!isOfCountry} />}>
        <LazyBlock skeleton={<CountryPointsSkeleton isAhead hasList={!isOfCountry} />}>
          <OperationsMap filters={filters.applied} place={place} bbox={bbox} />
        </LazyBlock>
      </LazyBlock>
      <div className={styles.table}>
        <LazyBlock
          skeleton={
            isOfCountry ? (
              <Skeleton kind="block" height="144px" />
            ) : (
              <Skeleton kind="block" height="330px" phoneHeight="468px" />
            )
          }
        >
          <OperationsTable place={place} />
        </LazyBlock>
      </div>
      {isPresenting && (
        <LazyBlock skeleton={null}>
          <PresentationMode {...presentation} onClose={() => setPresenting(false)}>
            <LazyBlock skeleton={<CountryPointsSkeleton hasList={!isOfCountry} />}>
              <OperationsMap filters={noFilters} place={place} bbox={bbox} />
            </LazyBlock>
          </PresentationMode>
        </LazyBlock>
      )}
    </Card>
  );
}
