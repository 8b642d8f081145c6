import { Download } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useCsvExport } from '#app/request/useCsvExport';
import type { Endpoint } from '#contract/types';
import { formatPercent } from '#domain/format/numbers';
import { Button } from '#ui/actions/Button';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { listStrings } from './strings';

interface ExportButtonProps {
  readonly endpoint: Endpoint;
  /** The list's filters and ordering, without its page. */
  readonly query: object;
  /** Number of filtered rows; undefined while loading, when the export is disabled. */
  readonly total: number | undefined;
  /** Ids of the exported rows, for filters that the browser applies. */
  readonly only?: ReadonlySet<string> | undefined;
  readonly fileName: string;
  /** 'Export table' without it. */
  readonly label?: string;
  /** The column that identifies a record, for files with several rows a record. */
  readonly recordColumn?: string;
}

/** Exports all rows of a list with its current filters as a CSV file, with progress and cancel. */
export function ExportButton(props: ExportButtonProps) {
  const { endpoint, query, total = 0, only, fileName, label, recordColumn } = props;
  const t = useStrings(listStrings);
  const { language } = useLanguage();
  const { share, start, cancel } = useCsvExport(endpoint, fileName, recordColumn);
  const { button, status } = useKeptFocus(share !== null);
  if (share !== null) {
    return (
      <>
        <span ref={status} role="status" tabIndex={-1}>
          {t.exporting({ percent: formatPercent(share * 100, language) ?? '' })}
        </span>
        <Button onPress={cancel}>{t.cancelExport}</Button>
      </>
    );
  }
  return (
    <Button
      ref={button}
      icon={<Download aria-hidden="true" />}
      isDisabled={total === 0}
      onPress={() => start(query, only)}
    >
      {label ?? t.exportTable}
    </Button>
  );
}

/** Moves the focus from the button to the progress that replaces it, and back. */
function useKeptFocus(isExporting: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const wasExporting = useRef(isExporting);
  useLayoutEffect(() => {
    if (wasExporting.current === isExporting) return;
    wasExporting.current = isExporting;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) (isExporting ? status : button).current?.focus({ preventScroll: true });
  }, [isExporting]);
  return { button, status };
}
