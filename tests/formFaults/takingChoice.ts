import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OpenedForm, TakingChoice } from './formUnderTest';

interface RemovedRow {
  /** Opens the step with the list, where it is not the first. */
  readonly open?: (user: UserEvent) => Promise<void>;
  /** Adds a row, where no button does. */
  readonly add?: (user: UserEvent) => Promise<void>;
  readonly addLabel?: string;
  /** The name of the row that is added: `Contact 1`. */
  readonly row: string;
  /** The label of a text field of the row. */
  readonly field: string;
}

/** A row of a list, filled and then removed. */
export function removedRow({ open, add, addLabel, row, field }: RemovedRow): TakingChoice {
  const answer = async () =>
    within(await screen.findByRole('listitem', { name: row })).getByRole('textbox', { name: field });
  return {
    fill: async (user) => {
      await open?.(user);
      await add?.(user);
      if (addLabel) await user.click(await screen.findByRole('button', { name: addLabel }));
      fireEvent.change(await answer(), { target: { value: '7' } });
    },
    take: (user) => user.click(screen.getByRole('button', { name: `Remove ${row}` })),
    name: row,
    expectBack: async () => expect(await answer()).toHaveValue('7'),
  };
}

/** Tests that a choice names the answers that it takes away, and that they can be put back. */
export function testTakingChoice(openNew: () => Promise<OpenedForm>, { fill, take, name, expectBack }: TakingChoice) {
  test('when a choice takes filled answers away: the form says which, and puts them back', async () => {
    const { user } = await openNew();
    await fill(user);
    // editors of formatted text have an Undo of their own
    const undos = () =>
      screen.queryAllByRole('button', { name: 'Undo' }).filter((button) => button.closest('[role="status"]'));
    expect(undos()).toEqual([]);
    await take(user);
    await waitFor(() => expect(undos()).toHaveLength(1));
    const [undo] = undos();
    expect(undo?.closest('[role="status"]')).toHaveTextContent(name);
    await user.click(undo as HTMLElement);
    expect(undos()).toEqual([]);
    await expectBack(user);
  });
}
