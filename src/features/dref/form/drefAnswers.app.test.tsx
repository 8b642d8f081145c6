import type { DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import { describeAnswers } from '#tests/answers';
import { drefServer } from '#tests/drefForm';
import { applicationForm } from '../application/applicationForm';
import { reportForm } from '../report/reportForm';
import { updateForm } from '../update/updateForm';

const { store, approved, follow, openEdit, open } = drefServer();

/** An application with a yes to every question on which others depend, and a row in every list. */
const full = {
  disaster_category: 1,
  did_it_affect_same_area: true,
  did_it_affect_same_population: true,
  did_ns_respond: true,
  did_ns_request_fund: true,
  did_national_society: true,
  is_there_major_coordination_mechanism: true,
  is_surge_personnel_deployed: true,
  national_society_actions: [{ title: 'health', description: 'Clinics' }],
  needs_identified: [{ title: 'health', description: 'Clinics' }],
  planned_interventions: [{ title: 'health', budget: 1, indicators: [{ title: 'Visits', target: 2 }] }],
  risk_security: [{ client_id: 'r', risk: 'Rain', mitigation: 'Tents' }],
  source_information: [{ client_id: 's', source_name: 'Radio', source_link: 'https://example.org' }],
};

const activities = [{ sector: 1, activity: 'Warn' }];
const imminent = {
  ...full,
  type_of_dref: 0,
  proposed_action: [
    { proposed_type: 1, total_budget: 45_000, activities },
    { proposed_type: 2, total_budget: 30_000, activities },
  ],
  sub_total_cost: 75_000,
  surge_deployment_cost: 10_000,
  indirect_cost: 5_800,
  total_cost: 90_800,
};
const assessment = { ...full, type_of_dref: 1 };
const loan = { ...full, type_of_dref: 3 };

const application = (body: object) => async () => {
  const stored = await store(body);
  return { stored, user: (await openEdit(stored.id)).user };
};

const update = (body: object) => async () => {
  const stored = await follow<DrefOperationalUpdate>('dref-op-update', await approved(body));
  return { stored, user: (await open(`/dref-operational-updates/${stored.id}/edit`)).user };
};

const report = (body: object) => async () => {
  const stored = await follow<DrefFinalReport>('dref-final-report', await approved(body));
  const path = stored.is_dref_imminent_v2 ? 'dref-final-reports' : 'old-dref-final-reports';
  return { stored, user: (await open(`/${path}/${stored.id}/edit`)).user };
};

/** The onset of imminent operations is always sudden. */
const decided = ['type_of_onset'];

describeAnswers(applicationForm, {
  layouts: {
    imminent: application(imminent),
    assessment: application(assessment),
    response: application(full),
    loan: application(loan),
  },
  held: ['is_dref_imminent_v2'],
  decided: { imminent: decided },
});

describeAnswers(updateForm, {
  layouts: { response: update(full), assessment: update(assessment), loan: update(loan) },
  held: ['is_dref_imminent_v2'],
});

describeAnswers(reportForm, {
  layouts: { imminent: report(imminent), assessment: report(assessment), response: report(full) },
  held: ['is_dref_imminent_v2', 'planned_interventions.indicators.title', 'planned_interventions.indicators.target'],
  decided: { imminent: decided },
});
