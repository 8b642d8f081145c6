import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyPage, type SomePages } from './page';
import { prefetchLinkedPages } from './prefetchLinkedPages';
import { prefetchLinks } from './prefetchLinks';
import { prefetchPageCode, prefetchSoon, startPrefetching } from './prefetchPage';

const started: string[] = [];

const recording = (name: string) =>
  lazyPage(
    async () => {
      started.push(`code of ${name}`);
      return { Component: () => null };
    },
    async () =>
      ({ params }) => [
        {
          queryKey: [name, params],
          queryFn: async () => started.push(`data of ${name} ${params.emergencyId ?? ''}`.trim()),
        },
      ],
    { chunk: 'test' },
  );

/** Their code has not arrived yet. */
const newPages = (): SomePages => ({
  emergencies: recording('list'),
  emergenciesLayout: recording('layout'),
  emergencyDetails: recording('details'),
  emergencyReports: recording('reports'),
});
const all = ['code of details', 'code of layout', 'data of details 29', 'data of layout 29'];

let pages: SomePages;
let stop: () => void;

function showLinks(...links: readonly string[]) {
  document.body.innerHTML = `<main>${links.join('')}</main>`;
  return [...document.querySelectorAll('a')];
}

function send(target: Element | undefined, type: string, values: object = {}) {
  target?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), values));
}

const settle = () => vi.advanceTimersByTimeAsync(1000);

const saveData = (isSaving: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: isSaving } });

beforeEach(() => {
  vi.useFakeTimers();
  started.length = 0;
  pages = newPages();
  stop = prefetchLinks(pages);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const emergency = '<a href="/emergencies/29"><b>Flood</b></a>';

describe('a link to another page', () => {
  test('that is pressed starts the code and the queries of the page that it redirects to, before the release', async () => {
    const [link] = showLinks(emergency);
    send(link?.firstElementChild ?? undefined, 'pointerdown', { pointerType: 'touch' });
    await vi.advanceTimersByTimeAsync(0);
    expect(started.toSorted()).toEqual(all);
  });

  test('starts them on Enter, and on no other key', async () => {
    const [link] = showLinks(emergency);
    send(link, 'keydown', { key: 'Tab' });
    await settle();
    expect(started).toEqual([]);
    send(link, 'keydown', { key: 'Enter' });
    await vi.advanceTimersByTimeAsync(0);
    expect(started.toSorted()).toEqual(all);
  });

  test.each(['pointerover', 'focusin'])('starts them once the %s lasts', async (type) => {
    const [link] = showLinks(emergency);
    send(link, type);
    await vi.advanceTimersByTimeAsync(70);
    expect(started).toEqual([]);
    await settle();
    expect(started.toSorted()).toEqual(all);
  });

  test('starts nothing when the pointer passes over it', async () => {
    const [link] = showLinks(emergency);
    send(link, 'pointerover');
    await vi.advanceTimersByTimeAsync(30);
    send(document.body, 'pointerover');
    await settle();
    expect(started).toEqual([]);
  });

  test('starts nothing for a person who saves data, until it is pressed for certain', async () => {
    saveData(true);
    const [link] = showLinks(emergency);
    send(link, 'pointerover');
    send(link, 'pointerdown', { pointerType: 'touch' });
    await settle();
    expect(started).toEqual([]);
    send(link, 'pointerdown', { pointerType: 'mouse' });
    await settle();
    expect(started.toSorted()).toEqual(all);
  });

  test.each([
    '<a href="https://elsewhere.example.org/emergencies/29">x</a>',
    '<a href="/emergencies/29" target="_blank">x</a>',
    '<a href="/emergencies/29" download>x</a>',
    '<a href="/">the page itself</a>',
    '<button>x</button>',
  ])('%s is none', async (markup) => {
    showLinks(markup);
    send(document.querySelector('main > *') ?? undefined, 'pointerdown', { pointerType: 'mouse' });
    await settle();
    expect(started).toEqual([]);
  });
});

describe('pages that links in view lead to', () => {
  const place = (top: number) => ({ top, bottom: top + 20, height: 20 }) as DOMRect;

  test('have their code fetched once each, without data', async () => {
    const links = showLinks(
      emergency,
      '<a href="/emergencies/30">x</a>',
      '<a href="/emergencies">below</a>',
      '<a href="/emergencies" style="display: none">in a page that is kept</a>',
    );
    const below = links[2];
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      return place(this === below ? 5000 : 10);
    });
    saveData(true);
    prefetchLinkedPages(pages);
    await settle();
    expect(started).toEqual([]);
    saveData(false);
    prefetchLinkedPages(pages);
    prefetchLinkedPages(pages);
    await settle();
    expect(started.toSorted()).toEqual(['code of details', 'code of layout']);
  });
});

describe('an option that opens a page', () => {
  const address = '/emergencies/29/details';
  let end: () => void;

  beforeEach(() => {
    end = startPrefetching(pages);
  });
  afterEach(() => end());

  test('starts its code and queries when it stays chosen for a moment', async () => {
    const leave = prefetchSoon(address);
    leave();
    await settle();
    expect(started).toEqual([]);
    prefetchSoon(address);
    await settle();
    expect(started.toSorted()).toEqual(all);
  });

  test('starts nothing without an address, before the first view is complete, and for somebody who saves data', async () => {
    prefetchSoon(null);
    saveData(true);
    prefetchSoon(address);
    prefetchPageCode(address);
    saveData(false);
    end();
    prefetchSoon(address);
    prefetchPageCode(address);
    await settle();
    expect(started).toEqual([]);
  });

  test('has only its code fetched while it is likely, not chosen', async () => {
    prefetchPageCode(address);
    await settle();
    expect(started.toSorted()).toEqual(['code of details', 'code of layout']);
  });
});
