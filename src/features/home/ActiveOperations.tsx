import { Link } from '#app/navigation/Link';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { OperationFilterBar } from './OperationFilterBar';
import { OperationsTable } from './OperationsTable';
import { homeStrings } from './strings';
import { useOperationFilters } from './useOperationFilters';

/** What runs now, on the map and in the table below it, under one set of filters. */
export function ActiveOperations() {
  const t = useStrings(homeStrings);
  const filters = useOperationFilters();
  return (
    <Card title={t.activeOperations} hasPadding={false} actions={<Link to="allAppeals">{t.viewAllOperations}</Link>}>
      <OperationFilterBar filters={filters} />
      <OperationsTable filters={filters.asked} isFiltered={filters.activeCount > 0} />
    </Card>
  );
}
