import { useQuery } from '@tanstack/react-query';
import { BelowFold } from '#app/page/BelowFold';
import { useCurrentUser } from '#app/session/currentUser';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { TableSkeleton } from '#ui/table/TableSkeleton';
import { AppealDocuments } from './documents/AppealDocuments';
import { EmergencyReports, reportsPerPage } from './documents/EmergencyReports';
import { FeaturedDocuments } from './documents/FeaturedDocuments';
import { ResponseDocuments } from './documents/ResponseDocuments';
import { emergencyDocumentsStrings } from './documents/strings';
import { Block } from './layout/Block';
import { useEmergency } from './layout/useEmergency';
import { appealDocumentList, responseDocumentsQuery } from './queries';

/** @source reference/emergencies.md, section 1.7 */
export function Component() {
  const t = useStrings(emergencyDocumentsStrings);
  const event = useEmergency();
  const { permissions } = useCurrentUser();
  const response = useQuery(responseDocumentsQuery(event.id));
  const table = useUrlTable(appealDocumentList.tableOptions);
  const { applied, activeCount } = useUrlFilters(appealDocumentList.filters, { prefix: appealDocumentList.prefix });
  const appeals = event.appeals.map(({ id }) => id);
  const documents = useQuery({
    ...appealDocumentList.pageQuery(applied, table.query, appeals),
    enabled: appeals.length > 0,
  });
  const reportCount = event.field_reports.length;
  // a search that finds none leaves its field
  const isSearched = activeCount > 0 || applied.search !== null || documents.isPlaceholderData;
  const hasAppealDocuments = appeals.length > 0 && (isSearched || documents.data?.count !== 0);
  const isEmpty =
    event.featured_documents.length === 0 &&
    reportCount === 0 &&
    !hasAppealDocuments &&
    response.data?.results.every(({ type }) => type === null) &&
    !permissions.isMember;
  if (isEmpty) return <StateMessage state="empty" message={t.nothing} />;
  return (
    <Stack gap="s4">
      <Block event={event} of={FeaturedDocuments} />
      <Block event={event} of={ResponseDocuments} />
      {reportCount > 0 && (
        <BelowFold skeleton={<TableSkeleton rows={Math.min(reportCount, reportsPerPage)} />} resetKey={event}>
          <EmergencyReports event={event} />
        </BelowFold>
      )}
      {hasAppealDocuments && (
        <BelowFold skeleton={<TableSkeleton rows={documents.data?.results.length ?? 1} />} resetKey={documents.data}>
          <AppealDocuments appeals={appeals} />
        </BelowFold>
      )}
    </Stack>
  );
}
