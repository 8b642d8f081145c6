import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import styles from './LongForm.module.css';
import { longFormStrings } from './strings';

interface StepFooterProps {
  readonly saving: { readonly isSaving: boolean; readonly stopWaiting: () => void };
  readonly isUploading: boolean;
  /** Left out on the first step. */
  readonly onBack: (() => void) | undefined;
  /** Left out on the last step, which submits. */
  readonly onContinue: (() => void) | undefined;
  /** Whether the form is saved from this step: always from the last one, never when it is read only. */
  readonly canSave: boolean;
  readonly saveLabel: string;
}

/** The buttons below a step, and what is being sent. */
export function StepFooter({ saving, isUploading, onBack, onContinue, canSave, saveLabel }: StepFooterProps) {
  const t = useStrings(longFormStrings);
  return (
    <div className={styles.buttons}>
      {saving.isSaving && (
        <span role="status" className={styles.saving}>
          {t.saving}{' '}
          <Button size="s" onPress={saving.stopWaiting}>
            {t.stopWaiting}
          </Button>
        </span>
      )}
      {isUploading && <span role="status">{t.uploading}</span>}
      {onBack && <Button onPress={onBack}>{t.back}</Button>}
      {onContinue && (
        <Button key="continue" variant={canSave ? undefined : 'primary'} onPress={onContinue}>
          {t.continue}
        </Button>
      )}
      {canSave && (
        <Button key="submit" variant="primary" type="submit" isBusy={saving.isSaving} isDisabled={isUploading}>
          {saveLabel}
        </Button>
      )}
    </div>
  );
}
