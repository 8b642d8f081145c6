import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDate } from '#domain/format/dates';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { FileButton } from '#ui/fields/FileButton';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import type { ApplicationValues } from '../fields/drefShape';
import { useDrefStrings } from '../form/useDrefStrings';
import { useWriteAnswers } from '../form/useWriteAnswers';
import { type ImportedAnswers, importAnswers, type LeftOutAnswer } from './importAnswers';
import type { TemplateRefusal } from './readTemplate';
import styles from './SheetDialog.module.css';
import { drefSheetStrings } from './strings';
import { templateSheets } from './templateFields';
import { useTemplateOptions } from './useTemplateOptions';

/** Imports a filled template into the form, and lists the answers that were not imported, with the reason. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(drefSheetStrings);
  const formStrings = useDrefStrings();
  const { getValues } = useFormContext<ApplicationValues>();
  const write = useWriteAnswers();
  const { optionsOf, ...options } = useTemplateOptions();
  const { language } = useLanguage();
  const [isReading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<ImportedAnswers | TemplateRefusal | null>(null);
  const read = async (file: File) => {
    setReading(true);
    try {
      const { readTemplate } = await import('./readTemplate');
      const filled = await readTemplate(file);
      if (typeof filled === 'string') return setOutcome(filled);
      const imported = importAnswers(
        filled,
        templateSheets(filled.type, { t: formStrings, language }, optionsOf),
        optionsOf,
        getValues(),
      );
      write(imported.changes);
      setOutcome(imported);
    } catch {
      setOutcome('unreadable');
    } finally {
      setReading(false);
    }
  };
  const refusals = { unreadable: t.unreadable, otherFile: t.otherFile, otherVersion: t.otherVersion };
  return (
    <Modal title={t.importTitle} isOpen onClose={onClose}>
      <Stack gap="s4">
        <p>{t.importText}</p>
        {options.hasFailed && <StateMessage state="error" message={t.optionsFailed} onRetry={options.retry} />}
        {options.isPending && <Skeleton kind="block" height="4rem" />}
        {!options.hasFailed && !options.isPending && (
          <div className={styles.actions}>
            <FileButton accept={['.xlsx']} isBusy={isReading} onChoose={(file) => void read(file)}>
              {t.chooseFile}
            </FileButton>
          </div>
        )}
        {typeof outcome === 'string' && <Alert tone="danger" title={refusals[outcome]} />}
        {outcome && typeof outcome === 'object' && (
          <>
            <Alert
              tone={outcome.leftOut.length > 0 ? 'warning' : 'success'}
              title={t.filled({ count: outcome.count })}
              description={outcome.leftOut.length > 0 ? t.leftOut : t.nothingLeftOut}
            />
            {outcome.leftOut.length > 0 && <LeftOut answers={outcome.leftOut} />}
            <div className={styles.actions}>
              <Button onPress={onClose}>{t.close}</Button>
            </div>
          </>
        )}
      </Stack>
    </Modal>
  );
}

function LeftOut({ answers }: { readonly answers: readonly LeftOutAnswer[] }) {
  const t = useStrings(drefSheetStrings);
  const { language } = useLanguage();
  const columns = useMemo(() => {
    const shown = (value: LeftOutAnswer['cell']['value']) =>
      value instanceof Date ? formatDate(value.toISOString(), language) : String(value);
    return [
      textColumn<LeftOutAnswer>({ id: 'question', header: t.question, value: ({ label }) => label }),
      textColumn<LeftOutAnswer>({ id: 'value', header: t.inTheFile, value: ({ cell }) => shown(cell.value) }),
      textColumn<LeftOutAnswer>({
        id: 'place',
        header: t.place,
        value: ({ cell: { sheet, row } }) => t.placeOf({ sheet, row }),
      }),
      textColumn<LeftOutAnswer>({ id: 'reason', header: t.reason, value: ({ reason }) => t[reason] }),
    ];
  }, [t, language]);
  return (
    <Table
      caption={t.leftOut}
      columns={columns}
      rows={answers}
      rowKey={({ cell: { sheet, row } }) => `${sheet} ${row}`}
    />
  );
}
