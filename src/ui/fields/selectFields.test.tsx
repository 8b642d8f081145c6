import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { englishOnly, LanguageContext } from '#ui/language/LanguageContext';
import { Modal } from '../overlays/Modal';
import { CountryField } from './CountryField';
import { MultiSelectField } from './MultiSelectField';
import { NativeSelect } from './NativeSelect';
import { NothingChosen } from './NothingChosen';
import { SelectField } from './SelectField';
import { controlled } from './testing';
import type { FoundOptions } from './useOptions';

/** jsdom has no viewport: the test triggers the intersection of the end of the list. */
let reachEnd: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const hazards = ['Flood', 'Cyclone', 'Heat wave', 'Épidemie'].map((label, key) => ({ key, label }));

test('opens by keyboard, is searched without accents, and gives the chosen key and focus back', async () => {
  const { page, changes } = controlled<number>(undefined, (fieldProps) => (
    <SelectField {...fieldProps} label="Disaster type" options={hazards} isRequired error="Choose one." />
  ));
  render(page);
  const control = screen.getByRole('combobox', { name: 'Disaster type' });
  expect(control).toHaveAttribute('aria-expanded', 'false');
  expect(control).toHaveAccessibleDescription('Choose one.');
  expect(control).toBeInvalid();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const search = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(search).toHaveFocus());
  await userEvent.keyboard('epi');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(changes.mock.calls).toEqual([[3]]));
  await waitFor(() => expect(control).toHaveFocus());
  expect(control).toHaveTextContent('Épidemie');
});

test('typing on the closed control opens it with what was typed', async () => {
  const { page } = controlled<number>(undefined, (fieldProps) => (
    <SelectField {...fieldProps} label="Type" options={hazards} />
  ));
  render(page);
  await userEvent.tab();
  await userEvent.keyboard('c');
  expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveValue('c');
});

test('within a dialog too, what is typed once it is open goes into the search', async () => {
  const { page, changes } = controlled<number>(undefined, (fieldProps) => (
    <Modal title="Share" isOpen onClose={() => undefined}>
      <SelectField {...fieldProps} label="Type" options={hazards} />
    </Modal>
  ));
  render(page);
  const control = await screen.findByRole('combobox', { name: 'Type' });
  await userEvent.click(control);
  const search = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(search).toHaveFocus());
  act(() => screen.getByRole('dialog', { name: 'Type' }).focus());
  expect(search).toHaveFocus();
  await userEvent.keyboard('cyc');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(changes.mock.calls).toEqual([[1]]));
  await waitFor(() => expect(control).toHaveFocus());
});

test('clears to undefined; choosing what is chosen changes nothing', async () => {
  const { page, changes } = controlled(1, (fieldProps) => (
    <SelectField {...fieldProps} label="Type" options={hazards} />
  ));
  render(page);
  await userEvent.click(screen.getByRole('combobox'));
  const chosen = await screen.findByRole('option', { name: 'Cyclone' });
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(chosen);
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(changes).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Type' }));
  expect(changes.mock.calls).toEqual([[undefined]]);
});

test.each([
  [{ isPending: true }, 'Fetching options...'],
  [{ hasFailed: true }, 'Could not load options'],
  [{ options: [] }, 'No option available'],
])('%j says "%s"', async (source, words) => {
  const { page } = controlled<number>(undefined, (fieldProps) => (
    <SelectField {...fieldProps} {...source} label="Type" />
  ));
  render(page);
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a search without result says so', async () => {
  const { page } = controlled<number>(undefined, (fieldProps) => (
    <SelectField {...fieldProps} label="Type" options={hazards} />
  ));
  render(page);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'zzz');
  expect(await screen.findByText('No option available for the search')).toBeVisible();
});

test('of 10,000 options few are built, the rest is counted, and any is found', async () => {
  const many = Array.from({ length: 10_000 }, (_, key) => ({ key, label: `Place ${key}` }));
  const { page, changes } = controlled<number>(undefined, (fieldProps) => (
    <SelectField {...fieldProps} label="Place" options={many} />
  ));
  render(page);
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('and 9,988 more')).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(12);
  await act(async () => reachEnd());
  expect(screen.getAllByRole('option')).toHaveLength(24);
  expect(screen.getByText('and 9,976 more')).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), '9876');
  await userEvent.click(await screen.findByRole('option', { name: 'Place 9876' }));
  expect(changes.mock.calls).toEqual([[9876]]);
});

