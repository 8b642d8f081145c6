import { describe, expect, test } from 'vitest';
import type { DrefMini } from '#contract/dref';
import { newApplicationValues } from '../application/applicationForm';
import type { ApplicationValues } from '../fields/drefShape';
import { answersTaken, type EarlierGroup, earlierAnswers } from './earlierAnswers';
import { earlierOperations } from './earlierOperations';

const application = (values: Partial<ApplicationValues>): ApplicationValues => ({
  ...newApplicationValues(),
  type_of_dref: 2,
  ...values,
});
const ids = (group: EarlierGroup, own: Partial<ApplicationValues>, earlier: Partial<ApplicationValues>) =>
  earlierAnswers(group, application(own), application(earlier)).map(({ id, isOpen }) => [id, isOpen]);

describe('earlierAnswers', () => {
  test('a contact is one answer, open where the own application has nothing of it', () => {
    const earlier = {
      media_contact_name: 'Asha',
      media_contact_email: 'asha@example.org',
      ifrc_emergency_name: 'Noor',
    };
    expect(ids('contacts', { media_contact_name: 'Ben' }, earlier)).toEqual([
      ['ifrc_emergency', true],
      ['media_contact', false],
    ]);
  });

  test('what is equal, blank there or not asked by the own type is left out', () => {
    expect(ids('capacity', { pmer: 'Monthly.' }, { pmer: 'Monthly.', communication: null })).toEqual([]);
    expect(ids('policies', { type_of_dref: 0 }, { has_child_protection_policy: true })).toEqual([]);
  });

  test('no is an answer', () => {
    expect(ids('policies', {}, { has_child_protection_policy: false })).toEqual([
      ['has_child_protection_policy', true],
    ]);
  });

  test('risks are added to those that are there, as rows of the own application', () => {
    const rain = { client_id: '4', id: 4, risk: 'New rain', mitigation: 'Store goods' };
    const own = application({ risk_security: [{ client_id: 'a', risk: 'Theft', mitigation: 'Guards' }] });
    const earlier = application({ risk_security: [{ ...rain, client_id: '5', id: 5, risk: ' theft ' }, rain] });
    const taken = answersTaken(earlierAnswers('risks', own, earlier), own, earlier).risk_security;
    expect(taken).toMatchObject([{ risk: 'Theft' }, { risk: 'New rain', mitigation: 'Store goods' }]);
    expect(taken?.[1]).not.toHaveProperty('id');
    expect(taken?.[1]?.client_id).not.toBe('4');
  });
});

test('earlierOperations lists a DREF once, the newest first, and neither the own one nor those of another society', () => {
  const row = (id: number, created_at: string, national_society = 107) =>
    ({ id, title: `DREF ${id}`, created_at, national_society }) as DrefMini;
  const [first, second, own] = [
    row(1, '2024-01-01T00:00:00Z'),
    row(2, '2025-01-01T00:00:00Z'),
    row(3, '2026-01-01T00:00:00Z'),
  ];
  const operations = earlierOperations(
    [first, own, row(4, '2026-02-01T00:00:00Z', 8)],
    [{ dref: second }, { dref: first }],
    {
      society: 107,
      own: 3,
    },
  );
  expect(operations.map(({ id }) => id)).toEqual([2, 1]);
});
