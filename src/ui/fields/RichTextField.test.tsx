import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { RichTextField } from './RichTextField';
import { controlled } from './testing';

// jsdom has no layout; the editor reads the position of its cursor to scroll to it.
beforeAll(async () => {
  await import('./RichTextEditor');
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

test('is a named, described text box with its formats in a toolbar', async () => {
  const { page } = controlled('<p>Heavy <strong>rain</strong></p>', (fieldProps) => (
    <RichTextField {...fieldProps} label="Situational overview" error="Too short." isRequired />
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
  const { page, changes } = controlled(
    '<p onclick="x()">A <a href="javascript:x()">bad</a> <a href="https://example.org">good</a> <a href="mailto:im@example.org">mail</a><script>z()</script></p><table onclick="x()"><tbody><tr><td><iframe src="https://example.org"></iframe>cell</td></tr></tbody></table><p><img src="javascript:x()" onerror="y()"></p>',
    (fieldProps) => <RichTextField {...fieldProps} label="Overview" />,
  );
  render(page);
  const text = await screen.findByRole('textbox');
  await userEvent.click(screen.getByRole('button', { name: 'Numbered list' }));
  await waitFor(() => expect(changes).toHaveBeenCalled());
  const html = changes.mock.lastCall?.[0] ?? '';
  expect(html).not.toMatch(/script|onclick|onerror|iframe/);
  expect(html).toContain('<a href="https://example.org">');
  expect(html).toContain('<a href="mailto:im@example.org">');
  expect(html).toContain('<ol>');
  expect(text).toHaveTextContent('cell');
});

test.each([
  ['a table', '<table><tbody><tr><td colspan="2">People in need</td></tr></tbody></table>'],
  [
    'a picture with its words',
    '<figure><img src="https://example.org/map.png" alt="Map"><figcaption>Map</figcaption></figure>',
  ],
  ['a picture in the text', '<p>See <img src="https://example.org/map.png" alt="Map"></p>'],
  ['a title of any level', '<h1>One</h1><h2>Two</h2><h6>Six</h6>'],
  ['lines through, below and above', '<p><s>old</s> H<sub>2</sub>O m<sup>2</sup></p>'],
  ['what programs write', '<pre><code>a = 1</code></pre><p><code>b</code></p><hr>'],
  ['a link in a table', '<table><tbody><tr><td><a href="https://example.org">Source</a></td></tr></tbody></table>'],
  ['a size of words', '<p>Dead: <span style="font-size: 18px;">12</span></p>'],
  ['a size and a padding of a paragraph', '<p style="font-size: 14px; padding: 4px 8px;">Water</p>'],
  ['another direction and language', '<p dir="rtl" lang="ar">فيضان</p>'],
])('%s that is stored stays when something else is written', async (_, stored) => {
  const { page, changes } = controlled(`<p>Rain</p>${stored}`, (fieldProps) => (
    <RichTextField {...fieldProps} label="Overview" />
  ));
  render(page);
  await screen.findByRole('textbox');
  await userEvent.click(screen.getByRole('button', { name: 'Heading' }));
  await waitFor(() => expect(changes).toHaveBeenCalled());
  const html = changes.mock.lastCall?.[0] ?? '';
  expect(html.startsWith('<h3>Rain</h3>')).toBe(true);
  expect(html.replace(/^<h3>Rain<\/h3>|<p><\/p>$/g, '')).toBe(stored);
});

test.each([
  ['the attribute of a table', '<table html="<p>false</p>"><tbody><tr><td>true</td></tr></tbody></table>', /<td>true/],
  [
    'a picture without an address that may be shown',
    '<p>See <img src="data:image/svg+xml;base64,PHN2Zz4="></p>',
    /<p>See ?</,
  ],
  ['a picture without any address', '<p>See <img alt="Map"></p>', /<p>See ?</],
  ['a style that covers the page', '<p style="position: fixed"><span style="inset: 0">a</span></p>', /<p>a</],
])('%s brings in nothing else', async (_, stored, kept) => {
  const { page, changes } = controlled(`<p>Rain</p>${stored}<p>Wind</p>`, (fieldProps) => (
    <RichTextField {...fieldProps} label="Overview" />
  ));
  render(page);
  await screen.findByRole('textbox');
  await userEvent.click(screen.getByRole('button', { name: 'Heading' }));
  await waitFor(() => expect(changes).toHaveBeenCalled());
  const html = changes.mock.lastCall?.[0] ?? '';
  expect(html).toMatch(kept);
  expect(html).not.toMatch(/false|<img|style/);
});

test('a link in a kept table opens apart, so that what is written stays', async () => {
  const { page } = controlled(
    '<table><tbody><tr><td><a href="https://example.org">Source</a></td></tr></tbody></table>',
    (fieldProps) => <RichTextField {...fieldProps} label="Overview" />,
  );
  render(page);
  expect(await screen.findByRole('link', { name: 'Source' })).toHaveAttribute('target', '_blank');
});

test('the link popover takes the focus, and Enter sets the link without sending the form', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { page, changes } = controlled<string>(undefined, (fieldProps) => (
    <form onSubmit={onSubmit}>
      <RichTextField {...fieldProps} label="Overview" />
    </form>
  ));
  render(page);
  await screen.findByRole('toolbar');
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  const address = await screen.findByRole('textbox', { name: /address/i });
  expect(address).toHaveFocus();
  await userEvent.keyboard('https://user:pw@example.org{Enter}');
  expect(address).toBeInvalid();
  await userEvent.clear(address);
  await userEvent.keyboard('https://example.org{Enter}');
  await waitFor(() => expect(changes.mock.lastCall?.[0]).toContain('<a href="https://example.org/">'));
  await waitFor(() => expect(address).not.toBeInTheDocument());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a value from outside replaces the text; emptied it is undefined', async () => {
  const { page, changes } = controlled<string>('<p>Mine</p>', (fieldProps) => (
    <>
      <RichTextField {...fieldProps} label="Overview" />
      <button type="button" onClick={() => fieldProps.onChange('<p>Restored</p>')}>
        Restore
      </button>
      <button type="button" onClick={() => fieldProps.onChange(undefined)}>
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
  const { page } = controlled('<p>Kept</p>', (fieldProps) => (
    <RichTextField {...fieldProps} label="Overview" isReadOnly />
  ));
  render(page);
  expect(await screen.findByRole('textbox')).toHaveAttribute('contenteditable', 'false');
  expect(screen.queryByRole('toolbar')).toBeNull();
});
