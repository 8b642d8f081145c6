import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../actions/Button';
import { UiProvider } from '../layout/UiProvider';
import { Menu } from './Menu';
import { Modal } from './Modal';
import { useConfirmation } from './useConfirmation';

const withActions = (onAction: () => void) => (
  <Menu
    trigger={<Button>Create a report</Button>}
    items={[
      { id: 'field-report', label: 'Field report', href: '/field-reports/new' },
      {
        id: 'dref',
        title: 'DREF',
        items: [
          { id: 'application', label: 'Application', onAction },
          { id: 'closed', label: 'Closed form', isDisabled: true, onAction },
        ],
      },
    ]}
  />
);

test('opens by keyboard, moves with arrow keys, runs an action, closes and restores focus', async () => {
  const onAction = vi.fn();
  render(<UiProvider>{withActions(onAction)}</UiProvider>);
  const trigger = screen.getByRole('button', { name: 'Create a report' });
  expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Create a report' });
  await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Field report' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(within(menu).getByRole('menuitem', { name: 'Application' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
});

test('the arrow down key opens it too, and Escape closes it', async () => {
  render(<UiProvider>{withActions(vi.fn())}</UiProvider>);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('the space bar opens it once, with the focus on its first item also where its code is there', async () => {
  render(<UiProvider>{withActions(vi.fn())}</UiProvider>);
  await userEvent.tab();
  for (const _time of ['first', 'second']) {
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Field report' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  }
});

test('a link in it goes through the router, a disabled action does nothing', async () => {
  const [navigate, onAction] = [vi.fn(), vi.fn()];
  render(<UiProvider navigate={navigate}>{withActions(onAction)}</UiProvider>);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Closed form' }));
  expect(onAction).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Field report' }));
  expect(navigate.mock.calls[0]?.[0]).toBe('/field-reports/new');
});

test('choices show the selected one, and choosing runs its action', async () => {
  const choose = vi.fn();
  render(
    <UiProvider>
      <Menu
        trigger={<Button>English</Button>}
        items={[
          { id: 'en', label: 'English', isChecked: true, onAction: () => choose('en') },
          { id: 'ar', label: 'العربية', isChecked: false, onAction: () => choose('ar') },
        ]}
      />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'العربية' }));
  expect(choose.mock.calls).toEqual([['ar']]);
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const task = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['the keyboard', () => userEvent.keyboard('{ArrowDown}{Enter}')],
  ['a press', () => userEvent.click(screen.getByRole('menuitem', { name: 'Application' }))],
])('the button has the focus from an action by %s on, for what opens next to return it there', async (_, choose) => {
  const seen: (Element | null)[] = [];
  const look = () => seen.push(document.activeElement);
  const watch = async () => {
    look();
    for (const moment of [() => Promise.resolve(), task, frame, task, frame]) await moment().then(look);
  };
  let watched = Promise.resolve();
  const onAction = () => {
    watched = watch();
  };
  render(<UiProvider>{withActions(onAction)}</UiProvider>);
  await userEvent.tab();
  for (const _time of ['first', 'second']) {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Field report' })).toHaveFocus());
    await choose();
    await act(() => watched);
  }
  const button = screen.getByRole('button', { name: 'Create a report' });
  expect(seen).toEqual(Array.from({ length: 12 }, () => button));
});

/** The dialog opens a moment after its item was chosen, as one does whose code is still to be loaded. */
function WithDialogs() {
  const confirm = useConfirmation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<Button>More</Button>}
        items={[
          { id: 'share', label: 'Share', onAction: () => void Promise.resolve().then(() => setOpen(true)) },
          { id: 'delete', label: 'Delete', onAction: () => void confirm({ heading: 'Delete the draft' }) },
        ]}
      />
      {isOpen && (
        <Modal title="Share" isOpen onClose={() => setOpen(false)}>
          <input aria-label="Name" />
        </Modal>
      )}
    </>
  );
}

test.each([
  ['dialog', 'Share', 'dialog'],
  ['confirmation', 'Delete', 'alertdialog'],
] as const)('restores the focus after a %s that one of its items opened', async (_, item, role) => {
  render(
    <UiProvider>
      <WithDialogs />
    </UiProvider>,
  );
  await userEvent.tab();
  // the second time all parts are loaded, and the confirmation opens while the menu is still there
  for (const _time of ['first', 'second']) {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus());
    await userEvent.keyboard(`${item[0]}{Enter}`);
    const dialog = await screen.findByRole(role);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  }
});
