import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { draftsOf } from '#ui/drafts/draftStore';
import type { FormUnderTest, OpenedForm } from './formUnderTest';

/** The drafts of the form's document that the device keeps for the account that logs in. */
export const storedDrafts = ({ userId = '1', documentKey }: FormUnderTest) => draftsOf({ userId, documentKey });

/** Restores the draft that a form offers when it opens. */
export async function restoreDraft(opened: Promise<OpenedForm>): Promise<UserEvent> {
  const { user } = await opened;
  const dialog = await screen.findByRole('alertdialog', { name: 'Restore your draft?' });
  await user.click(within(dialog).getByRole('button', { name: 'Restore draft' }));
  return user;
}
