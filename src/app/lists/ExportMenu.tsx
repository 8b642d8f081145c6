import { Download } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { copyText } from '#app/alerts/copyText';
import { formatPercent } from '#domain/format/numbers';
import { Button } from '#ui/actions/Button';
import { shareStrings } from '#ui/display/shareStrings';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import { exportStrings } from './exportStrings';
import { listStrings } from './strings';
import { type TableExport, useTableExport } from './useTableExport';

export interface ExportMenuProps<Row> extends TableExport<Row> {
  /** Number of filtered rows; undefined while loading, when the export is disabled. */
  readonly total: number | undefined;
  /** 'Export table' without it. */
  readonly label?: string;
}

/** Saves all rows of a table with its current filters, as CSV or as a workbook, with HXL hashtags on request, and copies its link. */
export function ExportMenu<Row>({ total = 0, label, ...table }: ExportMenuProps<Row>) {
  const t = useStrings(listStrings);
  const formats = useStrings(exportStrings);
  const words = useStrings(shareStrings);
  const { language } = useLanguage();
  const { share, start, cancel } = useTableExport(table);
  const { button, status } = useKeptFocus(share !== null);
  const hasTags = table.columns.some(({ hxl }) => hxl);
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
  const descriptions = {
    csv: formats.csvText,
    xlsx: formats.xlsxText,
    hxl: formats.hxlText,
    hxlWorkbook: formats.hxlText,
  };
  const items = (hasTags ? (['csv', 'xlsx', 'hxl', 'hxlWorkbook'] as const) : (['csv', 'xlsx'] as const)).map(
    (format) => ({
      id: format,
      label: formats[format],
      description: descriptions[format],
      onAction: () => void start(format),
    }),
  );
  const link = {
    id: 'link',
    label: words.copyLink,
    description: words.copyLinkText,
    onAction: () => void copyText(location.href, { done: words.linkCopied, failed: words.copyFailed }),
  };
  return (
    <Menu
      trigger={
        <Button ref={button} icon={<Download aria-hidden="true" />} isDisabled={total === 0}>
          <span data-words>{label ?? t.exportTable}</span>
        </Button>
      }
      items={[...items, link]}
    />
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
