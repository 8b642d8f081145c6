import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DifferenceDialog } from './DifferenceDialog';
import { DraftStatus } from './DraftStatus';
import { createDraftState } from './draftState';

const rain = { client_id: '7', id: 7, spec: 'Rain gauges', trust: 1 };
const radio = { client_id: '8', id: 8, spec: 'Radio' };
const crowd = { client_id: 'f00d', spec: 'Hearsay' };

const base = { title: 'Floods', people: 10, overview: '<p>Rain</p>', sectors: ['Health'] };
const mine = { ...base, title: 'Delta floods', people: 20 };
const theirs = { ...base, people: 30, overview: '<p>Rain &amp; wind</p>' };

const open = () => {
  const onResolve = vi.fn();
  render(
    <DifferenceDialog
      mine={mine}
      theirs={theirs}
      base={base}
      labelOf={(path) => path}
      onResolve={onResolve}
      onCancel={() => undefined}
    />,
  );
  return onResolve;
};

const choice = (row: HTMLElement, name: string) => within(row).getByRole('radio', { name });

test('a field only one side changed is taken from that side; for what both changed the person must choose', async () => {
  const onResolve = open();
  const people = screen.getByRole('row', { name: /^people/ });
  expect(people).toHaveTextContent('Changed by both');
  expect(screen.getByRole('row', { name: /^overview/ })).toHaveTextContent('Rain & wind');
  expect(screen.getByRole('radio', { name: 'title: Mine' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'overview: On the server' })).toBeChecked();
  expect(choice(people, 'people: Mine')).not.toBeChecked();
  expect(choice(people, 'people: On the server')).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
  expect(onResolve).not.toHaveBeenCalled();
  expect(screen.getByText('1 field is still to be chosen')).toBeVisible();
  expect(choice(people, 'people: Mine')).toHaveFocus();
  await userEvent.click(choice(people, 'people: On the server'));
  expect(screen.queryByText(/still to be chosen/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
  expect(onResolve).toHaveBeenCalledWith({ ...base, title: 'Delta floods', people: 30, overview: theirs.overview });
});

test('what follows from other answers is not asked', async () => {
  const onResolve = vi.fn();
  render(
    <DifferenceDialog
      mine={mine}
      theirs={theirs}
      base={base}
      computed={['people']}
      labelOf={String}
      onResolve={onResolve}
      onCancel={() => undefined}
    />,
  );
  expect(screen.queryByRole('row', { name: /^people/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
  expect(onResolve).toHaveBeenCalledOnce();
});

test('a choice is read with its value', () => {
  open();
  expect(screen.getByRole('radio', { name: 'people: Mine' })).toHaveAccessibleDescription('20');
  expect(screen.getByRole('radio', { name: 'overview: On the server' })).toHaveAccessibleDescription('Rain & wind');
});

test('the row of a list in which a difference stands is named from the version that has it', () => {
  const names = (path: string, { sources }: { readonly sources?: readonly { readonly spec: string }[] }) =>
    sources?.[Number(/\d+/.exec(path)?.[0])]?.spec;
  render(
    <DifferenceDialog
      mine={{ sources: [radio, rain] }}
      theirs={{ sources: [{ ...rain, trust: 2 }, radio, crowd] }}
      labelOf={(path) => path}
      renderRowName={names}
      onResolve={vi.fn()}
      onCancel={vi.fn()}
    />,
  );
  expect(screen.getByRole('rowheader', { name: /^sources.1.trust ?Rain gauges$/ })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^sources.2 ?Hearsay$/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'sources.1.trust: Mine' })).toHaveAccessibleDescription('Rain gauges 1');
});

test('two people who work on different rows of a list lose nothing', async () => {
  const onResolve = vi.fn();
  render(
    <DifferenceDialog
      base={{ sources: [rain, radio] }}
      mine={{ sources: [rain, radio, crowd] }}
      theirs={{ sources: [{ ...rain, spec: 'New gauges' }] }}
      labelOf={(path) => path}
      onResolve={onResolve}
      onCancel={() => undefined}
    />,
  );
  expect(screen.queryByText('Changed by both')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
  expect(onResolve).toHaveBeenCalledWith({ sources: [{ ...rain, spec: 'New gauges' }, crowd] });
});

test('without knowing what both began from nothing is chosen for the person', async () => {
  const onResolve = vi.fn();
  render(
    <DifferenceDialog
      mine={mine}
      theirs={theirs}
      labelOf={(path) => path}
      onResolve={onResolve}
      onCancel={() => undefined}
    />,
  );
  for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
  expect(onResolve).not.toHaveBeenCalled();
});

test('a choice may be taken back, and holds for its field alone', async () => {
  const onResolve = open();
  const row = screen.getByRole('row', { name: /^people/ });
  await userEvent.click(choice(row, 'people: On the server'));
  await userEvent.click(choice(row, 'people: Mine'));
  expect(choice(row, 'people: On the server')).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'title: Mine' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
  expect(onResolve).toHaveBeenCalledWith({ ...base, title: 'Delta floods', people: 20, overview: theirs.overview });
});

test('only what both changed is marked, and nothing is without a common base', () => {
  open();
  expect(screen.getAllByText('Changed by both')).toHaveLength(1);
  expect(screen.getByText('1 field is still to be chosen')).toBeVisible();
  cleanup();
  render(<DifferenceDialog mine={mine} theirs={theirs} labelOf={String} onResolve={vi.fn()} onCancel={vi.fn()} />);
  expect(screen.queryByText('Changed by both')).toBeNull();
  expect(screen.getByText('3 fields are still to be chosen')).toBeVisible();
});

test.each([
  ['Ada', /^Last saved by Ada\. What only one of you changed/],
  [null, /^What only one of you changed/],
  [undefined, /^What only one of you changed/],
])('it says who saved the other version: %s', (savedBy, text) => {
  render(
    <DifferenceDialog
      mine={mine}
      theirs={theirs}
      savedBy={savedBy}
      labelOf={(path) => `label of ${path}`}
      renderValue={(path, value, document) => (path === 'people' ? `${value} in ${'title' in document}` : undefined)}
      onResolve={vi.fn()}
      onCancel={vi.fn()}
    />,
  );
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'FieldMineOn the server',
    'label of titleDelta floodsFloods',
    'label of people20 in true30 in true',
    'label of overviewRainRain & wind',
  ]);
});

test('cancelling resolves nothing', async () => {
  const [onResolve, onCancel] = [vi.fn(), vi.fn()];
  render(<DifferenceDialog mine={mine} theirs={theirs} labelOf={String} onResolve={onResolve} onCancel={onCancel} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onResolve).not.toHaveBeenCalled();
});

test.each([
  ['Mine for all that both changed', 20, 'Mud'],
  ['The server’s for all that both changed', 30, 'Snow'],
])('%s: what only one side changed stays', async (button, people, cause) => {
  const onResolve = vi.fn();
  render(
    <DifferenceDialog
      base={{ ...base, cause: 'Rain' }}
      mine={{ ...mine, cause: 'Mud' }}
      theirs={{ ...theirs, cause: 'Snow' }}
      labelOf={(path) => path}
      onResolve={onResolve}
      onCancel={vi.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: button }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
  expect(onResolve).toHaveBeenCalledWith({ ...mine, overview: theirs.overview, people, cause });
});

test('for one field that both changed there are no buttons for all', () => {
  open();
  expect(screen.queryByRole('button', { name: /all that both changed/ })).toBeNull();
});

describe('the status', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 5, 1, 12) }));
  afterEach(() => vi.useRealTimers());

  test.each([
    [0, 'Saved on this device just now'],
    [4_999, 'Saved on this device just now'],
    [5_000, 'Saved on this device 5 sec. ago'],
    [12_000, 'Saved on this device 12 sec. ago'],
    [3_600_000, 'Saved on this device 1 hr. ago'],
  ])('after %i ms', (age, text) => {
    const { container } = render(<DraftStatus state={createDraftState({ kind: 'saved', at: Date.now() - age })} />);
    expect(container).toHaveTextContent(text);
  });

  test.each([
    ['nothing is said before the first save', { kind: 'none' }, null, ''],
    ['a save under way is said', { kind: 'saving' }, null, 'Saving on this device'],
    ['a full device is an alert', { kind: 'failed', isFull: true }, 'alert', /^This device has no room left/],
    ['a device without storage is an alert', { kind: 'failed', isFull: false }, 'alert', /^This device cannot keep/],
  ] as const)('%s', (_, state, role, text) => {
    const { container } = render(<DraftStatus state={createDraftState(state)} />);
    if (typeof text === 'string') expect(container.textContent).toBe(text);
    else expect(container).toHaveTextContent(text);
    expect(screen.queryByRole('alert') === null).toBe(role === null);
  });

  test('it goes on counting, every three seconds for a minute, then every half minute', () => {
    const { container, unmount } = render(<DraftStatus state={createDraftState({ kind: 'saved', at: Date.now() })} />);
    const textAfter = (milliseconds: number) => {
      act(() => vi.advanceTimersByTime(milliseconds));
      return container.textContent;
    };
    expect(textAfter(5_999)).toBe('Saved on this device just now');
    expect(textAfter(1)).toBe('Saved on this device 6 sec. ago');
    expect(textAfter(3_000)).toBe('Saved on this device 9 sec. ago');
    expect(textAfter(51_000)).toBe('Saved on this device 1 min. ago');
    expect(textAfter(29_999)).toBe('Saved on this device 1 min. ago');
    expect(textAfter(30_001)).toBe('Saved on this device 2 min. ago');
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
