import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lazyComponent } from '../feedback/LazyBlock';
import { DialogButton } from './DialogButton';
import { Modal } from './Modal';

test('loads its dialog with the first press, and has the focus again when it is closed', async () => {
  let loads = 0;
  const ShareDialog = lazyComponent(async () => {
    loads += 1;
    return ({ onClose }: { readonly onClose: () => void }) => (
      <Modal title="Share this" isOpen onClose={onClose}>
        <input aria-label="Name" />
      </Modal>
    );
  });
  render(<DialogButton dialog={(close) => <ShareDialog onClose={close} />}>Share</DialogButton>);
  const button = screen.getByRole('button', { name: 'Share' });
  expect(loads).toBe(0);
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Share this' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Share this' })).toBeVisible();
  expect(loads).toBe(1);
});
