import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { showAlert } from '#app/alerts/alerts';
import { chosenLanguage } from '#app/language/chosenLanguage';
import type { FileToKeep } from '#app/outbox/outboxStore';
import { isApiError } from '#app/request/errors';
import { queryClient } from '#app/request/queryClient';
import { href } from '#app/routes/href';
import { useNavigateUnlessLeft } from '#app/routes/useNavigateUnlessLeft';
import { formatList } from '#domain/format/formatList';
import type { FileKeeper } from '#ui/drafts/fileKeeper';
import { onceNothingIsFetched } from '#ui/feedback/onFetchingChange';
import { maxKeptBytes } from '#ui/fields/uploads';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import type { FormOf } from './definition';
import { applies, fieldNamed } from './derive';
import { documentTitle } from './documentTitle';
import type { Identified, SaveActions } from './saveActions';
import { sendLaterStrings } from './sendLaterStrings';

interface SendLaterOptions<V extends object, Stored extends Identified> {
  readonly definition: FormOf<V, Stored>;
  readonly form: UseFormReturn<V>;
  readonly actions: SaveActions<V, Stored>;
  readonly stored: RefObject<Stored | undefined>;
  readonly attempt: RefObject<unknown>;
  readonly userId: number | string;
  readonly documentKey: string;
  readonly writerId: string;
  readonly keeper: FileKeeper;
  /** Whether the last save failed for want of a connection. */
  readonly hasLostConnection: boolean;
  /** Called once the outbox has the document: removes the draft and allows the navigation. */
  readonly onPut: () => Promise<void>;
}

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const loadOutbox = () => import('#app/outbox/outboxStore');

/** Whether the browser knows that there is no connection; without that knowledge there may still be none. */
export const useIsOffline = () => useSyncExternalStore(subscribe, () => !navigator.onLine);

/** Puts a form into the outbox of the device, where it is sent from once there is a connection. */
export function useSendLater<V extends object, Stored extends Identified>(options: SendLaterOptions<V, Stored>) {
  const { definition, form, actions, stored, attempt, userId, documentKey, writerId, keeper, onPut } = options;
  const t = useStrings(sendLaterStrings);
  const { language } = useLanguage();
  const navigate = useNavigateUnlessLeft();
  const confirm = useConfirmation();
  const isOffline = useIsOffline();

  // the code of the outbox is needed when it can no longer be fetched
  useEffect(() => onceNothingIsFetched(queryClient, () => void loadOutbox().catch(() => undefined)), []);

  /** The files that have not arrived and belong to a field that is sent. */
  const filesToKeep = (values: V): readonly FileToKeep[] =>
    keeper.get().flatMap(({ id, file, path, ...kept }) => {
      const name = keeper.fieldOf({ id, file, path, ...kept });
      const field = name === null ? undefined : fieldNamed(definition, name);
      return field && applies(field, values) ? [{ id, path, name: file.name, size: file.size, file }] : [];
    });

  /** Asks before files stay behind that are larger than what a device keeps. */
  const mayLeaveBehind = async (files: readonly FileToKeep[]): Promise<boolean> => {
    const tooLarge = files.filter(({ size }) => size > maxKeptBytes);
    if (tooLarge.length === 0) return true;
    const names = formatList(
      tooLarge.map(({ name }) => name),
      language,
    );
    return confirm({ heading: t.tooLargeHeading, message: t.tooLarge({ names }), confirmLabel: t.putWithout });
  };

  /** What a save asks is asked now; a question that needs the server is not. */
  const isConfirmed = async (values: V): Promise<boolean> => {
    try {
      return (await actions.confirm?.(values)) ?? true;
    } catch (error) {
      if (isApiError(error)) return true;
      throw error;
    }
  };

  const put = async (values: V): Promise<void> => {
    const all = filesToKeep(values);
    if (!(await mayLeaveBehind(all)) || !(await isConfirmed(values))) return;
    const files = all.filter(({ size }) => size <= maxKeptBytes);
    // an earlier answer of the browser stands: it asks the person at most once
    void navigator.storage?.persist?.().catch(() => false);
    try {
      const { putEntry } = await loadOutbox();
      const content = structuredClone({ values, base: stored.current, attempt: attempt.current });
      await putEntry(
        {
          id: writerId,
          userId: String(userId),
          documentKey,
          version: definition.draftVersion,
          title: documentTitle(values),
          putAt: Date.now(),
          language: chosenLanguage(),
          ...content,
          values: content.values as Readonly<Record<string, unknown>>,
          files: files.map(({ file: _, ...kept }) => kept),
          status: 'waiting',
          failure: null,
          sent: null,
        },
        files,
      );
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      form.setError('root.server' as never, { type: 'server', message: isFull ? t.full : t.notKept });
      return;
    }
    for (const { id } of files) keeper.remove(id);
    await onPut();
    showAlert({ name: 'outbox', variant: 'success', title: t.put });
    await navigate(href('accountOutbox'));
  };

  return {
    /** Whether the form offers it: never without a login, whose outbox it would be. */
    isOffered: (isOffline || options.hasLostConnection) && userId !== 'anonymous',
    sendLater: () => form.handleSubmit((values) => put(values as V))(),
  };
}
