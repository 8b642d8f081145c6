import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Opens the export of a table once its menu and rows have arrived, and chooses a format. */
export async function saveTable(user: UserEvent, format: string, button = 'Export table') {
  // the button is replaced by that of the menu, when its code has arrived
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(await screen.findByText(format));
}
