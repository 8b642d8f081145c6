import { useQuery } from '@tanstack/react-query';
import { Presentation } from 'lucide-react';
import { useState } from 'react';
import { Link } from '#app/routes/Link';
import { Button } from '#ui/actions/Button';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { retryableLazy } from '#ui/feedback/retryableLazy';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import styles from './ActiveOperations.module.css';
import { OperationFilterBar } from './OperationFilterBar';
import { activeOperationsQuery } from './queries';
import { homeStrings } from './strings';
import { useOperationFilters } from './useOperationFilters';

// below the first screen: their code arrives while the first screen is read, together with their data
const OperationsMap = retryableLazy(() => import('./OperationsMap').then((module) => module.OperationsMap));
const OperationsTable = retryableLazy(() => import('./OperationsTable').then((module) => module.OperationsTable));
const PresentationMode = retryableLazy(() => import('./PresentationMode').then((module) => module.default));

/** What runs now, on the map and in the table below it, under one set of filters. */
export function ActiveOperations() {
  const t = useStrings(homeStrings);
  const filters = useOperationFilters();
  const [isPresenting, setPresenting] = useState(false);
  const { data: operations } = useQuery(activeOperationsQuery(filters.asked));
  return (
    <Card
      title={operations ? t.activeOperationsCounted({ count: operations.count }) : t.activeOperations}
      hasPadding={false}
      actions={
        <>
          <Button icon={<Presentation aria-hidden="true" />} onPress={() => setPresenting(true)}>
            {t.presentation}
          </Button>
          <Link to="allAppeals" variant="quiet">
            {t.viewAllOperations}
          </Link>
        </>
      }
    >
      <OperationFilterBar filters={filters} />
      <BlockBoundary skeleton={<Skeleton kind="block" height="530px" />}>
        <OperationsMap filters={filters.asked} />
      </BlockBoundary>
      <div className={styles.table}>
        <BlockBoundary skeleton={<Skeleton kind="block" height="330px" />}>
          <OperationsTable filters={filters.asked} isFiltered={filters.activeCount > 0} />
        </BlockBoundary>
      </div>
      {isPresenting && (
        <BlockBoundary skeleton={null}>
          <PresentationMode onClose={() => setPresenting(false)} />
        </BlockBoundary>
      )}
    </Card>
  );
}
