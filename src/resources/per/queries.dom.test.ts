import { expect, test } from 'vitest';
import type { PerOptions } from '#contract/perForm';
import { perOptionsQuery } from './queries';

test('options that the server sent as null are empty lists, so that the forms stand without them', () => {
  const answers = [{ id: 1, text: 'Yes' }];
  // the contract has no null here
  const sent = { answers, componentratings: null, overviewassessmenttypes: null } as unknown as PerOptions;
  expect(perOptionsQuery().select(sent)).toEqual({ answers, componentratings: [], overviewassessmenttypes: [] });
});
