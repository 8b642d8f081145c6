import type { z } from 'zod';
import {
  Dref,
  DrefBody,
  DrefFinalReport,
  DrefFinalReportBody,
  DrefOperationalUpdate,
  DrefOperationalUpdateBody,
} from '#contract/drefDocument';
import type { DrefStage } from '#domain/dref/drefTypes';
import { describeRoundTrip } from '#tests/roundTrip';
import { applicationForm } from '../application/applicationForm';
import { notEdited } from '../fields/notEdited';
import { reportForm } from '../report/reportForm';
import { updateForm } from '../update/updateForm';

/** The fields that a form leaves alone, by the reason. */
const leftOutOf = (stage: DrefStage) =>
  Object.fromEntries(
    [...new Set(Object.values<string>(notEdited[stage]))].map((reason) => [
      reason,
      Object.entries<string>(notEdited[stage]).flatMap(([name, own]) => (own === reason ? [name] : [])),
    ]),
  );

const ofPictures = {
  'the form knows files by their ids': [
    'cover_image_file.client_id',
    'event_map_file.client_id',
    'images_file.client_id',
  ],
};

/** What the server answers beside the ids of a body: each in full, under its name with `_details`. */
const detailsIn = (document: z.ZodObject) => (_: string, body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(body).flatMap((name) => {
      const id = body[name];
      const details = `${name}_details`;
      return details in document.shape && typeof id === 'number'
        ? [
            [name, id],
            [details, { id, file: null }],
          ]
        : [];
    }),
  );

describeRoundTrip(applicationForm, DrefBody, {
  layouts: {
    imminent: { type_of_dref: 0 },
    assessment: { type_of_dref: 1 },
    response: { type_of_dref: 2, disaster_type: 12, disaster_category: 1 },
    loan: { type_of_dref: 3 },
  },
  leftOut: {
    ...leftOutOf('application'),
    ...ofPictures,
    'asked by later stages': [
      'planned_interventions.challenges',
      'planned_interventions.female',
      'planned_interventions.lessons_learnt',
      'planned_interventions.male',
      'planned_interventions.narrative_description_of_achievements',
      'planned_interventions.person_assisted',
      'planned_interventions.progress_towards_outcome',
      'planned_interventions.indicators.actual',
      'proposed_action.total_expenditure',
    ],
  },
  answered: detailsIn(Dref),
  overwritable: ['total_targeted_population'],
});

describeRoundTrip(updateForm, DrefOperationalUpdateBody, {
  layouts: {
    oldImminent: { type_of_dref: 0 },
    assessment: { type_of_dref: 1 },
    response: { type_of_dref: 2, disaster_type: 12 },
    loan: { type_of_dref: 3 },
  },
  leftOut: {
    ...leftOutOf('operationalUpdate'),
    ...ofPictures,
    'asked by the final report': [
      'planned_interventions.challenges',
      'planned_interventions.lessons_learnt',
      'planned_interventions.narrative_description_of_achievements',
      'planned_interventions.person_assisted',
    ],
  },
  answered: detailsIn(DrefOperationalUpdate),
  overwritable: ['total_targeted_population'],
});

describeRoundTrip(reportForm, DrefFinalReportBody, {
  layouts: {
    imminent: { type_of_dref: 0, is_dref_imminent_v2: true },
    oldImminent: { type_of_dref: 0 },
    assessment: { type_of_dref: 1 },
    response: { type_of_dref: 2 },
  },
  leftOut: {
    ...leftOutOf('finalReport'),
    ...ofPictures,
    'asked by operational updates': ['planned_interventions.progress_towards_outcome'],
  },
  answered: detailsIn(DrefFinalReport),
  overwritable: ['num_assisted'],
});
