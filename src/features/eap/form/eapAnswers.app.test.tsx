import { describeAnswers } from '#tests/answers';
import { eapServer } from '#tests/eapForm';
import { fullForm, simplifiedForm } from './defineEapForm';

const { create, open } = eapServer();

const activity = (timeframe: number) => ({ activity: 'Pay', timeframe, time_value: [1] });

const entry = {
  indicators: [{ title: 'Households', target: 5 }],
  readiness_activities: [activity(10)],
  prepositioning_activities: [activity(10)],
  early_action_activities: [activity(20)],
};
const fullEntry = { ...entry, prepositioning_activities: [{ activity: 'Store', activation_one: true }] };

const source = [{ source_name: 'Outlook', source_link: 'https://example.org' }];

/** A row in every list; without a lead time early actions choose their own unit. */
const shared = (own: object) => ({
  partner_contacts: [{ name: 'Ilse', email: 'ilse@example.org' }],
  early_actions: [{ action: 'Cash' }],
  planned_operations: [{ sector: 101, people_targeted: 5, budget_per_sector: 5, ...own }],
  enabling_approaches: [{ approach: 10, budget_per_approach: 5, ...own }],
});

/** Shown in a version that answers comments alone; sectors and approaches are chosen when a row is added. */
const held = ['updated_checklist_file'];

describeAnswers(simplifiedForm(1), {
  layouts: {
    simplified: async () => {
      const stored = await create('simplified', { ...shared(entry), potential_risks: [{ risk: 'Losses' }] });
      return { stored, user: (await open(`/eap/${stored.eap_registration}/simplified`)).user };
    },
  },
  held,
});

describeAnswers(fullForm(1), {
  layouts: {
    full: async () => {
      const stored = await create('full', {
        ...shared(fullEntry),
        is_worked_with_government: true,
        is_technical_working_groups: true,
        key_actors: [{ partner: 'Service', description: 'Sends forecasts' }],
        prioritized_impacts: [{ impact: 'Homes' }],
        risk_analysis_source_of_information: source,
        meal_source_of_information: source,
      });
      return { stored, user: (await open(`/eap/${stored.eap_registration}/full`)).user };
    },
  },
  held,
});
