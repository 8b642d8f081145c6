import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../actions/Button';
import { Skeleton } from '../feedback/Skeleton';
import { UiProvider } from '../layout/UiProvider';
import { Modal } from './Modal';
import styles from './Modal.module.css';
import { useConfirmation } from './useConfirmation';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Modal title="Share" isOpen={isOpen} onClose={() => setOpen(false)} footer={<Button>Send</Button>}>
        <input aria-label="Name" />
      </Modal>
    </>
  );
}

test('traps focus, is named by its title, closes by Escape and by its button, and restores focus', async () => {
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Share' });
  for (let presses = 0; presses < 5; presses++) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(opener).toHaveFocus());
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

function Reader({ isLoaded, footer }: { readonly isLoaded: boolean; readonly footer: ReactNode }) {
  return (
    <Modal title="Read" isOpen onClose={() => undefined} footer={footer}>
      {isLoaded ? <p>Arrived</p> : <Skeleton kind="block" height="6rem" />}
    </Modal>
  );
}

const hasSteadyHeight = () => screen.getByRole('dialog').closest(`.${styles.steady}`) !== null;

test('keeps the height with which it opens while its content loads, so that its buttons stay where they are', () => {
  const { rerender } = render(<Reader isLoaded={false} footer={<Button>Approve</Button>} />);
  expect(hasSteadyHeight()).toBe(true);
  rerender(<Reader isLoaded footer={<Button>Approve</Button>} />);
  expect(screen.getByText('Arrived')).toBeVisible();
  expect(hasSteadyHeight()).toBe(true);
});

test.each([
  ['whose content is there', true, <Button key="button">Approve</Button>],
  ['without buttons below its content', false, null],
])('a dialog %s is as high as its content', (_, isLoaded, footer) => {
  render(<Reader isLoaded={isLoaded} footer={footer} />);
  expect(hasSteadyHeight()).toBe(false);
});

function Asker({ heading }: { readonly heading?: string }) {
  const confirm = useConfirmation();
  const [answers, setAnswers] = useState<boolean[]>([]);
  return (
    <>
      <Button
        onPress={async () => {
          const answer = await confirm(heading ? { heading, confirmLabel: 'Delete' } : undefined);
          setAnswers((all) => [...all, answer]);
        }}
      >
        Remove
      </Button>
      <output>{answers.join(',')}</output>
    </>
  );
}

test('a confirmation has default texts and resolves with the answer', async () => {
  render(
    <UiProvider>
      <Asker />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alertdialog', { name: 'Confirmation' })).toHaveTextContent(
    'Are you sure you want to continue?',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('false'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('false,true'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('false,true,false'));
});

test('a confirmation can have custom texts', async () => {
  render(
    <UiProvider>
      <Asker heading="Delete the draft" />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alertdialog', { name: 'Delete the draft' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
});
