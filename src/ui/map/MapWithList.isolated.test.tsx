import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GlView, GlViewEvents } from './GlView';
import { type MapItem, MapWithList } from './MapWithList';

interface CanvasProps {
  readonly events: GlViewEvents;
  readonly onView: (view: GlView | null) => void;
}

const canvas: { events?: GlViewEvents; isUnavailable: boolean } = { isUnavailable: false };
const goTo = vi.fn();

// The library needs WebGL, which tests do not have; the props and events of the canvas are real.
vi.mock('./MapCanvas', () => ({
  default: function Canvas({ events, onView }: CanvasProps) {
    canvas.events = events;
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, as a map is made
    useEffect(() => {
      if (canvas.isUnavailable) return events.onUnavailable();
      onView({
        goTo,
        where: () => ({ x: 100, y: 100 }),
        map: { zoomIn: vi.fn(), zoomOut: vi.fn() },
      } as unknown as GlView);
      events.onReady();
    }, []);
    return null;
  },
}));

const items: MapItem[] = [
  { id: '1', title: 'Nepal', summary: '2 operations', iso3: 'NPL', longitude: 84, latitude: 28 },
  { id: '2', title: 'Chad', iso3: 'TCD', longitude: 19, latitude: 15 },
];
const details = (item: MapItem) => `All about ${item.title}`;

const show = (shown: readonly MapItem[] = items) =>
  render(
    <MapWithList
      title="Active operations"
      layers={[]}
      items={shown}
      details={details}
      countryPopup={(iso3) => (iso3 === 'PER' ? { title: 'Peru', content: 'Nothing goes on here' } : null)}
      legend={[{ label: 'DREF', colour: '--map-dref' }]}
    />,
  );

beforeEach(() => {
  canvas.isUnavailable = false;
  goTo.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: unknown[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {
        return undefined;
      }
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
});

describe('with a map', () => {
  const ready = () => screen.findByRole('button', { name: 'Zoom in' });

  test('selecting in the list by keyboard opens the popup, and closing it restores focus', async () => {
    show();
    await ready();
    const nepal = screen.getByRole('button', { name: /Nepal/ });
    nepal.focus();
    await userEvent.keyboard('{Enter}');
    const popup = screen.getByRole('dialog', { name: 'Nepal' });
    expect(popup).toHaveFocus();
    expect(popup).toHaveTextContent('All about Nepal');
    expect(nepal).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(items[0], undefined));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(nepal).toHaveFocus();
  });

  test('a press on the map opens the details in popup and list', async () => {
    show();
    await ready();
    canvas.events?.onPick({ id: '2', label: 'Chad', longitude: 19, latitude: 15 });
    expect(await screen.findByRole('dialog', { name: 'Chad' })).toBeInTheDocument();
    expect(screen.getAllByText('All about Chad')).toHaveLength(2);
    canvas.events?.onPick(null);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a press anywhere in a country selects its item', async () => {
    show();
    await ready();
    expect(canvas.events?.isCountryInteractive('FRA')).toBe(false);
    expect(canvas.events?.isCountryInteractive('NPL')).toBe(true);
    canvas.events?.onPickCountry('NPL', { longitude: 84, latitude: 28 });
    expect(await screen.findByRole('dialog', { name: 'Nepal' })).toBeInTheDocument();
  });

  test('a press on a country without an item shows a message until another is pressed', async () => {
    show();
    await ready();
    expect(canvas.events?.isCountryInteractive('PER')).toBe(true);
    canvas.events?.onPickCountry('PER', { longitude: -75, latitude: -10 });
    expect(await screen.findByRole('dialog', { name: 'Peru' })).toHaveTextContent('Nothing goes on here');
    canvas.events?.onPickCountry('NPL', { longitude: 84, latitude: 28 });
    expect(await screen.findByRole('dialog', { name: 'Nepal' })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Tab}');
    canvas.events?.onPickCountry('PER', { longitude: -75, latitude: -10 });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows the legend and the disclaimer about borders', async () => {
    show();
    await ready();
    expect(within(screen.getByRole('list', { name: 'Legend' })).getByText('DREF')).toBeInTheDocument();
    expect(screen.getByText(/do not imply the expression of any opinion/)).toBeInTheDocument();
    expect(screen.getByRole('figure', { name: 'Active operations' })).toBeInTheDocument();
  });

  test('shows a tooltip under the pointer', async () => {
    show();
    await ready();
    canvas.events?.onPoint('Nepal flood', 10, 10, null);
    expect(await screen.findByText('Nepal flood')).toBeInTheDocument();
    canvas.events?.onPoint(null, 0, 0, null);
    await waitFor(() => expect(screen.queryByText('Nepal flood')).toBeNull());
  });

  test('shows the list and a message when the style fails to load', async () => {
    show();
    await ready();
    canvas.events?.onFailed();
    expect(await screen.findByText('The map could not be loaded. The same facts are in the list.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Chad' }));
    expect(screen.getAllByText('All about Chad')).toHaveLength(2);
  });
});

describe('without WebGL', () => {
  test('the list has all items', async () => {
    canvas.isUnavailable = true;
    show();
    expect(
      await screen.findByText('This browser cannot draw the map. The same facts are in the list.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Nepal/ }));
    expect(screen.getByRole('dialog', { name: 'Nepal' })).toHaveTextContent('All about Nepal');
    expect(screen.queryByRole('button', { name: 'Download image' })).toBeNull();
  });
});

const many = Array.from({ length: 60 }, (_, index) => ({
  id: `${index}`,
  title: `Place ${index}`,
  longitude: index,
  latitude: 0,
}));

test('a long list shows its first items, and all on request', async () => {
  show(many);
  expect(screen.getAllByRole('button', { name: /^Place/ })).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Show all places' }));
  expect(screen.getAllByRole('button', { name: /^Place/ })).toHaveLength(60);
});

test('a long list is printed completely', () => {
  show(many);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('button', { name: /^Place/ })).toHaveLength(60);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getAllByRole('button', { name: /^Place/ })).toHaveLength(50);
});

test('a list that counts is ordered by it, says what it counts, and is one tab stop', async () => {
  const counted = [
    { id: '1', title: 'Chad', count: 2, longitude: 19, latitude: 15 },
    { id: '2', title: 'Niger', count: 1200, longitude: 8, latitude: 16 },
    { id: '3', title: 'Benin', count: 2, longitude: 2, latitude: 9 },
  ];
  render(
    <MapWithList title="Operations" layers={[]} items={counted} details={details} countLabel="Active operations" />,
  );
  const list = screen.getByRole('list', { name: 'Places on the map: Active operations' });
  const rows = within(list).getAllByRole('button');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Niger1,200', 'Chad2', 'Benin2']);
  expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  act(() => rows[0]?.focus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(rows[2]).toHaveFocus();
  await userEvent.tab();
  expect(list).not.toContainElement(document.activeElement as HTMLElement);
  await userEvent.tab({ shift: true });
  expect(rows[2]).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(rows[0]).toHaveFocus();
});

test('an empty list shows a message', () => {
  show([]);
  expect(screen.getByText('Data is not available!')).toBeInTheDocument();
});
