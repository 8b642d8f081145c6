import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { englishOnly, LanguageContext } from '../language/LanguageContext';
import { FileField } from './FileField';
import { controlled } from './testing';
import { formatSize, isAccepted, type KeepResult, type KeptFile, type Upload, type UploadedFile } from './uploads';

const file = (name: string, type = 'application/pdf', size = 10) => new File([new Uint8Array(size)], name, { type });

/** A server whose responses the test controls. */
function fakeServer() {
  const sent: {
    readonly file: File;
    readonly signal: AbortSignal;
    readonly progress: (part: number) => void;
    answer(id: number): void;
    refuse(): void;
  }[] = [];
  const upload: Upload = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      sent.push({
        file,
        signal,
        progress: onProgress,
        answer: (id) => resolve({ id, name: file.name }),
        refuse: () => reject(new Error('SVG is refused.')),
      });
    });
  return { sent, upload: vi.fn(upload) };
}

test('a chosen file is sent, shows its progress, and becomes the value', async () => {
  const { sent, upload } = fakeServer();
  const { page, changes } = controlled<readonly UploadedFile[]>(undefined, (fieldProps) => (
    <FileField {...fieldProps} label="Attachment" upload={upload} accept={['.pdf']} maxSize={5_000_000} />
  ));
  render(page);
  const input = screen.getByLabelText('Attachment');
  expect(input).toHaveAccessibleDescription('.pdf, up to 5 MB each');
  await userEvent.upload(input, file('appeal.pdf'));
  await act(async () => sent[0]?.progress(0.4));
  expect(screen.getByRole('progressbar', { name: 'Uploading appeal.pdf' })).toHaveValue(0.4);
  await act(async () => sent[0]?.answer(7));
  expect(changes.mock.calls).toEqual([[[{ id: 7, name: 'appeal.pdf' }]]]);
  expect(screen.getByRole('status')).toHaveTextContent('appeal.pdf uploaded');
  await userEvent.click(screen.getByRole('button', { name: 'Remove appeal.pdf' }));
  expect(changes.mock.lastCall).toEqual([undefined]);
});

