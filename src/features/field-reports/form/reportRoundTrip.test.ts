import { FieldReportBody } from '#contract/fieldReport';
import { describeRoundTrip } from '#tests/roundTrip';
import { reportForm } from './reportForm';

const event = { status: 9, dtype: 12, is_covid_report: false };

const units = [
  'base_camp',
  'basic_health_care',
  'deployment_hospital',
  'it_telecom',
  'logistics',
  'referral_hospital',
  'relief',
  'water_sanitation_15',
  'water_sanitation_20',
  'water_sanitation_40',
];

describeRoundTrip(reportForm, FieldReportBody, {
  layouts: {
    event,
    earlyWarning: { ...event, status: 8 },
    epidemic: { ...event, dtype: 1 },
    covid: { ...event, dtype: 1, is_covid_report: true },
  },
  leftOut: {
    'asked by earlier forms': [
      ...units.flatMap((unit) => [`eru_${unit}`, `eru_${unit}_units`]),
      'health_min_num_assisted',
      'imminent_dref',
      'imminent_dref_amount',
      'num_rdrt',
      'other_num_assisted',
      'previous_update',
      'rdrt',
      'sources',
      'who_num_assisted',
    ],
    'made by the server': ['fr_num', 'recent_affected', 'summary', 'user', 'translation_module_skip_auto_translation'],
    'added by the actions of the form, with the country': ['regions'],
  },
});
