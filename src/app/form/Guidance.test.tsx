import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { AnyFormDefinition } from './definition';
import { LongFormProvider } from './formContext';
import { LongFormList, LongFormRow } from './LongFormField';

const text = (name: string, own: object = {}) => ({ kind: 'longText', label: () => name, ...own });
const definition = {
  key: 'sample',
  draftVersion: 1,
  steps: ['all'],
  fields: {
    scope: { ...text('Scope'), step: 'all', hint: () => 'Two paragraphs.', example: () => 'Two towns are flooded.' },
    risks: {
      step: 'all',
      kind: 'rows',
      label: () => 'Risks',
      hint: () => 'Up to five.',
      rowFields: {
        risk: text('Risk', { hint: () => 'What could go wrong.', example: () => 'New rain.' }),
        plan: { kind: 'rows', label: () => 'Plan', rowFields: { step: text('Step', { hint: () => 'One a row.' }) } },
      },
    },
  },
} as unknown as AnyFormDefinition;

function Form() {
  const form = useForm({ defaultValues: { scope: null, risks: null } });
  return (
    <FormProvider {...form}>
      <LongFormProvider value={{ definition, t: {}, stored: undefined, files: {} as never, isReadOnly: false }}>
        <LongFormRow name="scope" />
        <LongFormList name="risks" rowLabel="Risk">
          {() => null}
        </LongFormList>
      </LongFormProvider>
    </FormProvider>
  );
}

test('a field shows what belongs there, and its example on demand', async () => {
  render(<Form />);
  expect(screen.getByRole('textbox', { name: 'Scope' })).toHaveAccessibleDescription(/Two paragraphs/);
  expect(screen.getByText('Two towns are flooded.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Example'));
  expect(screen.getByText('Two towns are flooded.')).toBeVisible();
});

test('a list says how to fill in the fields of its rows, those of rows within rows too', async () => {
  render(<Form />);
  expect(screen.getByText('Up to five.')).toBeVisible();
  await userEvent.click(screen.getByText('How to fill in a row'));
  expect(screen.getByText('What could go wrong.')).toBeVisible();
  expect(screen.getByText('One a row.')).toBeVisible();
});
