import { describe, expect, test } from 'vitest';
import { renderStrings } from '#domain/language/strings';
import { type FieldKind, rulesOfKind } from './fieldKinds';
import type { RuleStrings } from './rules';
import { ruleStrings } from './strings';

const t = renderStrings(ruleStrings, 'en', {}) as unknown as RuleStrings;

describe('form and body values of the kinds of fields', () => {
  test.each<[kind: FieldKind, stored: unknown, held: unknown, sent: unknown]>([
    ['text', ' Floods ', ' Floods ', 'Floods'],
    ['text', '  ', null, null],
    ['richText', '<p>Water</p>', '<p>Water</p>', '<p>Water</p>'],
    ['count', 0, 0, 0],
    ['count', undefined, null, null],
    ['date', '2026-05-18', '2026-05-18', '2026-05-18'],
    ['utcDate', '2026-05-18T00:00:00Z', '2026-05-18', '2026-05-18T00:00:00.000Z'],
    ['utcDate', null, null, null],
    ['yesNo', false, false, false],
    ['checkbox', null, false, false],
    ['nativeSelect', 0, 0, 0],
    ['multiSelect', [], null, []],
    ['multiSelect', [3, 1], [3, 1], [3, 1]],
    ['multiSelect', null, null, []],
  ])('%s: stored %j is held as %j and sent as %j', (kind, stored, held, sent) => {
    const value = rulesOfKind(kind).fromStored(stored);
    expect(value).toEqual(held);
    expect(rulesOfKind(kind).toBody(value)).toEqual(sent);
  });
});

describe('validation', () => {
  test.each<[kind: FieldKind, value: unknown, limits: object, message: string | undefined]>([
    ['text', 'Floods', { maxLength: 6 }, undefined],
    ['text', 'Floods!', { maxLength: 6 }, 'Use at most 6 characters.'],
    ['email', 'ada@example.org', {}, undefined],
    ['email', 'ada', {}, t.email],
    ['url', 'https://example.org/a', {}, undefined],
    ['url', 'http://192.168.0.1/', {}, t.url],
    ['count', 0, {}, undefined],
    ['count', -1, {}, t.zeroOrMore],
    ['count', 1.5, {}, t.wholeNumber],
    ['count', Number.NaN, {}, t.wholeNumber],
    ['count', 0, { min: 1 }, 'Enter 1 or more.'],
    ['year', 2026, {}, undefined],
    ['year', 26, { min: 1900 }, 'Enter 1900 or more.'],
    ['number', 1.5, { max: 1 }, 'Enter at most 1.'],
    ['date', '2026-02-30', {}, t.date],
  ])('%s %j within %j: %s', (kind, value, limits, message) => {
    expect(rulesOfKind(kind).schema(limits, t).safeParse(value).error?.issues[0]?.message).toBe(message);
  });
});
