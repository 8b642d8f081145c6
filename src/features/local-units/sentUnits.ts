import { draftTarget } from '#app/form/draftTarget';
import { draftVersions } from '#app/form/draftVersions';
import { currentSession } from '#app/session/session';
import type { Draft } from '#ui/drafts/draft';
import { draftsOf, removeDrafts, storeDraft } from '#ui/drafts/draftStore';
import { currentTabId } from '#ui/drafts/openForms';
import { randomId } from '#ui/form/clientId';

/** The key of the form's definition and of its drafts: there is one form per country. */
export const unitFormKey = (country: number) => `local-unit-${country}`;

/** What was sent of a unit. It is no draft: no form offers it. */
const sentKey = (unit: number) => `local-unit-sent/${unit}`;
const writerId = 'sent';

const ownerOf = (documentKey: string) => ({ userId: String(currentSession()?.id), documentKey });

/**
 * Keeps what was sent of a unit on this device. Of a rejection the server gives neither the rejected answers nor the reason, and a rejected
 * new unit is not readable at all.
 *
 * @param values - the values of the form
 */
export const keepSentUnit = (unit: number, values: object): Promise<void> =>
  storeDraft({
    ...ownerOf(sentKey(unit)),
    writerId,
    tabId: currentTabId(),
    version: draftVersions['local-unit'],
    savedAt: Date.now(),
    values: structuredClone({ ...values }),
  });

/** What the user sent of a unit on this device; null for other users and devices. Of an earlier version of the form it becomes a draft that says so. */
export async function sentUnit(unit: number): Promise<Draft | null> {
  const [sent] = await draftsOf(ownerOf(sentKey(unit)));
  return sent ?? null;
}

/** Removes what was sent of a unit, once a validator has accepted it. */
export const forgetSentUnit = (unit: number): Promise<void> => removeDrafts([{ ...ownerOf(sentKey(unit)), writerId }]);

/** The user's newest draft of an edit of a unit; null without one. */
export async function draftOfEdit(country: number, unit: number): Promise<Draft | null> {
  const drafts = await draftsOf(ownerOf(`${unitFormKey(country)}/${unit}`));
  return drafts.find(({ version }) => version === draftVersions['local-unit']) ?? null;
}

/**
 * Makes a draft of what was sent, which the form then offers.
 *
 * @param edited - the stored unit that is edited; undefined for a new unit
 * @returns the address of the form
 */
export async function draftAgain(
  sent: Draft,
  country: number,
  edited?: { readonly id: number },
): Promise<string | null> {
  const { attempt: _, ...kept } = sent;
  const documentKey = `${unitFormKey(country)}/${edited?.id ?? 'new'}`;
  const draft: Draft = { ...kept, documentKey, writerId: randomId(), savedAt: Date.now(), base: edited };
  await storeDraft(draft);
  return draftTarget(draft)?.address ?? null;
}