test.each([
  ['ltr', '.jpg, .png', 'notes.pdf is not of an accepted type (.jpg, .png).'],
  ['rtl', '\u2068.jpg, .png\u2069', 'notes.pdf is not of an accepted type (\u2068.jpg, .png\u2069).'],
] as const)(
  'the accepted types keep their order in a page in direction %s, the dot of the first one too',
  (direction, types, refusal) => {
    const { page } = controlled<readonly UploadedFile[]>(undefined, (fieldProps) => (
      <FileField {...fieldProps} label="Map" upload={fakeServer().upload} accept={['.jpg', '.png']} />
    ));
    render(<LanguageContext value={{ ...englishOnly, direction }}>{page}</LanguageContext>);
    expect(screen.getByText(types)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Map'), { target: { files: [file('notes.pdf')] } });
    expect(screen.getByRole('status')).toHaveTextContent(refusal);
  },
);

test('too large and the wrong type are refused by name, before anything is sent', () => {
  const { upload } = fakeServer();
  const { page } = controlled<readonly UploadedFile[]>(undefined, (fieldProps) => (
    <FileField {...fieldProps} label="Images" upload={upload} accept={['image/*']} maxSize={1000} isMultiple />
  ));
  render(page);
  fireEvent.change(screen.getByLabelText('Images'), {
    target: { files: [file('notes.pdf'), file('big.png', 'image/png', 2000)] },
  });
  expect(screen.getByLabelText('Images')).toHaveAccessibleDescription(
    /notes.pdf is not of an accepted type \(image\/\*\). big.png is larger than 1 kB/,
  );
  expect(upload).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('notes.pdf is not of an accepted type');
  expect(screen.getByLabelText('Images')).toBeValid();
});

test('what was said of a refused file goes with the next change', async () => {
  const { upload } = fakeServer();
  const { page } = controlled<readonly UploadedFile[]>([{ id: 1, name: 'a.pdf' }], (fieldProps) => (
    <FileField {...fieldProps} label="Attachment" upload={upload} accept={['.pdf']} isMultiple />
  ));
  render(page);
  fireEvent.change(screen.getByLabelText('Attachment'), { target: { files: [file('notes.doc')] } });
  expect(screen.getByText(/notes.doc is not/, { selector: ':not([role=status] *)' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
  await waitFor(() => expect(screen.queryByText(/notes.doc is not/, { selector: ':not([role=status] *)' })).toBeNull());
});

test('what was said of a refused file stays while those that were chosen with it arrive', async () => {
  const { sent, upload } = fakeServer();
  const { page, changes } = controlled<readonly UploadedFile[]>(undefined, (fieldProps) => (
    <FileField {...fieldProps} label="Attachment" upload={upload} accept={['.pdf']} isMultiple />
  ));
  render(page);
  fireEvent.change(screen.getByLabelText('Attachment'), { target: { files: [file('notes.doc'), file('a.pdf')] } });
  await act(async () => sent[0]?.answer(7));
  expect(changes.mock.lastCall).toEqual([[{ id: 7, name: 'a.pdf' }]]);
  expect(screen.getByText(/notes.doc is not/, { selector: ':not([role=status] *)' })).toBeVisible();
});

test('files chosen together stand in the order in which they were chosen, however their uploads end', async () => {
  const { sent, upload } = fakeServer();
  const { page, changes } = controlled<readonly UploadedFile[]>([{ id: 9, name: 'stored.png' }], (fieldProps) => (
    <FileField {...fieldProps} label="Photos" upload={upload} isMultiple />
  ));
  render(page);
  fireEvent.change(screen.getByLabelText('Photos'), {
    target: { files: ['a.png', 'b.png', 'c.png'].map((name) => file(name)) },
  });
  await act(async () => sent[0]?.refuse());
  await act(async () => sent[2]?.answer(1));
  await act(async () => sent[1]?.answer(2));
  await userEvent.click(screen.getByRole('button', { name: 'Try a.png again' }));
  await act(async () => sent[3]?.answer(3));
  const names = (changes.mock.lastCall?.[0] ?? []).map(({ name }) => name);
  expect(names).toEqual(['stored.png', 'a.png', 'b.png', 'c.png']);
});

test('read-only, it lists its files and does not say which may be chosen', () => {
  const { upload } = fakeServer();
  const { page } = controlled<readonly UploadedFile[]>([{ id: 1, name: 'plan' }], (fieldProps) => (
    <FileField {...fieldProps} label="Attachment" upload={upload} accept={['.pdf']} maxSize={1000} isReadOnly />
  ));
  render(page);
  expect(screen.getByText('plan')).toBeVisible();
  expect(screen.queryByText(/\.pdf/)).toBeNull();
});

test('a form is told for as long as a file travels, and of the files that failed', async () => {
  const { sent, upload } = fakeServer();
  const onPendingChange = vi.fn();
  const { page } = controlled<readonly UploadedFile[]>(undefined, (fieldProps) => (
    <FileField {...fieldProps} label="Attachment" upload={upload} isMultiple onPendingChange={onPendingChange} />
  ));
  render(page);
  await userEvent.upload(screen.getByLabelText('Attachment'), [file('a.pdf'), file('b.pdf')]);
  await act(async () => sent[0]?.answer(1));
  expect(onPendingChange.mock.calls).toEqual([[{ isBusy: true, failed: [] }]]);
  await act(async () => sent[1]?.refuse());
  expect(onPendingChange.mock.lastCall).toEqual([{ isBusy: false, failed: ['b.pdf'] }]);
});

test('a button that goes with its row hands the focus on to the field', async () => {
  const { sent, upload } = fakeServer();
  const { page } = controlled<readonly UploadedFile[]>([{ id: 1, name: 'kept.pdf' }], (fieldProps) => (
    <FileField {...fieldProps} label="Attachment" upload={upload} isMultiple />
  ));
  render(page);
  const input = screen.getByLabelText('Attachment');
  await userEvent.click(screen.getByRole('button', { name: 'Remove kept.pdf' }));
  expect(input).toHaveFocus();
  await userEvent.upload(input, file('a.pdf'));
  await act(async () => sent[0]?.refuse());
  await userEvent.click(screen.getByRole('button', { name: 'Try a.pdf again' }));
  expect(input).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of a.pdf' }));
  expect(input).toHaveFocus();
});

test('an upload is cancelled', async () => {
  const { sent, upload } = fakeServer();
  const { page, changes } = controlled<readonly UploadedFile[]>(undefined, (fieldProps) => (
    <FileField {...fieldProps} label="Attachment" upload={upload} />
  ));
  render(page);
  await userEvent.upload(screen.getByLabelText('Attachment'), file('a.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of a.pdf' }));
  expect(sent[0]?.signal.aborted).toBe(true);
  await act(async () => sent[0]?.answer(1));
  expect(changes).not.toHaveBeenCalled();
  expect(screen.queryByText('a.pdf')).toBeNull();
});

test('a failed upload is told and can be tried again', async () => {
  const { sent, upload } = fakeServer();
  const { page, changes } = controlled<readonly UploadedFile[]>(undefined, (fieldProps) => (
    <FileField {...fieldProps} label="Attachment" upload={upload} reasonOf={(error) => (error as Error).message} />
  ));
  render(page);
  await userEvent.upload(screen.getByLabelText('Attachment'), file('a.pdf'));
  await act(async () => sent[0]?.refuse());
  expect(screen.getByRole('alert')).toHaveTextContent('a.pdf could not be uploaded. SVG is refused.');
  await userEvent.click(screen.getByRole('button', { name: 'Try a.pdf again' }));
  await act(async () => sent[1]?.answer(3));
  expect(changes.mock.lastCall).toEqual([[{ id: 3, name: 'a.pdf' }]]);
});

test('several files that arrive together are all kept, with captions', async () => {
  const { sent, upload } = fakeServer();
  const { page, changes } = controlled<readonly UploadedFile[]>(undefined, (fieldProps) => (
    <FileField {...fieldProps} label="Images" upload={upload} isMultiple hasCaption />
  ));
  render(page);
  await userEvent.upload(screen.getByLabelText('Images'), [file('a.png'), file('b.png')]);
  await act(async () => {
    sent[1]?.answer(2);
    sent[0]?.answer(1);
  });
  expect(changes.mock.lastCall?.[0]?.map((each) => each.id)).toEqual([1, 2]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Caption of a.png' }), 'x');
  expect(changes.mock.lastCall?.[0]?.[0]).toEqual({ id: 1, name: 'a.png', caption: 'x' });
  await userEvent.keyboard('{Backspace}');
  expect(changes.mock.lastCall?.[0]?.[0]).toEqual({ id: 1, name: 'a.png' });
});

test('a dropped file is taken like a chosen one; leaving cancels it', () => {
  const { sent, upload } = fakeServer();
  const { page } = controlled<readonly UploadedFile[]>(undefined, (fieldProps) => (
    <FileField {...fieldProps} label="Attachment" upload={upload} />
  ));
  const { unmount } = render(page);
  fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [file('a.pdf')] } });
  expect(sent).toHaveLength(1);
  unmount();
  expect(sent[0]?.signal.aborted).toBe(true);
});

test.each([
  ['report.PDF', '', ['.pdf'], true],
  ['report.pdf.exe', 'application/pdf', ['.pdf'], false],
  ['photo', 'image/jpeg', ['image/*'], true],
  ['sheet', 'text/csv', ['text/csv'], true],
  ['any', '', undefined, true],
])('%s (%s) for %j: %s', (name, type, accept, isTaken) => expect(isAccepted({ name, type }, accept)).toBe(isTaken));

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1500, '1.5 kB'],
  [10_000_000, '10 MB'],
])('%d bytes read %s', (bytes, words) => expect(formatSize(bytes, 'en')).toBe(words));

