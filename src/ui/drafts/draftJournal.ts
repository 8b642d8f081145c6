import { type Draft, isLaterWrite } from './draft';

type Place = Pick<Draft, 'userId' | 'documentKey' | 'writerId'>;

const prefix = 'go-draft:';

const keyOf = ({ userId, documentKey, writerId }: Place) => `${prefix}${userId}/${documentKey}/${writerId}`;

/**
 * Writes a draft synchronously, for a page that is being closed: writes to IndexedDB may not finish then. The draft moves into the
 * store when drafts are next read.
 *
 * @param makeDraft - copies the form's values; may throw
 */
export function journalDraft(makeDraft: () => Draft): void {
  try {
    const draft = makeDraft();
    localStorage.setItem(keyOf(draft), JSON.stringify(draft));
  } catch {
    // storage full or missing, or a value that cannot be cloned: the asynchronous write reports it
  }
}

export function removeFromJournal(place: Place): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // without storage there is nothing to remove
  }
}

/** Removes a draft that the store has now, unless its form has journaled a later one. */
export function removeStoredFromJournal(draft: Draft): void {
  try {
    const [journaled] = parseDraft(localStorage.getItem(keyOf(draft)));
    if (journaled && isLaterWrite(journaled, draft)) return;
  } catch {
    // without storage there is no journal
  }
  removeFromJournal(draft);
}

/** The drafts in the journal, written by closed pages. */
export function journaledDrafts(): readonly Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => parseDraft(localStorage.getItem(key)));
  } catch {
    return [];
  }
}

function parseDraft(text: string | null): readonly Draft[] {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return typeof draft === 'object' && draft !== null && 'values' in draft ? [draft as Draft] : [];
  } catch {
    return [];
  }
}
