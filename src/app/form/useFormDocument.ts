import { type RefObject, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { currentSession } from '#app/session/session';
import { useDraft } from '#ui/drafts/useDraft';
import { useFileKeeper } from '#ui/drafts/useFileKeeper';
import { randomId } from '#ui/form/clientId';
import { useUnsavedChangesGuard } from '#ui/form/useUnsavedChangesGuard';
import type { FormOf } from './definition';
import type { Identified, SaveActions } from './saveActions';
import type { Attempt } from './saveChecks';
import { useSave } from './useSave';
import { useSendLater } from './useSendLater';

interface FormDocumentOptions<V extends object, Stored extends Identified> {
  readonly definition: FormOf<V, Stored>;
  readonly form: UseFormReturn<V>;
  readonly actions: SaveActions<V, Stored>;
  /** The stored document, when one is edited. */
  readonly stored: Stored | undefined;
  /** A document that is only read has no draft. */
  readonly isReadOnly: boolean;
  readonly isDirty: boolean;
  /** The current step. */
  readonly step: RefObject<string>;
  /** Called when the server or the outbox has taken the document, before its draft is removed. */
  readonly onTaken: () => void;
}

/**
 * What becomes of the values of a form: its draft and files on the device, saving, the outbox, and the question before they would be lost.
 *
 * @returns `keeper`: the files on the device; `later`: sending once there is a connection
 */
export function useFormDocument<V extends object, Stored extends Identified>(options: FormDocumentOptions<V, Stored>) {
  const { definition, form, actions, stored, isReadOnly, isDirty, step, onTaken } = options;
  // the draft belongs to the user who opened the form, even when the session ends
  const [userId] = useState(() => currentSession()?.id ?? 'anonymous');
  const [writerId] = useState(randomId);
  const base = useRef<Stored | undefined>(stored);
  const attempt = useRef<Attempt<V> | undefined>(undefined);
  const documentId = stored && !definition.isSingle ? (definition.documentId?.(stored) ?? stored.id) : 'new';
  const documentKey = `${definition.key}/${documentId}`;
  const isReady = !isReadOnly;
  const keeper = useFileKeeper({
    userId: String(userId),
    documentKey,
    writerId,
    getValues: form.getValues,
    isReady,
  });
  const draft = useDraft({
    userId,
    documentKey,
    writerId,
    form,
    files: keeper,
    version: definition.draftVersion,
    base,
    attempt,
    isReady,
  });
  /** Whether the user has left the page, perhaps while it is being saved. */
  const hasLeft = useRef(false);
  const release = useUnsavedChangesGuard(isDirty, () => {
    hasLeft.current = true;
  });
  const beforeLeaving = () => {
    release();
    onTaken();
  };
  const saving = useSave({
    definition,
    form,
    actions,
    stored: base,
    attempt,
    step,
    hasLeft,
    onStored: async (id) => {
      beforeLeaving();
      const savedKey = `${definition.key}/${definition.isSingle ? 'new' : id}`;
      const areKept = await keeper.leaveOut(savedKey);
      await draft.drop();
      // a full device has room again without the draft and its copies of the files
      if (!areKept) await keeper.leaveOut(savedKey);
    },
    onAttempt: draft.saveBeforeSending,
  });
  const later = useSendLater({
    definition,
    form,
    actions,
    stored: base,
    attempt,
    userId,
    documentKey,
    writerId,
    keeper,
    hasLostConnection: saving.hasLostConnection,
    onPut: async () => {
      beforeLeaving();
      await draft.drop();
    },
  });
  return { userId: String(userId), documentKey, keeper, draft, saving, later };
}
