import { expect, test } from 'vitest';
import type { ApplicableComponent } from '#domain/per/perComponents';
import type { ComponentValues } from './assessmentShape';
import { answersToTakeOver } from './previousAnswers';

const component = {
  component: { id: 1 },
  groups: [],
  questions: [{ id: 11 }, { id: 12 }],
} as unknown as ApplicableComponent;
const values = (parts: Partial<ComponentValues>): ComponentValues => ({
  rating: null,
  notes: null,
  epi_considerations: null,
  urban_considerations: null,
  climate_environmental_considerations: null,
  migration_considerations: null,
  ...parts,
});
const previous = values({
  rating: 4,
  notes: 'Law of 2021',
  urban_considerations: 'Asked in the last cycle alone',
  q11: { answer: 1, notes: 'Seen' },
  q12: { answer: null, notes: null },
});

test('what the current cycle has not answered is taken over, its own answers stay', () => {
  const current = values({ notes: 'Law of 2025', q11: { answer: 2, notes: null } });
  expect(answersToTakeOver(component, ['notes'], { previous, current })).toEqual([
    { path: 'c1.rating', value: 4 },
    { path: 'c1.q11.notes', value: 'Seen' },
  ]);
});

test('an untouched component takes over all that the form asks for', () => {
  expect(answersToTakeOver(component, ['notes'], { previous, current: undefined })).toEqual([
    { path: 'c1.rating', value: 4 },
    { path: 'c1.notes', value: 'Law of 2021' },
    { path: 'c1.q11.answer', value: 1 },
    { path: 'c1.q11.notes', value: 'Seen' },
  ]);
  expect(answersToTakeOver(component, ['notes'], { previous: values({}), current: undefined })).toEqual([]);
});
