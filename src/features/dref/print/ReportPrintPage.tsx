import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Redirect } from '#app/routes/Redirect';
import { useNumericParams } from '#app/routes/useNumericParams';
import { finalReportQuery } from '#resources/dref/queries';
import { printAddress } from '../documentAddress';
import { DrefPrintPage } from './DrefPrintPage';

/** The page of both addresses of printed final reports: redirects to the address of the document's layout. @source reference/dref.md, section 1.1 */
export function Component() {
  const { finalReportId: id } = useNumericParams('finalReportId');
  const { pathname, search } = useLocation();
  const query = finalReportQuery(id);
  const { data } = useQuery(query);
  const own = data && printAddress({ stage: 'finalReport', id, isImminentV2: data.is_dref_imminent_v2 });
  if (own !== undefined && own !== pathname) return <Redirect to={own + search} />;
  return <DrefPrintPage stage="finalReport" query={query} />;
}
