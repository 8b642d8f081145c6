import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { randomId } from '../form/clientId';
import { Form } from '../form/Form';
import { FormTextField } from '../form/formFields';
import { ListField } from '../form/ListField';
import { DraftStatus } from './DraftStatus';
import { createDraftState } from './draftState';
import { draftsOf, storeDraft } from './draftStore';
import { RestoreDraftDialog } from './RestoreDraftDialog';
import { useDraft } from './useDraft';

interface Values {
  title: string | null;
  country: string | null;
  actions: { client_id: string; summary: string }[];
}

interface EditorProps {
  readonly userId?: number;
  readonly version?: number;
  /** The server's version of the document. */
  readonly stored?: number;
}

function Editor({ userId = 7, version = 1, stored = 1 }: EditorProps) {
  const form = useForm<Values>({ defaultValues: { title: 'Delta floods', country: null, actions: [] } });
  const base = useRef({ stored });
  const [writerId] = useState(randomId);
  const draft = useDraft({ userId, documentKey: 'field-report/12', writerId, form, version, base });
  const [baseVersion, setBase] = useState<number>();
  return (
    <Form form={form} onSubmit={() => draft.drop()}>
      <FormTextField<Values> name="title" label="Title" />
      <ListField
        name="actions"
        label="Actions"
        rowLabel="Action"
        newRow={() => ({ summary: '' })}
        renderRow={(path) => <FormTextField name={`${path}.summary`} label="Summary" />}
      />
      <DraftStatus state={draft.state} />
      <button type="submit">Save</button>
      <button type="button" onClick={() => setBase(base.current.stored)}>
        Base {baseVersion}
      </button>
      <span>{form.formState.isDirty ? 'changed' : 'unchanged'}</span>
      <RestoreDraftDialog
        draft={draft}
        name="Report"
        current={form.getValues()}
        labelOf={(path) => ({ title: 'Title', actions: 'Actions' })[path] ?? path}
      />
    </Form>
  );
}

