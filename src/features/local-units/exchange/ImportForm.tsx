import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFailureMessage } from '#app/form/useFormFailure';
import { queryKey } from '#app/request/apiQuery';
import { Loaded } from '#app/request/Loaded';
import type { CountryDetail } from '#contract/country';
import type { LocalUnitType } from '#contract/localUnit';
import type { LocalUnitImport } from '#contract/localUnitImport';
import { formatNumber } from '#domain/format/numbers';
import { safeHref } from '#domain/links/safeUrl';
import { healthCareType } from '#domain/local-units/healthFields';
import { Button } from '#ui/actions/Button';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { FileButton } from '#ui/fields/FileButton';
import { formatSize, isAccepted } from '#ui/fields/uploads';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import styles from './exchange.module.css';
import { followImport } from './followImport';
import { ImportPreview } from './ImportPreview';
import { templateQuery } from './importQueries';
import { startImport } from './startImport';
import { localUnitExchangeStrings } from './strings';
import { useImportPreview } from './useImportPreview';

const accepted = ['.xlsx', '.xlsm'];
/** Maximum size of a file in bytes. */
const maxFileSize = 10 * 1024 * 1024;

interface ImportFormProps {
  readonly country: CountryDetail;
  readonly type: LocalUnitType;
  readonly onStarted: (started: LocalUnitImport) => void;
}

/** Chooses the file of an import, shows what it changes, and sends it after a question with the numbers. */
export function ImportForm({ country, type, onStarted }: ImportFormProps) {
  const t = useStrings(localUnitExchangeStrings);
  const messageOf = useFailureMessage();
  const client = useQueryClient();
  const confirm = useConfirmation();
  const { language } = useLanguage();
  const hintId = useId();
  const [file, setFile] = useState<File | null>(null);
  const isHealth = type.code === healthCareType;
  const isValid = file !== null && isAccepted({ name: file.name, type: '' }, accepted) && file.size < maxFileSize;
  const preview = useImportPreview(isValid ? file : null, type, country.iso3 ?? '');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (content: File) => startImport({ country: country.id, type: type.id, file: content }),
    onSuccess: (started) => {
      void client.invalidateQueries({ queryKey: queryKey('GET /api/v2/bulk-upload-local-unit/') });
      void followImport(started, client, t);
      onStarted(started);
    },
  });
  const choose = (chosen: File) => {
    reset();
    setFile(chosen);
  };
  const ask = async () => {
    if (!file) return;
    const place = country.name?.trim() ?? '';
    const { comparison, content } = preview.data ?? { comparison: null, content: null };
    const count = (value: number) => formatNumber(value, language) ?? '';
    const read = typeof content === 'string' ? null : content;
    const widened = [...(read?.widened ?? [])];
    const isConfirmed = await confirm({
      heading: t.question,
      message: (
        <Stack gap="s3">
          <p>
            {comparison
              ? t.questionText({
                  stay: count(comparison.stay),
                  go: count(comparison.go),
                  added: count(comparison.added),
                  country: place,
                })
              : t.questionUnknown({ country: place })}
          </p>
          {read?.headings.map(({ column, heading, problem }) => (
            <p key={column}>{t[problem]({ column, heading })}</p>
          ))}
          {read && read.findings.length > 0 && <p>{t.findingsText}</p>}
          {widened.map(([visibility, rows]) => (
            <p key={visibility}>{t.widened({ count: rows, visibility: visibility || t.noVisibility })}</p>
          ))}
        </Stack>
      ),
      confirmLabel: t.replace,
    });
    if (isConfirmed) mutate(file);
  };
  return (
    <>
      <ul className={styles.warnings}>
        <li>{t.replaces}</li>
        <li>{t.allOrNothing}</li>
        <li>{t.dates}</li>
        <li>{t.zero}</li>
        {isHealth && <li>{t.macros}</li>}
      </ul>
      <Template isHealth={isHealth} />
      <Row gap="s2 s3" align="center" className={styles.file}>
        <FileButton accept={accepted} variant="quiet" aria-describedby={hintId} onChoose={choose}>
          {t.chooseFile}
        </FileButton>
        <span id={hintId}>{t.file}</span>
        <span role="status" dir="auto">
          {file && t.chosenFile({ name: file.name, size: formatSize(file.size, language) })}
        </span>
      </Row>
      {file && !isValid && <Alert tone="warning" title={t.wrongFile} />}
      {isValid && (
        <Loaded query={preview} skeleton={<Skeleton kind="block" height="160px" />}>
          {(read) => read && <ImportPreview preview={read} />}
        </Loaded>
      )}
      {error && <Alert tone="danger" title={messageOf(error)} />}
      <Row gap="s2" justify="end">
        <Button
          variant="primary"
          isDisabled={!isValid || preview.isPending}
          isBusy={isPending}
          onPress={() => void ask()}
        >
          {t.start}
        </Button>
      </Row>
    </>
  );
}

function Template({ isHealth }: { readonly isHealth: boolean }) {
  const t = useStrings(localUnitExchangeStrings);
  return (
    <Loaded
      query={useQuery(templateQuery(isHealth))}
      isCompact
      errorMessage={t.templateFailed}
      skeleton={<Skeleton kind="text" />}
    >
      {({ template_url }) => {
        const href = safeHref(template_url);
        return (
          href && (
            <p>
              <ExternalLink href={href}>{t.template}</ExternalLink>
            </p>
          )
        );
      }}
    </Loaded>
  );
}
