import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Closes the open menu or options by Escape, and waits until what they hid from assistive technology is found by role again. */
export async function closePopover(user: UserEvent) {
  await user.keyboard('{Escape}');
  await waitFor(() => {
    for (const role of ['listbox', 'menu']) expect(screen.queryByRole(role)).toBeNull();
  });
}
