import { expect, test } from 'vitest';
import { allEarlyActionsQuery, once } from './queries';

test('an action that the service lists for two of its sectors stands once', () => {
  const [first, second] = [{ id: 1 }, { id: 2 }];
  expect(once({ count: 3, results: [first, first, second] })).toEqual({ count: 3, results: [first, second] });
});

test('cyclones are asked for by their surge and wind too', () => {
  const { queryKey } = allEarlyActionsQuery('ken', { hazard: 'TC', sector: null });
  expect(JSON.stringify(queryKey)).toContain('TC,CD,SS');
  expect(JSON.stringify(allEarlyActionsQuery('ken', { hazard: 'FL', sector: null }).queryKey)).not.toContain('CD');
});