const mine = { userId: '7', documentKey: 'field-report/12' };
const draftFrom = (tabId: string, title: string, savedAt = Date.now()) => ({
  ...mine,
  tabId,
  writerId: `form in ${tabId}`,
  version: 1,
  savedAt,
  values: { title, country: null, actions: [] },
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Types at the end of the title, at once: on a busy machine keys one by one take longer than the rests that are tested. */
function typeTitle(text: string) {
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  fireEvent.change(title, { target: { value: title.value + text } });
}

const storedTitles = async () => (await draftsOf(mine)).map((draft) => draft.values.title);

test('what is typed is kept on the device when typing rests, and the person is told', async () => {
  render(<Editor />);
  expect(await draftsOf(mine)).toEqual([]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  typeTitle(' 2026');
  expect(screen.getByText('Saving on this device')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(700));
  expect(screen.getByText('Saving on this device')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(200));
  vi.useRealTimers();
  expect(await screen.findByText('Saved on this device just now')).toBeVisible();
  expect(await draftsOf(mine)).toMatchObject([{ values: { title: 'Delta floods 2026' } }]);
});

test('opening a form writes nothing', async () => {
  const { unmount } = render(<Editor />);
  unmount();
  expect(await draftsOf(mine)).toEqual([]);
});

test('an added row is kept at once when the page is hidden', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect((await draftsOf(mine))[0]?.values.actions).toHaveLength(1));
});

test('a draft from before is offered with its time and difference, and restored as a change', async () => {
  await storeDraft(draftFrom('closed tab', 'Delta floods, second wave', Date.now() - 3_600_000));
  render(<Editor />);
  const dialog = await screen.findByRole('alertdialog', { name: 'Restore your draft?' });
  expect(dialog).toHaveTextContent('1 hr. ago');
  expect(within(dialog).getByText('1 field differs')).toBeVisible();
  expect(within(dialog).getByRole('row', { name: 'Title Delta floods Delta floods, second wave' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Restore draft' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Delta floods, second wave');
  expect(screen.getByText('changed')).toBeVisible();
  await waitFor(async () => expect((await draftsOf(mine)).map(({ tabId }) => tabId)).not.toContain('closed tab'));
  expect(await storedTitles()).toEqual(['Delta floods, second wave']);
});

test('who leaves and comes back in the same page is offered what was typed, and typing on does not write over it', async () => {
  const { unmount } = render(<Editor />);
  typeTitle(', typed first');
  unmount();
  render(<Editor />);
  await userEvent.click(await screen.findByRole('button', { name: 'Decide later' }));
  await screen.findByRole('textbox', { name: 'Title' });
  typeTitle(', typed second');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () =>
    expect(await storedTitles()).toEqual(['Delta floods, typed second', 'Delta floods, typed first']),
  );
});

test('a restored draft brings its base, also for the draft written from it', async () => {
  const { unmount } = render(<Editor stored={1} />);
  typeTitle('!');
  unmount();
  render(<Editor stored={2} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore draft' }));
  await userEvent.click(screen.getByRole('button', { name: /Base/ }));
  expect(screen.getByRole('button', { name: 'Base 1' })).toBeVisible();
  await waitFor(async () => expect(await draftsOf(mine)).toMatchObject([{ base: { stored: 1 } }]));
});

test('a draft is written while typing goes on without a pause', async () => {
  render(<Editor />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  for (let half = 1; half <= 8; half += 1) {
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), {
      target: { value: `Floods, second ${half / 2}` },
    });
    await act(() => vi.advanceTimersByTimeAsync(500));
  }
  expect(await storedTitles()).toEqual(['Floods, second 3']);
});

test('a value that no draft can hold is told', async () => {
  vi.stubGlobal('structuredClone', () => {
    throw new DOMException('not a plain value', 'DataCloneError');
  });
  render(<Editor />);
  typeTitle('!');
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot keep a draft');
});

test('discarding removes it, deciding later keeps it', async () => {
  await storeDraft(draftFrom('closed tab', 'Other'));
  const { unmount } = render(<Editor />);
  await userEvent.click(await screen.findByRole('button', { name: 'Decide later' }));
  expect(await storedTitles()).toEqual(['Other']);
  unmount();
  render(<Editor />);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await waitFor(async () => expect(await draftsOf(mine)).toEqual([]));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Delta floods');
});

test('of several drafts the newest is offered, or the one that the address asks for', async () => {
  await storeDraft(draftFrom('a', 'Older', Date.now() - 60_000));
  await storeDraft(draftFrom('b', 'Newer'));
  const { unmount } = render(<Editor />);
  expect(await screen.findByRole('cell', { name: 'Newer' })).toBeVisible();
  unmount();
  window.history.replaceState(null, '', '?draft=form+in+a');
  render(<Editor />);
  expect(await screen.findByRole('cell', { name: 'Older' })).toBeVisible();
  window.history.replaceState(null, '', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Restore draft' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Older');
  await waitFor(async () => expect((await storedTitles()).toSorted()).toEqual(['Newer', 'Older']));
});

test('once the server has the document the draft goes, and a late write does not bring it back', async () => {
  render(<Editor />);
  typeTitle('!');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await storedTitles()).toEqual(['Delta floods!']));
  typeTitle('!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await draftsOf(mine)).toEqual([]));
  window.dispatchEvent(new Event('pagehide'));
  await act(async () => undefined);
  expect(await draftsOf(mine)).toEqual([]);
});

test('another person on the same device is offered nothing of it', async () => {
  await storeDraft(draftFrom('closed tab', 'Private'));
  render(<Editor userId={8} />);
  await waitFor(async () => expect(await draftsOf({ ...mine, userId: '8' })).toEqual([]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await storedTitles()).toEqual(['Private']);
});

test('a tab that is open keeps its draft to itself, and two tabs do not write over each other', async () => {
  vi.stubGlobal('navigator', {
    ...window.navigator,
    locks: {
      request: () => new Promise(() => undefined),
      query: async () => ({ held: [{ name: 'go-draft-tab-other tab' }] }),
    },
  });
  await storeDraft(draftFrom('other tab', 'Typed over there'));
  render(<Editor />);
  typeTitle('!');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect((await storedTitles()).sort()).toEqual(['Delta floods!', 'Typed over there']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a draft of another shape is told and stays, one that changes nothing is cleared away', async () => {
  await storeDraft({ ...draftFrom('a', 'Old shape'), version: 0 });
  await storeDraft(draftFrom('b', 'Delta floods'));
  render(<Editor />);
  const dialog = await screen.findByRole('alertdialog', { name: 'Your draft is of an earlier version of this form' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decide later' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await storedTitles()).toEqual(['Old shape']);
});

test('a device that cannot keep drafts is told plainly, and the form goes on', async () => {
  render(<Editor />);
  await waitFor(async () => expect(await draftsOf(mine)).toEqual([]));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  typeTitle('!');
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByRole('alert')).toHaveTextContent('no room left for a draft');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Delta floods!');
});

test('files that the device cannot keep are named beside the state of the draft', () => {
  render(<DraftStatus state={createDraftState({ kind: 'saved', at: Date.now(), unkept: ['map.png'] })} />);
  expect(screen.getByText('Saved on this device just now')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This device cannot keep these files: map.png.');
});
