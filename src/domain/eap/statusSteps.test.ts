import { describe, expect, test } from 'vitest';
import { type EapStatusKey, eapStatus } from './eapTypes';
import {
  actorNow,
  daysToAnswer,
  type EapRights,
  type EapState,
  isRevision,
  mayEdit,
  mayRevise,
  maySubmit,
  nextSteps,
  type ReadOnlyReason,
  readOnlyReason,
  type StepName,
  type StepObstacle,
  statusSteps,
  stepBetween,
} from './statusSteps';

const nobody: EapRights = { isFederationAdmin: false, isCountryAdmin: false, isRegionAdmin: false };
const federation: EapRights = { ...nobody, isFederationAdmin: true };
const country: EapRights = { ...nobody, isCountryAdmin: true };
const region: EapRights = { ...nobody, isRegionAdmin: true };

const state = (status: EapStatusKey, more: Partial<EapState> = {}): EapState => ({
  status,
  latest: { version: 1, is_locked: true, hasUpdatedChecklist: true },
  hasValidatedBudget: true,
  ...more,
});
const { underDevelopment, underReview, addressingComments, technicallyValidated, approved, agreementSigned } =
  eapStatus;
const open = { latest: { version: 2, is_locked: false, hasUpdatedChecklist: true } };

test('there are seven steps, and no other', () => {
  const keys = Object.values(eapStatus);
  const pairs = keys.flatMap((from) => keys.flatMap((to) => (stepBetween(from, to) ? [`${from} ${to}`] : [])));
  expect(pairs).toEqual(['10 20', '20 30', '20 40', '30 20', '40 30', '40 50', '50 60']);
  expect(statusSteps).toHaveLength(7);
});

describe('what comes next, and what stands against it', () => {
  test.each<[string, EapState, EapRights, [StepName, StepObstacle | null][]]>([
    ['no form', state(underDevelopment, { latest: null }), federation, [['submit', 'noForm']]],
    ['a stranger', state(underDevelopment), nobody, [['submit', 'notAllowed']]],
    ['region, first time', state(underDevelopment), region, [['submit', null]]],
    ['country, first time', state(underDevelopment), country, [['submit', null]]],
    [
      'country in review',
      state(underReview),
      country,
      [
        ['feedback', 'notAllowed'],
        ['validate', 'notAllowed'],
      ],
    ],
    [
      'federation in review',
      state(underReview),
      federation,
      [
        ['feedback', null],
        ['validate', null],
      ],
    ],
    ['still locked', state(addressingComments), country, [['resubmit', 'reviseFirst']]],
    ['revised', state(addressingComments, open), country, [['resubmit', null]]],
    ['revised, region', state(addressingComments, open), region, [['resubmit', 'notAllowed']]],
    [
      'without the answer to the comments',
      state(addressingComments, { latest: { version: 2, is_locked: false, hasUpdatedChecklist: false } }),
      country,
      [['resubmit', 'noUpdatedChecklist']],
    ],
    [
      'validated',
      state(technicallyValidated),
      federation,
      [
        ['approve', null],
        ['reopen', null],
      ],
    ],
    [
      'no validated budget',
      state(technicallyValidated, { hasValidatedBudget: false }),
      federation,
      [
        ['approve', 'noValidatedBudget'],
        ['reopen', null],
      ],
    ],
    ['approved', state(approved), federation, [['sign', null]]],
    ['approved, country', state(approved), country, [['sign', 'notAllowed']]],
    ['signed', state(agreementSigned), federation, []],
  ])('%s', (_, given, rights, expected) => {
    expect(nextSteps(given, rights).map(({ step, obstacle }) => [step.name, obstacle])).toEqual(expected);
  });
});

describe('why a version is read-only', () => {
  const shown = (status: EapStatusKey, isLatest = true, isLocked = false) => ({ status, isLatest, isLocked });
  test.each<[string, ReturnType<typeof shown>, EapRights, ReadOnlyReason | null]>([
    ['the latest in development', shown(underDevelopment), country, null],
    ['an older one', shown(underDevelopment, false), country, 'olderVersion'],
    ['under review', shown(underReview, true, true), federation, 'underReview'],
    ['validated', shown(technicallyValidated, true, true), federation, 'validated'],
    ['commented on', shown(addressingComments, true, true), country, 'needsRevision'],
    ['revised', shown(addressingComments), region, null],
    ['without the right', shown(underDevelopment), nobody, 'notAllowed'],
  ])('%s', (_, version, rights, reason) => {
    expect(readOnlyReason(version, rights)).toBe(reason);
  });
});

test.each<[EapStatusKey, ReturnType<typeof actorNow>]>([
  [underDevelopment, 'nationalSociety'],
  [underReview, 'federation'],
  [addressingComments, 'nationalSociety'],
  [technicallyValidated, 'federation'],
  [approved, 'federation'],
  [agreementSigned, 'nobody'],
])('in %i %s has to act', (status, actor) => expect(actorNow(status)).toBe(actor));

test('a revision starts from the locked version that was commented on', () => {
  expect(mayRevise(state(addressingComments), country)).toBe(true);
  expect(mayRevise(state(addressingComments, open), country)).toBe(false);
  expect(mayRevise(state(addressingComments), nobody)).toBe(false);
  expect(mayRevise(state(underReview), federation)).toBe(false);
  expect(isRevision({ status: addressingComments, version: 2, isLocked: false })).toBe(true);
  expect(isRevision({ status: underDevelopment, version: 1, isLocked: false })).toBe(false);
});

test('comments are answered within 90 days, later ones within 30', () => {
  expect([1, 2, 3].map(daysToAnswer)).toEqual([90, 30, 30]);
});

test('editors are administrators of the federation, the country or its region', () => {
  expect([nobody, federation, country, region].map(mayEdit)).toEqual([false, true, true, true]);
});

test('those who edit submit for the first time, answers are submitted without the region', () => {
  const people = [nobody, federation, country, region];
  expect(people.map((rights) => maySubmit(underDevelopment, rights))).toEqual([false, true, true, true]);
  expect(people.map((rights) => maySubmit(addressingComments, rights))).toEqual([false, true, true, false]);
  expect(people.map((rights) => maySubmit(underReview, rights))).toEqual([false, false, false, false]);
});
