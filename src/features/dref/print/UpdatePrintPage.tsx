import { useNumericParams } from '#app/routes/useNumericParams';
import { operationalUpdateQuery } from '#resources/dref/queries';
import { DrefPrintPage } from './DrefPrintPage';

export function Component() {
  const { opsUpdateId } = useNumericParams('opsUpdateId');
  return <DrefPrintPage stage="operationalUpdate" query={operationalUpdateQuery(opsUpdateId)} />;
}
