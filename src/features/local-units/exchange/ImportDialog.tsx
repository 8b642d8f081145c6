import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { queryKey } from '#app/request/apiQuery';
import { Loaded } from '#app/request/Loaded';
import { optionState } from '#app/request/optionState';
import { upload } from '#app/request/upload';
import { useErrorMessage } from '#app/request/useErrorMessage';
import type { LocalUnitImport } from '#contract/localUnitImport';
import { safeHref } from '#domain/links/safeUrl';
import { healthCareType } from '#domain/local-units/healthFields';
import { managedTypesQuery, unitEndpoints, unitOptionsQuery } from '#resources/local-unit/queries';
import { Button } from '#ui/actions/Button';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { FileButton } from '#ui/fields/FileButton';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { formatSize, isAccepted } from '#ui/fields/uploads';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import styles from './exchange.module.css';
import type { ExchangeDialogProps } from './exchangeDialog';
import { ImportResult } from './ImportResult';
import { importQuery, importStatus, templateQuery } from './importQueries';
import { localUnitExchangeStrings } from './strings';

const accepted = ['.xlsx', '.xlsm'];
/** Maximum size of a file in bytes. */
const maxFileSize = 10 * 1024 * 1024;

/** Replaces the units of a type by those of a file. @source reference/local-units.md, section 1.6 */
export function ImportDialog({ country, rights, onClose }: ExchangeDialogProps) {
  const t = useStrings(localUnitExchangeStrings);
  const options = useQuery(unitOptionsQuery());
  const managed = useQuery(managedTypesQuery(country.id));
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const [started, setStarted] = useState<LocalUnitImport | null>(null);
  const types = (options.data?.type ?? []).filter(({ id }) => rights.mayImport(id));
  const type = types.find(({ id }) => id === chosen);
  return (
    <Modal title={t.importTitle} size="lg" isOpen onClose={onClose}>
      {started ? (
        <Stack gap="s4">
          <RunningImport started={started} />
          <Row gap="s2" justify="end">
            <Button onPress={() => setStarted(null)}>{t.another}</Button>
            <Button variant="primary" onPress={onClose}>
              {t.close}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Stack gap="s4">
          <NativeSelect
            {...optionState(options)}
            label={t.type}
            placeholder={t.chooseType}
            isRequired
            options={types.map(({ id, name }) => ({ key: id, label: name }))}
            value={chosen}
            onChange={setChosen}
          />
          {type && (
            <Loaded query={managed} skeleton={<Skeleton kind="text" />} isCompact>
              {({ results }) =>
                results.some(({ enabled, local_unit_type_details: { id } }) => enabled && id === type.id) ? (
                  <ImportForm
                    key={type.id}
                    country={country.id}
                    type={type.id}
                    isHealth={type.code === healthCareType}
                    onStarted={setStarted}
                  />
                ) : (
                  <Alert tone="warning" title={t.notManaged} />
                )
              }
            </Loaded>
          )}
        </Stack>
      )}
    </Modal>
  );
}

interface ImportFormProps {
  readonly country: number;
  readonly type: number;
  readonly isHealth: boolean;
  readonly onStarted: (started: LocalUnitImport) => void;
}

function ImportForm({ country, type, isHealth, onStarted }: ImportFormProps) {
  const t = useStrings(localUnitExchangeStrings);
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const { language } = useLanguage();
  const hintId = useId();
  const [file, setFile] = useState<File | null>(null);
  const isValid = file !== null && isAccepted({ name: file.name, type: '' }, accepted) && file.size < maxFileSize;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (content: File) =>
      upload('POST /api/v2/bulk-upload-local-unit/', { body: { country, local_unit_type: type, file: content } }),
    onSuccess: (started) => {
      void client.invalidateQueries({ queryKey: queryKey('GET /api/v2/bulk-upload-local-unit/') });
      onStarted(started);
    },
  });
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
        <FileButton accept={accepted} variant="quiet" aria-describedby={hintId} onChoose={setFile}>
          {t.chooseFile}
        </FileButton>
        <span id={hintId}>{t.file}</span>
        <span role="status" dir="auto">
          {file && t.chosenFile({ name: file.name, size: formatSize(file.size, language) })}
        </span>
      </Row>
      {file && !isValid && <Alert tone="warning" title={t.wrongFile} />}
      {error && <Alert tone="danger" title={messageOf(error)} />}
      <Row gap="s2" justify="end">
        <Button variant="primary" isDisabled={!isValid} isBusy={isPending} onPress={() => file && mutate(file)}>
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

/** The progress of the started import, then its result. */
function RunningImport({ started }: { readonly started: LocalUnitImport }) {
  const client = useQueryClient();
  const { data = started } = useQuery(importQuery(started.id));
  const isDone = data.status !== importStatus.pending;
  useEffect(() => {
    if (!isDone) return;
    const reads = [...unitEndpoints, 'GET /api/v2/bulk-upload-local-unit/'] as const;
    for (const read of reads) void client.invalidateQueries({ queryKey: queryKey(read) });
  }, [isDone, client]);
  return <ImportResult item={data} />;
}
