import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { FormSkeleton } from '#app/form/StoredDocument';
import { usePageTitle } from '#app/page/Page';
import { type ApiError, isRefusedOrMissing } from '#app/request/errors';
import { useReference } from '#app/request/referenceData';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { printLayout } from '#domain/dref/drefPrint';
import type { DrefStage } from '#domain/dref/drefTypes';
import { StateMessage } from '#ui/feedback/StateMessage';
import { PrintPage, PrintPagePlaceholder } from '#ui/print/PrintPage';
import { PrintedDref } from './PrintedDref';
import type { PrintedDocument } from './printEntry';
import { printHeading } from './printHeading';
import { usePrintStrings } from './usePrintStrings';

interface DrefPrintPageProps<Stored> {
  readonly stage: DrefStage;
  readonly query: UseQueryOptions<Stored, ApiError>;
  /** Adds the project grant agreement to an imminent application. */
  readonly includesGrant?: boolean;
}

/** A print page: placeholder, error with a retry, or the document with the element that marks it as complete. */
export function DrefPrintPage<Stored extends PrintedDocument>({
  stage,
  query,
  includesGrant = false,
}: DrefPrintPageProps<Stored>) {
  const t = usePrintStrings();
  const messageOf = useErrorMessage();
  const { data, error: failure, refetch } = useQuery(query);
  const sectors = useReference('primarySectors');
  const title = data && printTitle(stage, data, t);
  usePageTitle(title ?? null);

  const needsSectors = data !== undefined && printLayout(stage, data) === 'imminent';
  const error = data ? (needsSectors && !sectors.data ? sectors.error : null) : failure;
  if (error) {
    const isMissing = !data && isRefusedOrMissing(error);
    const retry = () => void (data ? sectors.refetch() : refetch());
    return (
      <PrintPagePlaceholder>
        <StateMessage state="error" message={isMissing ? t.notLoaded : messageOf(error)} onRetry={retry} />
      </PrintPagePlaceholder>
    );
  }
  if (!data || (needsSectors && !sectors.data)) {
    return (
      <PrintPagePlaceholder>
        <FormSkeleton />
      </PrintPagePlaceholder>
    );
  }
  return (
    <PrintPage>
      <PrintedDref stage={stage} document={data} includesGrant={includesGrant} />
    </PrintPage>
  );
}

const printTitle = (stage: DrefStage, document: PrintedDocument, t: ReturnType<typeof usePrintStrings>) =>
  t.documentTitle({ heading: printHeading(stage, document, t), title: document.title?.trim() || t.untitled });
