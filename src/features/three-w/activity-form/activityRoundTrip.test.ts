import { type ActivityAction, EmergencyProjectBody } from '#contract/emergencyProject';
import { describeRoundTrip } from '#tests/roundTrip';
import { sampleOf } from '#tests/sampleOf';
import { activityForm } from './activityForm';
import { activityBodies } from './activityRows';

const goods = { id: 1, is_cash_type: false, has_location: true, supplies_details: [{ id: 1, title: 'Tents' }] };
const actions = [goods, { ...goods, id: 2, is_cash_type: true }] as unknown as ActivityAction[];

const { activities } = sampleOf(EmergencyProjectBody) as { activities: readonly object[] };
/** The activities of a layout, with default values for the other fields. */
const of = (parts: object) => ({ activities: activities.map((row) => ({ ...row, ...parts })) });

const society = {
  activity_lead: 'national_society',
  start_date: '2020-01-01',
  end_date: '2020-02-01',
  status: 'complete',
};
const detailed = { action: 1, is_simplified_report: false };

const cash = ['activities.amount', 'activities.beneficiaries_count'];

describeRoundTrip(activityForm, EmergencyProjectBody, {
  layouts: {
    detailed: { ...society, ...of(detailed) },
    people: { ...society, ...of({ action: null, is_simplified_report: true, people_households: 'people' }) },
    households: {
      ...society,
      activity_lead: 'deployed_eru',
      ...of({ action: 2, is_simplified_report: true, people_households: 'households' }),
    },
  },
  notAsked: {
    detailed: cash,
    people: [...cash, 'activities.supplies'],
    households: ['activities.supplies', 'activities.point_count'],
  },
  send: (body, values, stored) => ({ ...body, activities: activityBodies(values, stored, actions) }),
});