/** The device, with files of an earlier opening of the form. */
function fakeDevice(result: KeepResult = 'kept', files: readonly KeptFile[] = []) {
  return { files, keep: vi.fn(async (_: KeptFile) => result), remove: vi.fn() };
}

test('a file is kept on the device from its choice until it arrives, with the failure of its upload', async () => {
  const { sent, upload } = fakeServer();
  const keptFiles = fakeDevice();
  const { page } = controlled<readonly UploadedFile[]>(undefined, (fieldProps) => (
    <FileField
      {...fieldProps}
      label="Attachment"
      upload={upload}
      keptFiles={keptFiles}
      reasonOf={(error) => (error as Error).message}
    />
  ));
  render(page);
  await userEvent.upload(screen.getByLabelText('Attachment'), file('a.pdf'));
  await act(async () => sent[0]?.refuse());
  expect(keptFiles.keep.mock.calls.map(([{ failure }]) => failure)).toEqual([null, 'SVG is refused.']);
  expect(keptFiles.remove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try a.pdf again' }));
  await act(async () => sent[1]?.answer(3));
  expect(keptFiles.remove.mock.calls).toEqual([[keptFiles.keep.mock.lastCall?.[0].id]]);
});

test.each([
  ['tooLarge', 'Files over 25 MB are not kept on this device: leave this page only once it has arrived.'],
  ['failed', 'This device cannot keep the file: leave this page only once it has arrived.'],
] as const)('a file that the device does not keep (%s) is told so', async (result, words) => {
  const { upload } = fakeServer();
  const { page } = controlled<readonly UploadedFile[]>(undefined, (fieldProps) => (
    <FileField {...fieldProps} label="Attachment" upload={upload} keptFiles={fakeDevice(result)} />
  ));
  render(page);
  await userEvent.upload(screen.getByLabelText('Attachment'), file('a.pdf'));
  expect(await screen.findByText(words)).toBeVisible();
});

test('of an earlier opening, a file that was on its way is sent, and a failed one stands with its retry', async () => {
  const { sent, upload } = fakeServer();
  const keptFiles = fakeDevice('kept', [
    { id: 'one', file: file('queued.pdf'), failure: null },
    { id: 'two', file: file('failed.pdf'), failure: 'SVG is refused.' },
  ]);
  const { page } = controlled<readonly UploadedFile[]>(undefined, (fieldProps) => (
    <FileField {...fieldProps} label="Attachment" upload={upload} isMultiple keptFiles={keptFiles} />
  ));
  render(page);
  expect(sent.map((each) => each.file.name)).toEqual(['queued.pdf']);
  expect(screen.getByRole('alert')).toHaveTextContent('failed.pdf could not be uploaded. SVG is refused.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss failed.pdf' }));
  await act(async () => sent[0]?.answer(1));
  expect(keptFiles.remove.mock.calls).toEqual([['two'], ['one']]);
  expect(screen.queryByText('failed.pdf')).toBeNull();
});