test('options searches for as one types: the late answer of an older search is ignored, a failure can be tried again', async () => {
  const answers = new Map<string, (found: FoundOptions<number>) => void>();
  const refusals = new Map<string, () => void>();
  const onSearch = vi.fn(
    (text: string) =>
      new Promise<FoundOptions<number>>((resolve, reject) => {
        answers.set(text, resolve);
        refusals.set(text, () => reject(new Error('down')));
      }),
  );
  const { page, changes } = controlled<number>(undefined, (fieldProps) => (
    <SelectField {...fieldProps} label="Emergency" onSearch={onSearch} />
  ));
  render(page);
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('Fetching options...')).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'del');
  await waitFor(() => expect(answers.has('del')).toBe(true));
  answers.get('')?.({ options: [{ key: 1, label: 'Old answer' }], total: 1 });
  refusals.get('del')?.();
  expect(await screen.findByText('Could not load options')).toBeVisible();
  expect(screen.queryByText('Old answer')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus();
  await waitFor(() => expect(onSearch.mock.calls.filter(([text]) => text === 'del')).toHaveLength(2));
  answers.get('del')?.({ options: [{ key: 7, label: 'Delta floods' }], total: 1 });
  await userEvent.click(await screen.findByRole('option', { name: 'Delta floods' }));
  expect(changes.mock.calls).toEqual([[7]]);
  expect(screen.getByRole('combobox')).toHaveTextContent('Delta floods');
});

