import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { FormSkeleton } from '#app/form/StoredDocument';
import { type ApiError, isApiError } from '#app/request/errors';
import { useReference } from '#app/request/referenceData';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { usePageTitle } from '#app/shell/Page';
import { printLayout } from '#domain/dref/drefPrint';
import type { DrefStage } from '#domain/dref/drefTypes';
import { Button } from '#ui/actions/Button';
import { StateMessage } from '#ui/feedback/StateMessage';
import { PrintReadyMark } from '#ui/print/PrintReadyMark';
import { PrintedDref } from './PrintedDref';
import styles from './PrintPage.module.css';
import type { PrintedDocument } from './printEntry';
import { printHeading } from './printHeading';
import { usePrintWords } from './usePrintWords';

interface PrintPageProps<Stored> {
  readonly stage: DrefStage;
  readonly query: UseQueryOptions<Stored, ApiError>;
  /** With the annex of the grant, which imminent applications have. */
  readonly includesGrant?: boolean;
}

/** A document for paper: loading, missing, failed with a retry, or the document with the mark that it is complete. */
export function PrintPage<Stored extends PrintedDocument>({
  stage,
  query,
  includesGrant = false,
}: PrintPageProps<Stored>) {
  const t = usePrintWords();
  const messageOf = useErrorMessage();
  const content = useRef<HTMLDivElement>(null);
  const { data, error: failure, refetch } = useQuery(query);
  const sectors = useReference('primarySectors');
  const title = data && printTitle(stage, data, t);
  usePageTitle(title ?? null);

  const needsSectors = data !== undefined && printLayout(stage, data) === 'imminent';
  const error = data ? (needsSectors && !sectors.data ? sectors.error : null) : failure;
  if (error) {
    const isMissing = !data && isApiError(error) && [403, 404].includes(error.status ?? 0);
    const retry = () => void (data ? sectors.refetch() : refetch());
    return (
      <div className={styles.page}>
        <StateMessage state="error" message={isMissing ? t.notLoaded : messageOf(error)} onRetry={retry} />
        <PrintReadyMark />
      </div>
    );
  }
  if (!data || (needsSectors && !sectors.data)) {
    return (
      <div className={styles.page}>
        <FormSkeleton />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.actions}>
        <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
          {t.print}
        </Button>
      </div>
      <div ref={content}>
        <PrintedDref stage={stage} document={data} includesGrant={includesGrant} />
      </div>
      <PrintReadyMark content={content} />
    </div>
  );
}

const printTitle = (stage: DrefStage, document: PrintedDocument, t: ReturnType<typeof usePrintWords>) =>
  t.documentTitle({ heading: printHeading(stage, document, t), title: document.title?.trim() || t.untitled });
