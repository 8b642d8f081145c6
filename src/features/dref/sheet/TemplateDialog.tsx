import { useState } from 'react';
import type { DrefType } from '#contract/enums';
import { drefType, isDrefType } from '#domain/dref/drefTypes';
import { formatIsoDate } from '#domain/format/dates';
import { Button } from '#ui/actions/Button';
import { fileName, saveFile } from '#ui/display/saveFile';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { useDrefStrings } from '../form/useDrefStrings';
import styles from './SheetDialog.module.css';
import { drefSheetStrings } from './strings';
import { typeField } from './templateFields';
import { useTemplateOptions } from './useTemplateOptions';

interface TemplateDialogProps {
  /** The type that is chosen at first. */
  readonly initialType: DrefType | null;
  readonly onClose: () => void;
}

/** Chooses a type of application and downloads its template. */
export function TemplateDialog({ initialType, onClose }: TemplateDialogProps) {
  const t = useStrings(drefSheetStrings);
  const formStrings = useDrefStrings();
  const { language } = useLanguage();
  const options = useTemplateOptions();
  const [type, setType] = useState<DrefType>(initialType ?? drefType.response);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const types = options.optionsOf(typeField);
  const download = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const label = types.find(({ key }) => key === type)?.label ?? '';
      const { writeTemplate } = await import('./template');
      const strings = { form: formStrings, sheet: t, language, optionsOf: options.optionsOf };
      const file = await writeTemplate(type, label, strings);
      // today in the time zone of the person, not in UTC
      const day = formatIsoDate(new Date());
      saveFile(file, fileName(`DREF application ${label} import template ${day}`, 'xlsx'));
      onClose();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal title={t.downloadTitle} isOpen onClose={onClose}>
      <Stack gap="s4">
        <p>{t.downloadText}</p>
        {options.hasFailed && <StateMessage state="error" message={t.optionsFailed} onRetry={options.retry} />}
        {options.isPending && <Skeleton kind="block" height="8rem" />}
        {!options.hasFailed && !options.isPending && (
          <>
            <NativeSelect
              label={t.type}
              options={types.flatMap(({ key, label }) => (isDrefType(key) ? [{ key, label }] : []))}
              value={type}
              onChange={(chosen) => chosen !== undefined && setType(chosen)}
            />
            {hasFailed && <Alert tone="danger" title={t.fileFailed} />}
            <div className={styles.actions}>
              <Button variant="primary" isBusy={isBusy} onPress={() => void download()}>
                {t.downloadAction}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Modal>
  );
}
