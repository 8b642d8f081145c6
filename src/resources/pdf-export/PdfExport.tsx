import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ApiError } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { Link } from '#ui/actions/Link';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import type { PdfOutcome } from './pdfOutcome';
import { pdfExportStrings } from './strings';

interface PdfExportProps {
  /** Requests the PDF and resolves when the server has finished it. */
  readonly query: UseQueryOptions<PdfOutcome, ApiError>;
}

/** Requests a PDF from the server and shows its download link; a failure shows a message with a retry. */
export function PdfExport({ query }: PdfExportProps) {
  const t = useStrings(pdfExportStrings);
  const messageOf = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(query);
  const retry = () => void refetch();
  if (isFetching) return <StateMessage state="pending" message={t.building} />;
  if (error) {
    const message = (
      <>
        <div>{t.failed}</div>
        <div>{messageOf(error)}</div>
      </>
    );
    return <StateMessage state="error" message={message} onRetry={retry} />;
  }
  if (typeof data !== 'object') {
    return <StateMessage state="error" message={data === 'failed' ? t.failed : t.notReady} onRetry={retry} />;
  }
  return (
    <div role="status">
      <p>{t.ready}</p>
      <Link
        href={data.address}
        target="_blank"
        rel="noopener noreferrer"
        variant="button"
        icon={<Download aria-hidden="true" />}
      >
        {t.download}
      </Link>
    </div>
  );
}
