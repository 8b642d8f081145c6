import { describe, expect, test } from 'vitest';
import { fromGdacs, matchesFilters } from './imminentEvents';
import { availableSources, defaultSource, isLevelAtLeast, parseLevel } from './levels';
import { gdacs } from './testEvents';

/** @source reference/risk-watch.md, section 4.2 */

describe('levels', () => {
  test.each([
    ['pdc', 'Warning', 'warning'],
    ['gdacs', 'Orange', 'orange'],
    ['gdacs', 'warning', null],
    ['wfpAdam', 'Cones', null],
    ['meteoSwiss', 'Red', null],
    ['gdacs', null, null],
  ] as const)('%s %s', (source, text, level) => {
    expect(parseLevel(source, text)).toBe(level);
  });

  test.each([
    ['gdacs', 'red', 'orange', true],
    ['gdacs', 'orange', 'orange', true],
    ['gdacs', 'green', 'orange', false],
    ['pdc', 'advisory', 'watch', false],
    ['pdc', null, 'information', false],
    // a level that the source does not have is below all of its own
    ['pdc', null, 'red', false],
  ] as const)('of %s, %s is at least %s: %s', (source, level, least, expected) => {
    expect(isLevelAtLeast(source, level, least)).toBe(expected);
  });

  test('both filters hold, and an unset one lets all pass', () => {
    const event = fromGdacs(gdacs);
    expect(matchesFilters(event, { hazard: null, level: null })).toBe(true);
    expect(matchesFilters(event, { hazard: 'FL', level: 'orange' })).toBe(true);
    expect(matchesFilters(event, { hazard: 'TC', level: 'orange' })).toBe(false);
    expect(matchesFilters(event, { hazard: 'FL', level: 'red' })).toBe(false);
    const levelless = { ...event, level: null };
    expect(matchesFilters(levelless, { hazard: null, level: null })).toBe(true);
    expect(matchesFilters(levelless, { hazard: null, level: 'green' })).toBe(false);
  });

  test('a country begins with the first source that has events and is offered', () => {
    const counts = { pdc: 0, adam: 2, gdacs: 1, meteoswiss: 0 };
    expect(defaultSource(counts, availableSources('staging'))).toBe('wfpAdam');
    expect(defaultSource(counts, availableSources('production'))).toBe('gdacs');
    expect(defaultSource({ ...counts, pdc: 1 }, availableSources('production'))).toBe('pdc');
    expect(defaultSource({ pdc: 0, adam: 2, gdacs: 0, meteoswiss: 3 }, availableSources('production'))).toBeNull();
  });
});
