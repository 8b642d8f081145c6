import type { z } from 'zod';
import { EapRegistrationBody } from '#contract/eap';
import { FullEap, FullEapBody, SimplifiedEap, SimplifiedEapBody } from '#contract/eapDocument';
import { describeRoundTrip } from '#tests/roundTrip';
import { fullNotEdited, registrationNotEdited, simplifiedNotEdited } from '../fields/notEdited';
import { registrationForm } from '../registration/registrationForm';
import { fullForm, simplifiedForm } from './defineEapForm';

/** The fields that a form leaves alone, by the reason. */
const leftOutOf = (notEdited: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    [...new Set(Object.values(notEdited))].map((reason) => [
      reason,
      Object.keys(notEdited).filter((name) => notEdited[name] === reason),
    ]),
  );

/** What the server answers beside the ids of a body: each in full, under its name with `_details`. */
const detailsIn = (document: z.ZodObject) => (_: string, body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(body).flatMap((name) => {
      const details = `${name}_details`;
      if (!(details in document.shape) || !/_files?$/.test(name)) return [];
      const value = body[name];
      const file = (id: unknown) => ({ id, file: null });
      const inFull = Array.isArray(value) ? value.map(file) : typeof value === 'number' ? file(value) : null;
      return [
        [name, value],
        [details, inFull],
      ];
    }),
  );

const { activation_timeframe_unit: _, ...withoutUnit } = simplifiedNotEdited;

describeRoundTrip(registrationForm, EapRegistrationBody, { leftOut: leftOutOf(registrationNotEdited) });

describeRoundTrip(simplifiedForm(1), SimplifiedEapBody, {
  leftOut: leftOutOf(withoutUnit),
  reshaped: { 'the server knows months alone': ['activation_timeframe_unit'] },
  answered: detailsIn(SimplifiedEap),
});

describeRoundTrip(fullForm(1), FullEapBody, {
  leftOut: {
    ...leftOutOf(fullNotEdited),
    'prepositioning of a full protocol has no time': [
      'planned_operations.prepositioning_activities.timeframe',
      'planned_operations.prepositioning_activities.time_value',
      'enabling_approaches.prepositioning_activities.timeframe',
      'enabling_approaches.prepositioning_activities.time_value',
    ],
  },
  answered: detailsIn(FullEap),
});
