import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { englishOnly, LanguageContext } from '../language/LanguageContext';
import { Card } from '../layout/Card';
import { ExpandableSection } from '../layout/ExpandableSection';
import { PageHeader } from '../layout/PageHeader';
import { Breadcrumbs } from './Breadcrumbs';
import { StepsList } from './StepsList';
import { Tabs } from './Tabs';

test('tabs are links; the current one is marked, a disabled one has a reason', () => {
  render(
    <Tabs
      label="Emergency"
      current="/emergencies/1/details"
      items={[
        { href: '/emergencies/1/details', label: 'Details' },
        { href: '/emergencies/1/reports', label: 'Reports', count: 1200 },
        { href: '/emergencies/1/surge', label: 'Surge', isDisabled: true, disabledReason: 'Log in to see surge' },
      ]}
    />,
  );
  const tabs = within(screen.getByRole('navigation', { name: 'Emergency' }));
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Details');
  expect(tabs.getByRole('link', { name: /Reports/ })).toHaveTextContent('1,200');
  expect(tabs.getByRole('link', { name: 'Surge' })).toHaveAccessibleDescription('Log in to see surge');
});

test.each([
  ['from left to right', 'en', { left: 900, right: 1000 }, 700],
  ['from right to left', 'ar', { left: -200, right: -100 }, -200],
] as const)(
  'read %s, the strip scrolls to a tab that does not fit, the page does not',
  (_, language, tab, scrolled) => {
    const seen = { left: 0, right: 300 };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const { left, right } = this.hasAttribute('aria-current') ? tab : seen;
      return new DOMRect(left, 0, right - left, 40);
    });
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    render(
      <LanguageContext value={{ ...englishOnly, language, direction }}>
        <Tabs
          label="Emergency"
          current="/b"
          items={[
            { href: '/a', label: 'Details', count: 1200 },
            { href: '/b', label: 'Surge' },
          ]}
        />
      </LanguageContext>,
    );
    expect(screen.getByRole('list').scrollLeft).toBe(scrolled);
  },
);

test('steps show the current step and the number of errors', async () => {
  const onSelect = vi.fn();
  render(
    <StepsList
      current="event"
      onSelect={onSelect}
      steps={[
        { key: 'context', label: 'Context', isDone: true },
        { key: 'event', label: 'Event detail', errorCount: 2 },
        { key: 'submission', label: 'Submission', isDisabled: true },
      ]}
    />,
  );
  const current = screen.getByRole('button', { name: 'Event detail 2 to fix' });
  expect(current).toHaveAttribute('aria-current', 'step');
  await userEvent.click(screen.getByRole('button', { name: 'Context' }));
  await userEvent.click(screen.getByRole('button', { name: 'Submission' }));
  expect(onSelect.mock.calls).toEqual([['context']]);
});

test('breadcrumbs end at the current page', () => {
  render(<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Delta floods 2026' }]} />);
  expect(document.querySelector('[aria-current=page]')).toHaveTextContent('Delta floods 2026');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('an expandable section opens and closes by keyboard', async () => {
  render(<ExpandableSection title="Sources">Field report</ExpandableSection>);
  const toggle = screen.getByRole('button', { name: 'Sources', expanded: false });
  expect(screen.getByText('Field report')).not.toBeVisible();
  toggle.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Sources', expanded: true })).toBe(toggle);
  expect(screen.getByText('Field report')).toBeVisible();
});

test('a card is a named section, a page header has the only level-one heading', () => {
  render(
    <>
      <PageHeader heading="Emergencies" eyebrow="Network" description="All of them" />
      <Card title="Active operations">Table</Card>
      <Card>Surface</Card>
    </>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Emergencies');
  expect(screen.getByRole('region', { name: 'Active operations' })).toHaveTextContent('Table');
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('a name in Arabic keeps its direction and the month in it its order, in the heading and the breadcrumbs', () => {
  const name = 'DREF كينيا: فيضان - 11-2026';
  render(
    <PageHeader heading={name} breadcrumbs={<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: name }]} />} />,
  );
  for (const place of [screen.getByRole('heading', { level: 1 }), screen.getAllByRole('listitem')[1]]) {
    const month = within(place as HTMLElement).getByText('11-2026');
    expect(month).toHaveAttribute('dir', 'ltr');
    expect(month.parentElement).toHaveAttribute('dir', 'rtl');
    expect(place).toHaveTextContent(name);
  }
});
