import { render, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDescribeValue } from '#ui/drafts/useDescribeValue';
import type { AnyFormDefinition } from './definition';
import { renderFieldValue, renderRowName } from './FieldValue';

const label = (text: string) => ({ step: 'all', label: () => text });
const definition = {
  key: 'sample',
  steps: ['all'],
  fields: {
    title: { ...label('Title'), kind: 'text' },
    notes: { ...label('Notes'), kind: 'longText' },
    overview: { ...label('Overview'), kind: 'richText' },
  },
} as unknown as AnyFormDefinition;

test.each([
  ['title', 'Called <i>Idai</i>', 'Called <i>Idai</i>'],
  ['notes', 'If a <b and c> d</b>', 'If a <b and c> d</b>'],
  ['notes', '', 'Empty'],
  ['overview', '<p>Water <b>rises</b></p>', 'Water rises'],
])('a difference of %s, %j, is described as %j', (field, value, text) => {
  const { result } = renderHook(() => useDescribeValue(renderFieldValue(definition, {})));
  expect(result.current(field, value, { [field]: value })).toBe(text);
});

const withRows = {
  key: 'sample',
  steps: ['all'],
  fields: {
    sources: {
      ...label('Sources'),
      kind: 'rows',
      rowFields: {
        name: { ...label('Name'), kind: 'text' },
        trust: { ...label('Trust'), kind: 'count' },
        proofs: { ...label('Proofs'), kind: 'rows', rowFields: { page: { ...label('Page'), kind: 'text' } } },
      },
    },
    activities: {
      ...label('Activities'),
      kind: 'rows',
      rowFields: { people: { ...label('People'), kind: 'count' } },
      rowTitle: ({ action }: { action: number }, _: unknown, facts?: readonly string[]) => facts?.[action],
    },
  },
} as unknown as AnyFormDefinition;
const values = {
  sources: [
    { name: 'Radio' },
    { name: '', trust: 2, proofs: [{ page: 'Two' }] },
    { name: 'Post', proofs: [{ page: '3' }] },
  ],
  activities: [{ action: 1, people: 20 }],
};

test.each([
  ['title', ''],
  ['sources.0.trust', 'Radio'],
  // the answer itself is the name, a row without one has only its number, and a whole row is described field by field
  ['sources.0.name', ''],
  ['sources.1.trust', ''],
  ['sources.2', ''],
  ['sources.2.proofs.0', 'Post'],
  ['sources.1.proofs.0.page', ''],
  ['activities.0.people', 'First aid'],
  ['activities.0', 'First aid'],
])('a difference of %s is in the row %j', (path, name) => {
  const { container } = render(renderRowName(withRows, {}, ['Search', 'First aid'])(path, values));
  expect(container).toHaveTextContent(new RegExp(`^${name}$`));
});
