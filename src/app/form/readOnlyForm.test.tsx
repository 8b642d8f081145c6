import { render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { AnyFormDefinition } from './definition';
import { LongFormProvider } from './formContext';
import { LongFormField, LongFormList, LongFormRow } from './LongFormField';
import { LongFormSection } from './LongFormSection';

const label = (text: string) => ({ step: 'all', label: () => text });
const options = (names: Readonly<Record<number, string>>) => ({
  input: () => undefined,
  useOptions: () => ({ options: Object.entries(names).map(([key, name]) => ({ key: Number(key), label: name })) }),
});

const definition = {
  key: 'sample',
  draftVersion: 1,
  steps: ['all'],
  fields: {
    title: { ...label('Title'), kind: 'text', isRequired: true, hint: () => 'Write a short title.' },
    overview: { ...label('Overview'), kind: 'richText' },
    affected: { ...label('Affected'), kind: 'count' },
    began: { ...label('Began'), kind: 'date' },
    is_planned: { ...label('Planned'), kind: 'yesNo' },
    is_done: { ...label('Done'), kind: 'checkbox' },
    country: { ...label('Country'), kind: 'select', options: options({ 1: 'Kenya', 2: 'Nepal' }) },
    sectors: { ...label('Sectors'), kind: 'multiSelect', options: options({ 1: 'Health', 2: 'Shelter' }) },
    files: { ...label('Documents'), kind: 'files' },
    source: { ...label('Source'), kind: 'text' },
    link: { ...label('Link'), kind: 'url' },
    needs: {
      ...label('Needs'),
      kind: 'rows',
      rowFields: { what: { kind: 'text', label: () => 'What' } },
    },
  },
} as unknown as AnyFormDefinition;

const values = {
  title: 'Floods',
  overview: '<p>Water <strong>rises</strong></p>',
  affected: 12400,
  began: '2026-05-18',
  is_planned: false,
  is_done: true,
  country: 2,
  sectors: [1, 2],
  files: [{ id: 3, name: 'map.png', href: 'https://example.org/map.png', caption: 'The district' }],
  source: null,
  link: 'javascript:alert(1)',
  needs: [{ client_id: 'a', what: 'Tents' }],
};

function ReadForm() {
  const form = useForm({ defaultValues: values });
  const files = {} as never;
  return (
    <FormProvider {...form}>
      <LongFormProvider value={{ definition, t: {}, stored: undefined, files, isReadOnly: true }}>
        <LongFormRow name="title" />
        <LongFormSection title="Facts" description="How to answer">
          {[
            'overview',
            'affected',
            'began',
            'is_planned',
            'is_done',
            'country',
            'sectors',
            'files',
            'source',
            'link',
          ].map((name) => (
            <LongFormField key={name} name={name} />
          ))}
        </LongFormSection>
        <LongFormList name="needs" rowLabel="Need">
          {(path) => <LongFormField name={path('what')} />}
        </LongFormList>
      </LongFormProvider>
    </FormProvider>
  );
}

const answerOf = (term: string) => {
  const pair = screen.getByText(term, { selector: 'dt' }).closest('dl');
  if (!pair) throw new Error(`no answer to ${term}`);
  return within(pair).getByRole('definition');
};

test.each([
  ['Title', 'Floods'],
  ['Affected', '12,400'],
  ['Began', '18 May 2026'],
  ['Planned', 'No'],
  ['Done', 'Yes'],
  ['Country', 'Nepal'],
  ['Sectors', 'Health, Shelter'],
  ['Source', '—Not available'],
  ['Link', 'javascript:alert(1)'],
  ['What', 'Tents'],
])('a form that is read shows %s as %s', (term, answer) => {
  render(<ReadForm />);
  expect(answerOf(term)).toHaveTextContent(answer);
});

test('a form that is read has no controls, and nothing about how to answer', async () => {
  const { container } = render(<ReadForm />);
  for (const role of ['textbox', 'checkbox', 'radio', 'combobox', 'button', 'spinbutton'] as const) {
    expect(screen.queryByRole(role)).toBeNull();
  }
  expect(screen.queryByText('Write a short title.')).toBeNull();
  expect(screen.queryByText('How to answer')).toBeNull();
  expect(screen.queryByText('*')).toBeNull();
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a list of names has the direction of the page, not of its first name', () => {
  render(<ReadForm />);
  expect(answerOf('Sectors').querySelector('[dir]')).toBeNull();
  expect(answerOf('Country').querySelector('[dir="auto"]')).not.toBeNull();
});

test('rich text is content, and files are links with their captions', async () => {
  render(<ReadForm />);
  expect(await within(answerOf('Overview')).findByText('rises')).toHaveProperty('tagName', 'STRONG');
  const files = within(answerOf('Documents'));
  expect(files.getByRole('link', { name: /map.png/ })).toHaveAttribute('href', 'https://example.org/map.png');
  expect(files.getByText('The district')).toBeVisible();
  expect(within(answerOf('Link')).queryByRole('link')).toBeNull();
});
