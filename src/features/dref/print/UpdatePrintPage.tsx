import { useNumericParams } from '#app/routes/useNumericParams';
import { operationalUpdateQuery } from '#resources/dref/queries';
import { PrintPage } from './PrintPage';

export function Component() {
  const { opsUpdateId } = useNumericParams('opsUpdateId');
  return <PrintPage stage="operationalUpdate" query={operationalUpdateQuery(opsUpdateId)} />;
}
