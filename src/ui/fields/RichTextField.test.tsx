// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { RichTextField } from './RichTextField';
import { holding } from './testing';

// jsdom lays nothing out; the editor asks where its cursor is in order to scroll to it.
beforeAll(async () => {
  await import('./RichTextEditor');
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

test('is a named, described text box with its formats in a toolbar', async () => {
  const { page } = holding('<p>Heavy <strong>rain</strong></p>', (held) => (
    <RichTextField {...held} label="Situational overview" error="Too short." isRequired />
  ));
  render(page);
  const text = await screen.findByRole('textbox', { name: /Situational overview/ });
  expect(text).toHaveTextContent('Heavy rain');
  await waitFor(() => expect(text).toHaveAccessibleDescription('Too short.'));
  expect(text).toBeInvalid();
  expect(screen.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Italic', pressed: false })).toBeVisible();
});

test('what the sanitiser would drop never gets in', async () => {
  const { page, changes } = holding(
    '<h1>Title</h1><p onclick="x()">A <a href="javascript:x()">bad</a> <a href="https://example.org">good</a><img src=x onerror=y><script>z()</script></p><table><tr><td>cell</td></tr></table>',
    (held) => <RichTextField {...held} label="Overview" />,
  );
  render(page);
  const text = await screen.findByRole('textbox');
  await userEvent.click(screen.getByRole('button', { name: 'Numbered list' }));
  await waitFor(() => expect(changes).toHaveBeenCalled());
  const html = changes.mock.lastCall?.[0] ?? '';
  expect(html).not.toMatch(/script|onclick|onerror|img|javascript|<table|<h1/);
  expect(html).toContain('href="https://example.org"');
  expect(html).toContain('<ol>');
  expect(text).toHaveTextContent('cell');
});

test('a value from outside replaces the text; emptied it is undefined', async () => {
  const { page, changes } = holding<string>('<p>Mine</p>', (held) => (
    <>
      <RichTextField {...held} label="Overview" />
      <button type="button" onClick={() => held.onChange('<p>Restored</p>')}>
        Restore
      </button>
      <button type="button" onClick={() => held.onChange(undefined)}>
        Empty
      </button>
    </>
  ));
  render(page);
  expect(await screen.findByRole('textbox')).toHaveTextContent('Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveTextContent('Restored'));
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveTextContent(/^$/));
  expect(changes.mock.lastCall).toEqual([undefined]);
});

test('read-only shows the text without formats', async () => {
  const { page } = holding('<p>Kept</p>', (held) => <RichTextField {...held} label="Overview" isReadOnly />);
  render(page);
  expect(await screen.findByRole('textbox')).toHaveAttribute('contenteditable', 'false');
  expect(screen.queryByRole('toolbar')).toBeNull();
});
