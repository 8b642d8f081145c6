import type { ReactNode } from 'react';
import { Button } from '#ui/actions/Button';
import { useSubmitOnce } from '#ui/form/useSubmitOnce';
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
  readonly onFinish: () => Promise<void>;
  /** Undefined for a document that cannot be finished. */
  readonly finishLabel: string | undefined;
  /** Other actions on the document, such as its export. */
  readonly actions: ReactNode;
  /** Whether the buttons stay in view while the step is scrolled. */
  readonly isSticky: boolean;
}

/** The buttons below a step, and the state of a save. */
export function StepFooter(props: StepFooterProps) {
  const { saving, isUploading, onBack, onContinue, canSave, saveLabel, onFinish, finishLabel, actions } = props;
  const t = useStrings(longFormStrings);
  const { submitOnce } = useSubmitOnce(onFinish);
  return (
    <div className={styles.buttons} data-sticky={props.isSticky || undefined}>
      {saving.isSaving && (
        <span role="status" className={styles.saving}>
          {t.saving}{' '}
          <Button size="s" onPress={saving.stopWaiting}>
            {t.stopWaiting}
          </Button>
        </span>
      )}
      {isUploading && <span role="status">{t.uploading}</span>}
      {actions && <span className={styles.actions}>{actions}</span>}
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
      {canSave && finishLabel !== undefined && (
        <Button key="finish" isDisabled={isUploading || saving.isSaving} onPress={() => void submitOnce()}>
          {finishLabel}
        </Button>
      )}
    </div>
  );
}
