import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '../actions/Button';
import { UiProvider } from '../layout/UiProvider';
import { Dropdown } from './Dropdown';
import { InfoPopup } from './InfoPopup';
import { Popover } from './Popover';

const page = (isPersistent: boolean) => (
  <>
    <Dropdown trigger={<Button>Countries</Button>} isPersistent={isPersistent}>
      <a href="#africa">Africa</a>
    </Dropdown>
    <button type="button">Elsewhere</button>
  </>
);

test('a dropdown toggles, is reached with Tab, and closes by Escape with focus on its button', async () => {
  render(page(false));
  const trigger = screen.getByRole('button', { name: 'Countries' });
  await userEvent.click(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Africa' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(trigger).toHaveFocus();
  await userEvent.click(trigger);
  await userEvent.click(trigger);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a press outside or moving on closes it', async () => {
  render(page(false));
  const trigger = screen.getByRole('button', { name: 'Countries' });
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(trigger);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a persistent dropdown stays open', async () => {
  render(page(true));
  await userEvent.click(screen.getByRole('button', { name: 'Countries' }));
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByRole('link', { name: 'Africa' })).toBeVisible();
});

test('a popover is a named dialog that closes from within and restores focus', async () => {
  render(
    <UiProvider>
      <Popover trigger={<Button>Share</Button>}>{(close) => <Button onPress={close}>Done</Button>}</Popover>
    </UiProvider>,
  );
  const trigger = screen.getByRole('button', { name: 'Share' });
  await userEvent.click(trigger);
  const dialog = await screen.findByRole('dialog', { name: 'Share' });
  expect(dialog).toBeVisible();
  // the library's z-index is the maximum; alerts must be above the panel
  expect(dialog.parentElement?.style.zIndex).toBe('var(--layer-popover)');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
});

test('an info button opens its explanation', async () => {
  render(<InfoPopup label="Coverage">Funded over requested.</InfoPopup>);
  await userEvent.click(screen.getByRole('button', { name: 'More information: Coverage' }));
  expect(await screen.findByRole('dialog', { name: 'More information: Coverage' })).toHaveTextContent(
    'Funded over requested.',
  );
});
