import { Presentation } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from '#app/navigation/Link';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import styles from './ActiveOperations.module.css';
import { OperationFilterBar } from './OperationFilterBar';
import { OperationsMap } from './OperationsMap';
import { OperationsTable } from './OperationsTable';
import { homeStrings } from './strings';
import { useOperationFilters } from './useOperationFilters';

const PresentationMode = lazy(() => import('./PresentationMode'));

/** What runs now, on the map and in the table below it, under one set of filters. */
export function ActiveOperations() {
  const t = useStrings(homeStrings);
  const filters = useOperationFilters();
  const [isPresenting, setPresenting] = useState(false);
  return (
    <Card
      title={t.activeOperations}
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
      <OperationsMap filters={filters.asked} />
      <div className={styles.table}>
        <OperationsTable filters={filters.asked} isFiltered={filters.activeCount > 0} />
      </div>
      {isPresenting && (
        <Suspense>
          <PresentationMode onClose={() => setPresenting(false)} />
        </Suspense>
      )}
    </Card>
  );
}
