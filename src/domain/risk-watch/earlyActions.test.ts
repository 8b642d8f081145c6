import { expect, test } from 'vitest';
import type { RiskHazardType } from '#contract/riskCountry';
import { actionHazards, actionSectors, matchingActions } from './earlyActions';

const action = (id: number, hazard_type: RiskHazardType, ...sectors: string[]) => ({
  id,
  hazard_type,
  sectors_details: sectors.map((name, index) => ({ id: index, name })),
});
const flood = action(1, 'FL', 'mental health', 'health');
const wind = action(2, 'CD', 'shelter');
const surge = action(3, 'SS', 'mental health');
const none = action(4, '');
const all = [flood, wind, surge, none];

test('only hazards that have actions are offered, and cyclones for their wind and surge', () => {
  expect(actionHazards(all)).toEqual(['FL', 'TC', 'SS', 'CD']);
  expect(actionHazards([flood, none])).toEqual(['FL']);
});

test('each sector is offered once', () => {
  expect(actionSectors(all, 'en')).toEqual(['health', 'mental health', 'shelter']);
});

test.each([
  [{ hazard: 'TC' as const, sector: null }, [2, 3]],
  [{ hazard: 'CD' as const, sector: null }, [2]],
  [{ hazard: null, sector: 'health' }, [1]],
  [{ hazard: 'FL' as const, sector: 'shelter' }, []],
  [{ hazard: null, sector: null }, [1, 2, 3, 4]],
])('%o finds %j', (filters, ids) => {
  expect(matchingActions(all, filters).map(({ id }) => id)).toEqual(ids);
});

test('an action that the service lists twice stands once', () => {
  expect(matchingActions([flood, flood, wind], { hazard: null, sector: null })).toEqual([flood, wind]);
});
