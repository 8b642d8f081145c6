import { type ReactNode, useId } from 'react';
import { joinTexts } from '#domain/format/joinTexts';
import { Button } from '#ui/actions/Button';
import { formatSize, maxKeptBytes } from '#ui/fields/uploads';
import { useSubmitOnce } from '#ui/form/useSubmitOnce';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import styles from './LongForm.module.css';
import { sendLaterStrings } from './sendLaterStrings';
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
  /** Puts the document into the outbox; undefined while there is a connection. */
  readonly onSendLater: (() => Promise<void>) | undefined;
  /** Other actions on the document, such as its export. */
  readonly actions: ReactNode;
  /** Whether the buttons stay in view while the step is scrolled. */
  readonly isSticky: boolean;
}

/** The buttons below a step, and the state of a save. */
export function StepFooter(props: StepFooterProps) {
  const { saving, isUploading, onBack, onContinue, canSave, saveLabel, onFinish, finishLabel, actions, onSendLater } =
    props;
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
      {canSave && onSendLater && (
        <SendLaterButton
          key="later"
          isDisabled={isUploading || saving.isSaving}
          isFinishable={finishLabel !== undefined}
          onPress={onSendLater}
        />
      )}
      {canSave && finishLabel !== undefined && (
        <Button key="finish" isDisabled={isUploading || saving.isSaving} onPress={() => void submitOnce()}>
          {finishLabel}
        </Button>
      )}
    </div>
  );
}

interface SendLaterButtonProps {
  readonly isDisabled: boolean;
  /** Whether the form can also be submitted, which the outbox does not do. */
  readonly isFinishable: boolean;
  readonly onPress: () => Promise<void>;
}

/** Puts the form into the outbox, and says what that means. */
function SendLaterButton({ isDisabled, isFinishable, onPress }: SendLaterButtonProps) {
  const t = useStrings(sendLaterStrings);
  const { language } = useLanguage();
  const { submitOnce } = useSubmitOnce(onPress);
  const noteId = useId();
  const size = formatSize(maxKeptBytes, language);
  return (
    <>
      <Button isDisabled={isDisabled} onPress={() => void submitOnce()} aria-describedby={noteId}>
        {t.sendLater}
      </Button>
      <span id={noteId} className={styles.later}>
        <Note as="span">{joinTexts([t.sendLaterText({ size }), isFinishable ? t.finishLater : null], ' ')}</Note>
      </span>
    </>
  );
}
