import { act, renderHook, waitFor } from '@testing-library/react';
import { get } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import type { FormDefinition } from './definition';
import { useLongForm } from './useLongForm';

interface Counts {
  readonly people: number | null;
  readonly hasNoData: boolean;
  readonly title: string | null;
}

const words = {};
const definition: FormDefinition<Counts, { id: number }, object, 'all'> = {
  key: 'counts',
  draftVersion: 1,
  useStrings: () => words,
  steps: ['all'],
  stepTitle: () => 'All',
  fields: {
    people: { step: 'all', kind: 'count', label: () => 'People' },
    hasNoData: { step: 'all', kind: 'checkbox', label: () => 'No data' },
    title: { step: 'all', kind: 'text', isRequired: true, label: () => 'Title' },
  },
  crossRules: ({ people, hasNoData }) =>
    people === null && !hasNoData ? [{ path: 'hasNoData', message: 'Count, or say so' }] : [],
};
const initial: Counts = { people: null, hasNoData: false, title: null };

const open = (isCopy = false) => {
  const { result } = renderHook(() => {
    const { form } = useLongForm({ definition, initial, stored: undefined, isCopy });
    form.register('people');
    form.register('hasNoData');
    form.register('title');
    return { form, errors: form.formState.errors };
  });
  return { form: () => result.current.form, errorOf: (path: string) => get(result.current.errors, path) as unknown };
};
const change = (form: ReturnType<ReturnType<typeof open>['form']>, value: number) =>
  act(async () => form.setValue('people', value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }));

test('changing a field resolves the error of another one and keeps unrelated errors', async () => {
  const { form, errorOf } = open();
  await act(async () => form().handleSubmit(() => undefined)());
  expect(errorOf('hasNoData')).toMatchObject({ message: 'Count, or say so' });
  await change(form(), 4);
  await waitFor(() => expect(errorOf('hasNoData')).toBeUndefined());
  expect(errorOf('title')).toBeDefined();
});

test('a server error stays while other fields change', async () => {
  const { form, errorOf } = open();
  act(() => form().setError('title', { type: 'server', message: 'Taken' }));
  await change(form(), 4);
  expect(errorOf('title')).toMatchObject({ message: 'Taken' });
});

test('what is missing is asked for by a submit, what is wrong at once', async () => {
  const { form, errorOf } = open();
  await act(async () => {
    await form().trigger(['title', 'people']);
  });
  expect(errorOf('title')).toBeUndefined();
  await change(form(), -1);
  expect(errorOf('people')).toBeDefined();
  await act(async () => form().handleSubmit(() => undefined)());
  expect(errorOf('title')).toMatchObject({ message: 'Please fill this in.' });
});

test('a copy is not refused for what its original lacks, until that is changed', async () => {
  const { form, errorOf } = open(true);
  const submit = vi.fn();
  await act(async () => form().handleSubmit(submit)());
  expect(submit).toHaveBeenCalledOnce();
  await change(form(), -1);
  await act(async () => form().handleSubmit(submit)());
  expect(errorOf('people')).toBeDefined();
  expect(submit).toHaveBeenCalledOnce();
});