test('several searches for as one types: says how many more there are, and keeps the names of those a new search hides', async () => {
  const searches: string[] = [];
  const { page, changes } = controlled<readonly number[]>(undefined, (fieldProps) => (
    <MultiSelectField
      {...fieldProps}
      label="Emergencies"
      // a new function at every rendering, as in pages
      onSearch={async (text) => {
        searches.push(text);
        return text === ''
          ? { options: [{ key: 1, label: 'Nepal floods' }], total: 3412 }
          : { options: [{ key: 2, label: 'Kenya drought' }], total: 1 };
      }}
    />
  ));
  render(page);
  await userEvent.click(screen.getByRole('combobox', { name: 'Emergencies' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Nepal floods' }));
  expect(screen.getByText('and 3,411 more')).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'ken');
  await userEvent.click(await screen.findByRole('option', { name: 'Kenya drought' }));
  expect(screen.queryByText(/more$/)).toBeNull();
  expect(changes.mock.lastCall).toEqual([[1, 2]]);
  expect(searches).toEqual(['', 'ken']);
  await userEvent.keyboard('{Escape}{Escape}');
  expect(await screen.findByRole('combobox', { name: 'Emergencies' })).toHaveTextContent('Nepal floods, Kenya drought');
});

test('several: stays open, keeps what a search hides, counts, and clears to undefined', async () => {
  const { page, changes } = controlled<readonly number[]>([0], (fieldProps) => (
    <MultiSelectField {...fieldProps} label="Types" options={hazards} />
  ));
  render(page);
  await userEvent.click(screen.getByRole('combobox', { name: 'Types' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'cyc');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.click(screen.getByRole('option', { name: 'Cyclone' }));
  expect(changes.mock.lastCall).toEqual([[0, 1]]);
  expect(screen.getByRole('combobox', { name: 'Search' })).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  const control = await screen.findByRole('combobox', { name: 'Types' });
  expect(control).toHaveTextContent('Flood, Cyclone');
  expect(within(control).getByText('2 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Types' }));
  expect(changes.mock.lastCall).toEqual([undefined]);
});

test('in Arabic it is searched without marks, and lists several with the signs of Arabic', async () => {
  const options = [
    { key: 1, label: 'فيضانات' },
    { key: 2, label: 'زلزال' },
  ];
  const { page } = controlled<readonly number[]>([1], (fieldProps) => (
    <MultiSelectField {...fieldProps} label="النوع" options={options} />
  ));
  render(<LanguageContext value={{ ...englishOnly, language: 'ar', direction: 'rtl' }}>{page}</LanguageContext>);
  await userEvent.click(screen.getByRole('combobox', { name: 'النوع' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'زِلزال');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.click(screen.getByRole('option', { name: 'زلزال' }));
  await userEvent.keyboard('{Escape}{Escape}');
  const control = await screen.findByRole('combobox', { name: 'النوع' });
  expect(control).toHaveTextContent(/فيضانات.* و.*زلزال/);
});

test('read-only does not open', async () => {
  const { page } = controlled(1, (fieldProps) => (
    <SelectField {...fieldProps} label="Type" options={hazards} isReadOnly />
  ));
  render(page);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
});

test('the picker of countries names itself and holds ids', async () => {
  const countries = [
    { id: 123, name: 'Nepal' },
    { id: 124, name: 'Nowhere' },
  ];
  const { page } = controlled(123, (fieldProps) => <CountryField {...fieldProps} countries={countries} />);
  render(page);
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Nepal');
});

describe('a value without its option', () => {
  const findNothing = async () => ({ options: [], total: 0 });
  test.each([
    ['while options load', { isPending: true }, 'Fetching options...'],
    ['where the options lack it', { options: hazards }, 'Unknown'],
    ['where the options failed', { hasFailed: true }, 'Not available'],
    ['while a read beside a search has not named it', { onSearch: findNothing }, 'Fetching options...'],
    ['where that read failed', { onSearch: findNothing, hasFailed: true }, 'Not available'],
    ['where that read lacks it', { onSearch: findNothing, isPending: false }, 'Unknown'],
  ])('%s is never shown as its key', (_, source, text) => {
    const one = controlled<number>(99, (fieldProps) => <SelectField {...fieldProps} {...source} label="Type" />);
    const several = controlled<readonly number[]>([99], (fieldProps) => (
      <MultiSelectField {...fieldProps} {...source} label="Types" />
    ));
    render(
      <>
        {one.page}
        {several.page}
      </>,
    );
    for (const name of ['Type', 'Types']) {
      expect(screen.getByRole('combobox', { name })).toHaveTextContent(text);
      expect(screen.getByRole('combobox', { name })).not.toHaveTextContent('99');
    }
  });

  test.each([
    ['while options load', { isPending: true }, false],
    ['where the options failed', { hasFailed: true }, false],
    ['where the options lack it', {}, true],
  ])('in a filter, %s: that it is gone and can be cleared is said: %s', async (_, state, isSaid) => {
    const native = controlled<number>(99, (fieldProps) => (
      <NativeSelect {...fieldProps} {...state} options={hazards} label="Type" />
    ));
    const one = controlled<number>(99, (fieldProps) => (
      <SelectField {...fieldProps} {...state} options={hazards} label="Kind" />
    ));
    const several = controlled<readonly number[]>([99], (fieldProps) => (
      <MultiSelectField {...fieldProps} {...state} options={hazards} label="Kinds" />
    ));
    const pages = [native, one, several];
    render(
      <NothingChosen value="All">
        {pages.map(({ page }, index) => (
          <Fragment key={String(index)}>{page}</Fragment>
        ))}
      </NothingChosen>,
    );
    const notes = screen.queryAllByText('This choice does not exist, or you may not see it.');
    expect(notes).toHaveLength(isSaid ? 3 : 0);
    // the other two have a button of their own
    for (const name of isSaid ? ['Type', 'Kind', 'Kinds'] : [])
      await userEvent.click(screen.getByRole('button', { name: `Clear ${name}` }));
    for (const { changes } of pages) expect(changes.mock.calls).toEqual(isSaid ? [[undefined]] : []);
    expect(screen.queryByText(/^This choice/)).not.toBeInTheDocument();
  });

  test('in a filter of several values, those without an option go alone', async () => {
    const { page, changes } = controlled<readonly number[]>([1, 99, 2], (fieldProps) => (
      <MultiSelectField {...fieldProps} options={hazards} label="Kinds" />
    ));
    render(<NothingChosen value="All">{page}</NothingChosen>);
    await userEvent.click(screen.getByRole('button', { name: 'Remove it from Kinds' }));
    expect(changes.mock.calls).toEqual([[[1, 2]]]);
    expect(screen.queryByText(/^This choice/)).not.toBeInTheDocument();
  });

  test('in a form, the page says itself what became of it', () => {
    const { page } = controlled<number>(99, (fieldProps) => (
      <SelectField {...fieldProps} options={hazards} label="Kind" />
    ));
    render(page);
    expect(screen.queryByText(/^This choice/)).not.toBeInTheDocument();
  });

  test('shows the name that the page knows', () => {
    const { page } = controlled<number>(99, (fieldProps) => (
      <SelectField
        {...fieldProps}
        label="Type"
        options={hazards}
        selectedOption={{ key: 99, label: 'Insect plague' }}
      />
    ));
    render(page);
    expect(screen.getByRole('combobox')).toHaveTextContent('Insect plague');
  });

  test.each([
    ['while options load', { isPending: true, options: [] }, 'Fetching options...'],
    ['where the options failed', { hasFailed: true, options: [] }, 'Not available'],
    ['where the options lack it', { options: hazards }, 'Unknown'],
  ])('in a native select, %s, is not shown as no value', (_, source, text) => {
    const { page } = controlled<number>(99, (fieldProps) => (
      <NativeSelect {...fieldProps} {...source} label="Type" placeholder="All types" />
    ));
    render(page);
    expect(screen.getByRole('combobox')).toHaveDisplayValue(text);
  });
});

test('selects that cannot name what is chosen, since their options failed, say so and can be tried again', async () => {
  const onRetry = vi.fn();
  const failed = { options: undefined, hasFailed: true, onRetry } as const;
  const one = controlled<number>(99, (fieldProps) => <SelectField {...fieldProps} {...failed} label="Type" />);
  const several = controlled<readonly number[]>([99], (fieldProps) => (
    <MultiSelectField {...fieldProps} {...failed} label="Types" />
  ));
  const empty = controlled<number>(undefined, (fieldProps) => <SelectField {...fieldProps} {...failed} label="Kind" />);
  render(
    <>
      {one.page}
      {several.page}
      {empty.page}
    </>,
  );
  expect(screen.getAllByText('Could not load options')).toHaveLength(2);
  const retries = screen.getAllByRole('button', { name: 'Retry' });
  for (const [index, name] of ['Type', 'Types'].entries()) {
    await userEvent.click(retries[index] as HTMLElement);
    expect(onRetry).toHaveBeenCalledTimes(index + 1);
    expect(screen.getByRole('combobox', { name })).toHaveFocus();
  }
});

test('a native select whose options failed says so, and can be tried again', async () => {
  const onRetry = vi.fn();
  const { page } = controlled<number>(undefined, (fieldProps) => (
    <NativeSelect {...fieldProps} label="Type" placeholder="All types" options={[]} hasFailed onRetry={onRetry} />
  ));
  render(page);
  expect(screen.getByText('Could not load options')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveFocus();
});

test('selects say that their options are needed when the reader reaches for them', async () => {
  const onNeedOptions = vi.fn();
  const { page } = controlled<number>(undefined, (fieldProps) => (
    <>
      <NativeSelect {...fieldProps} label="Native" options={[]} onNeedOptions={onNeedOptions} />
      <SelectField {...fieldProps} label="Searchable" isPending onNeedOptions={onNeedOptions} />
    </>
  ));
  render(page);
  expect(onNeedOptions).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onNeedOptions).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(onNeedOptions).toHaveBeenCalledTimes(2);
});

test('the list is that of the search when the next press comes', async () => {
  const { page, changes } = controlled<number>(undefined, (fieldProps) => (
    <SelectField {...fieldProps} label="Disaster type" options={hazards} />
  ));
  render(page);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const search = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' });
  await screen.findByRole('option', { name: 'Flood' });
  // as in a browser: React renders after these events, not between them
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search, 'epi');
  search.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Épidemie']);
  screen.getByRole('option').click();
  await waitFor(() => expect(changes.mock.calls).toEqual([[3]]));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
