import { useSearchParams } from 'react-router-dom';
import { useNumericParams } from '#app/routes/useNumericParams';
import { applicationQuery } from '#resources/dref/queries';
import { DrefPrintPage } from './DrefPrintPage';

export function Component() {
  const { drefId } = useNumericParams('drefId');
  const [search] = useSearchParams();
  return (
    <DrefPrintPage
      stage="application"
      query={applicationQuery(drefId)}
      includesGrant={search.get('is_pga') === 'true'}
    />
  );
}
