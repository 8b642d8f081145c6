import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SelectField } from '../fields/SelectField';
import { controlled } from '../fields/testing';
import { UiProvider } from '../layout/UiProvider';
import { useConfirmation } from './useConfirmation';
import { useLazyPart } from './useLazyPart';

/** The parts whose import fails. */
const down = vi.hoisted(() => new Set<string>());
vi.mock('./ConfirmationModal', async (original) => {
  const { ConfirmationModal } = await original<typeof import('./ConfirmationModal')>();
  return {
    get ConfirmationModal() {
      if (down.has('confirmation')) throw new Error('the dialog is down');
      return ConfirmationModal;
    },
  };
});
vi.mock('../fields/SelectPanel', async (original) => {
  const { SelectPanel } = await original<typeof import('../fields/SelectPanel')>();
  return {
    get SelectPanel() {
      if (down.has('select')) throw new Error('the list is down');
      return SelectPanel;
    },
  };
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  down.clear();
});

const Calendar = () => <p>September</p>;

function Opener({ load }: { readonly load: () => Promise<typeof Calendar> }) {
  const [isOpen, setOpen] = useState(false);
  const { Part, hasFailed } = useLazyPart(load, isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Open
      </button>
      {hasFailed && <p role="alert">Not here</p>}
      {isOpen && Part && <Part />}
    </>
  );
}

test('a part that failed to load closes with a message, and is imported again by the next press', async () => {
  const load = vi.fn(async () => Calendar).mockRejectedValueOnce(new Error('offline'));
  render(<Opener load={load} />);
  const button = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(await screen.findByText('September')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a select whose list failed to load closes with a message, and opens at the next key with all typed text', async () => {
  down.add('select');
  const { page } = controlled<number>(undefined, (fieldProps) => (
    <SelectField {...fieldProps} label="Type" options={[{ key: 1, label: 'Flood' }]} />
  ));
  render(page);
  const control = screen.getByRole('combobox', { name: 'Type' });
  // only a press, since hover and focus would prefetch
  fireEvent.click(control);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  down.clear();
  fireEvent.keyDown(control, { key: 'x' });
  fireEvent.blur(control);
  expect(control).toHaveAttribute('aria-expanded', 'false');
  for (const key of 'flo') fireEvent.keyDown(control, { key });
  expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveValue('flo');
  expect(screen.queryByRole('alert')).toBeNull();
});

function Leave({ onAnswer }: { readonly onAnswer: (isConfirmed: boolean) => void }) {
  const confirm = useConfirmation();
  return (
    <button
      type="button"
      onClick={async () => onAnswer(await confirm({ heading: 'Leave?', message: 'Nothing is kept.' }))}
    >
      Leave
    </button>
  );
}

test('a confirmation whose dialog failed to load uses the browser’s dialog, so that its promise resolves', async () => {
  down.add('confirmation');
  const ask = vi.fn(() => true);
  vi.stubGlobal('confirm', ask);
  const onAnswer = vi.fn();
  render(
    <UiProvider>
      <Leave onAnswer={onAnswer} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true));
  expect(ask).toHaveBeenCalledWith('Leave?\n\nNothing is kept.');
  down.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave?' })).toBeVisible();
});

test('a press is answered before its part is rendered, also where the code arrives with the press', async () => {
  const Panel = vi.fn(({ isOpen }: { readonly isOpen: boolean }) => isOpen && <p>September</p>);
  const load = async () => Panel;
  function Control() {
    const [isShown, setShown] = useState(false);
    const { Part, isOpen } = useLazyPart(load, isShown, () => undefined);
    return (
      <>
        <button type="button" onClick={() => setShown(true)}>
          Open
        </button>
        {Part && <Part isOpen={isOpen} />}
      </>
    );
  }
  render(<Control />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('September')).toBeVisible();
  expect(Panel.mock.calls.map(([{ isOpen }]) => isOpen)).toEqual([false, true]);
});
