import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subDays } from 'date-fns/subDays';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { englishOnly, LanguageContext } from '../language/LanguageContext';
import { CollapsedList } from './CollapsedList';
import { DateRange } from './DateRange';
import { DescriptionGrid } from './DescriptionGrid';
import { FreeText } from './FreeText';
import { KeyFigures } from './KeyFigures';
import { List } from './List';
import { ProgressBar } from './ProgressBar';
import { RelativeTime } from './RelativeTime';
import { TextOutput } from './TextOutput';
import { TranslationNotice } from './TranslationNotice';

const inFrench = (content: ReactElement) => (
  <LanguageContext value={{ ...englishOnly, language: 'fr' }}>{content}</LanguageContext>
);
const textOf = (content: ReactElement) => render(content).container.textContent;

test('a text has the direction of its own letters, and its dates keep theirs', () => {
  render(<FreeText value="DREF كينيا: فيضان - 11-2026، من 2026-10-02 إلى 2026-11" />);
  expect(screen.getByText(/كينيا/)).toHaveAttribute('dir', 'rtl');
  for (const date of ['11-2026', '2026-10-02', '2026-11']) expect(screen.getByText(date)).toHaveAttribute('dir', 'ltr');
  expect(textOf(<FreeText value="MDR-11-20261, 12-3456-7, CHF 10" />)).toBe('MDR-11-20261, 12-3456-7, CHF 10');
});

test('a value of one long word has a row of its own on a phone', () => {
  const values = ['super@example.org', 'Illustrative organisation'];
  render(<DescriptionGrid items={values.map((value) => ({ id: value, label: value, value }))} />);
  const [address, name] = values.map((value) => screen.getByText(value, { selector: 'dd' }).parentElement);
  expect(address).toHaveAttribute('data-long');
  expect(name).not.toHaveAttribute('data-long');
});

test('a relative time has a machine-readable date; a missing one is a dash', () => {
  const dayBefore = subDays(new Date(), 1);
  render(<RelativeTime value={dayBefore} />);
  expect(screen.getByText('yesterday')).toHaveAttribute('datetime', dayBefore.toISOString());
  expect(textOf(<RelativeTime value={null} />)).toBe('—Not available');
});

describe('a value', () => {
  test.each([
    ['text', <TextOutput key="" value="Flood" />, 'Flood'],
    ['number', <TextOutput key="" kind="number" value={1_250_000} />, '1,250,000'],
    ['zero', <TextOutput key="" kind="number" value={0} />, '0'],
    [
      'compact number',
      <TextOutput key="" kind="number" value={1_900_000_000} currency="CHF" isCompact />,
      'CHF\u00a01.9B',
    ],
    ['share', <TextOutput key="" kind="percent" value={71} />, '71%'],
    ['day', <TextOutput key="" kind="date" value="2026-10-02T00:00:00Z" />, '2026-10-02'],
    ['day in words', <TextOutput key="" kind="date" value="2026-10-02" show="words" />, '2 Oct 2026'],
    ['month', <TextOutput key="" kind="date" value="2026-10-02" show="month" />, '2026-10'],
    ['no', <TextOutput key="" kind="boolean" value={false} />, 'No'],
    ['yes', <TextOutput key="" kind="boolean" value />, 'Yes'],
  ])('%s', (_, content, text) => expect(textOf(content)).toBe(text));

  test.each([
    ['text', <TextOutput key="" value="  " />],
    ['number', <TextOutput key="" kind="number" value={Number.NaN} />],
    ['share', <TextOutput key="" kind="percent" value={null} />],
    ['date', <TextOutput key="" kind="date" value="2026-02-30" />],
    ['answer', <TextOutput key="" kind="boolean" value={undefined} />],
  ])('%s is a dash with a text for screen readers', (_, content) => {
    const { container } = render(content);
    expect(container).toHaveTextContent('—Not available');
    expect(within(container).getByText('—')).toHaveAttribute('aria-hidden');
  });

  test('follows the language', () => {
    expect(textOf(inFrench(<TextOutput kind="number" value={1234.5} />))).toBe('1\u202f234,5');
  });
});

