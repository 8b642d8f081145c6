import { draftTarget } from '#app/form/draftTarget';
import type { OutboxEntry } from '#app/outbox/entry';
import { fileOfEntry, removeEntry } from '#app/outbox/outboxStore';
import { storeDraft } from '#ui/drafts/draftStore';
import { storePendingFile } from '#ui/drafts/fileStore';
import { currentTabId } from '#ui/drafts/openForms';
import { fieldAtPath } from '#ui/drafts/rowPaths';

/**
 * Takes an entry out of the outbox: it becomes a draft of its form again, with its files, and with the errors of the server where it was
 * refused. The entry is removed once the device has the draft.
 *
 * @returns the address of the form that offers the draft; null for a form that no longer exists
 * @throws when the browser rejects the writes, in which case the entry stays
 */
export async function takeBack(entry: OutboxEntry): Promise<string | null> {
  const { id: writerId, userId, documentKey, version, values, base, attempt, files, failure, status } = entry;
  const address = draftTarget({ documentKey, writerId })?.address ?? null;
  if (address === null) return null;
  const place = { userId, documentKey, writerId, tabId: currentTabId() };
  const now = Date.now();
  for (const { id, path } of files) {
    const [file, field] = [await fileOfEntry(entry, id), fieldAtPath(values, path)];
    if (!file || field === null) continue;
    // an empty message: the file waits for a retry by hand, as it did when it was put in
    await storePendingFile({ ...place, id, path, field, file, failure: '', isLeftOut: false, chosenAt: now });
  }
  const refusal = status === 'refused' ? failure : undefined;
  await storeDraft({ ...place, version, savedAt: now, values, base, attempt, refusal });
  await removeEntry(entry);
  return address;
}
