import { useServerWords } from '#app/request/useServerWords';
import type { LocalUnitImport } from '#contract/localUnitImport';
import { displayName } from '#domain/account/displayName';
import { formatNumber } from '#domain/format/numbers';
import { safeHref } from '#domain/links/safeUrl';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { ProgressBar } from '#ui/display/ProgressBar';
import { TextOutput } from '#ui/display/TextOutput';
import { Alert } from '#ui/feedback/Alert';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { importStatus } from './importQueries';
import { RowErrors } from './RowErrors';
import { localUnitExchangeStrings } from './strings';

/** The result of an import, with its file and the errors of its rows. @source reference/local-units.md, sections 1.6 and 4.6 */
export function ImportResult({ item }: { readonly item: LocalUnitImport }) {
  const t = useStrings(localUnitExchangeStrings);
  const { language } = useLanguage();
  const say = useServerWords();
  const { status, success_count, failed_count, error_message } = item;
  const total = success_count + failed_count;
  const errors = safeHref(item.error_file);
  const file = safeHref(item.file);
  return (
    <Stack gap="s4">
      {status === importStatus.pending && <Alert title={t.working} />}
      {status === importStatus.success && <Alert tone="success" title={t.succeeded} />}
      {status === importStatus.failed && (
        <Alert tone="danger" title={t.nothingStored} description={error_message ? say(error_message) : undefined} />
      )}
      {total > 0 && <ProgressBar label={t.rowsRight} value={(success_count / total) * 100} />}
      <DescriptionGrid
        items={[
          { id: 'status', label: t.status, value: item.status_details },
          { id: 'type', label: t.type, value: item.local_unit_type_details.name },
          ...(total > 0
            ? [
                { id: 'right', label: t.rowsRight, value: formatNumber(success_count, language) },
                { id: 'failed', label: t.rowsFailed, value: formatNumber(failed_count, language) },
              ]
            : []),
          { id: 'date', label: t.date, value: <TextOutput kind="moment" show="time" value={item.triggered_at} /> },
          {
            id: 'by',
            label: t.by,
            value: item.triggered_by_details && displayName(item.triggered_by_details),
          },
          {
            id: 'file',
            label: t.uploaded,
            value: file ? <ExternalLink href={file}>{item.file_name}</ExternalLink> : item.file_name,
          },
        ]}
      />
      {errors && <RowErrors address={errors} upload={file} fileName={item.file_name} />}
    </Stack>
  );
}