describe('key figures', () => {
  test('are abbreviated, with the full number and label for screen readers', () => {
    render(
      <KeyFigures
        figures={[
          {
            id: 'funding',
            label: 'Funding requirement',
            value: 1_912_000_000,
            currency: 'CHF',
            source: 'Appeals',
            date: '2026-10-02',
          },
          {
            id: 'coverage',
            label: 'Funding coverage',
            value: 58,
            kind: 'percent',
            progress: { label: 'Funded', value: 58 },
          },
          { id: 'people', label: 'Targeted population', value: null },
          { id: 'deck', label: 'Boats', value: 'about 20', href: '/emergencies/1' },
        ]}
      />,
    );
    const [funding, coverage, people, boats] = screen
      .getAllByRole('term')
      .map((term) => within(term.parentElement ?? term));
    expect(funding?.getByText('CHF 1.9B')).toHaveAttribute('aria-hidden');
    expect(funding?.getByTitle('CHF 1,912,000,000')).toBeInTheDocument();
    expect(
      funding?.getByText(
        (_, element) => element?.tagName === 'DD' && element.textContent === 'Source: Appeals · As of 2026-10-02',
      ),
    ).toBeInTheDocument();
    expect(coverage?.getByRole('meter', { name: 'Funded' })).toHaveAttribute('aria-valuetext', '58%');
    expect(people?.getByText('Not available')).toBeInTheDocument();
    expect(boats?.getByRole('link', { name: 'about 20' })).toHaveAttribute('href', '/emergencies/1');
  });

  test('show placeholders while loading', () => {
    const { container } = render(
      <KeyFigures isLoading figures={[{ id: 'a', label: 'Active operations', value: undefined }]} />,
    );
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Not available')).toBeNull();
  });
});

describe('a progress bar', () => {
  test('a value above 100 fills the bar and is shown unchanged', () => {
    render(<ProgressBar label="Coverage" value={131} />);
    const bar = screen.getByRole('meter', { name: 'Coverage' });
    expect(bar).toHaveAttribute('aria-valuenow', '100');
    expect(bar).toHaveAttribute('aria-valuetext', '131%');
    expect(screen.getByText('131%')).toBeInTheDocument();
  });

  test('a missing value has no bar', () => {
    render(<ProgressBar label="Coverage" value={null} />);
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.getByText('Not available')).toBeInTheDocument();
  });
});

describe('lists', () => {
  test('a long list shows its first items and can be expanded', async () => {
    render(
      <CollapsedList items={['Chad', 'Mali', 'Niger']} itemKey={(name) => name}>
        {(name) => name}
      </CollapsedList>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    const more = screen.getByRole('button', { name: 'and 2 more' });
    expect(more.parentElement?.textContent, 'as copied').toBe('Chad and 2 more');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Chad', 'Mali', 'Niger']);
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('a short list cannot be expanded', () => {
    render(
      <CollapsedList items={['Chad']} itemKey={(name) => name}>
        {(name) => name}
      </CollapsedList>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('an empty list shows a dash or the given text', () => {
    expect(
      textOf(
        <List items={[]} itemKey={String}>
          {String}
        </List>,
      ),
    ).toContain('Not available');
    expect(
      textOf(
        <List items={[]} itemKey={String} empty="No reports">
          {String}
        </List>,
      ),
    ).toBe('No reports');
  });
});

describe('a period', () => {
  test.each([
    ['2026-10-02', '2026-11-02', '2026-10-02 – 2026-11-02'],
    ['2026-10-02', '2026-10-02T00:00:00Z', '2026-10-02'],
    ['2026-10-02', null, 'Since 2026-10-02'],
    [null, '2026-10-02', 'Until 2026-10-02'],
    [null, null, '—Not available'],
  ])('from %s to %s', (from, to, text) => expect(textOf(<DateRange from={from} to={to} />)).toBe(text));
});

test('facts are shown with their labels, and a dash for a missing value', () => {
  render(
    <DescriptionGrid
      items={[
        { id: 'a', label: 'Hazard', value: 'Flood' },
        { id: 'b', label: 'GLIDE', value: null },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Flood', '—Not available']);
});

test('the notice of machine translation is shown only for translated content', () => {
  expect(textOf(inFrench(<TranslationNotice original="es" />))).toBe(
    'The contents in this page was machine translated from espagnol!',
  );
  expect(textOf(inFrench(<TranslationNotice original="fr" />))).toBe('');
  expect(textOf(<TranslationNotice original={null} />)).toBe('');
});
