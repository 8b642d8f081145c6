import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDescribeValue } from '#ui/drafts/useDescribeValue';
import type { AnyFormDefinition } from './definition';
import { renderFieldValue } from './FieldValue';

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
