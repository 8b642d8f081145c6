import { describe, expect, test } from 'vitest';
import type { EmergencyProject, EmergencyProjectActivity } from '#contract/emergencyProject';
import {
  type ActivityFilters,
  activitiesBySector,
  activityStatistics,
  filterActivities,
  leadName,
  leadOf,
  placesOfWork,
} from './activities';
import { reachOf, reachOfActivity } from './people';

const today = '2026-05-10';

const activity = (facts: Partial<EmergencyProjectActivity>) =>
  ({
    is_simplified_report: true,
    people_count: null,
    household_count: null,
    beneficiaries_count: null,
    has_no_data_on_people_reached: false,
    sector: 1,
    sector_details: { id: 1, order: 1, title: 'Health' },
    ...facts,
  }) as EmergencyProjectActivity;
const wash = { sector: 2, sector_details: { id: 2, order: 2, title: 'WASH' } };

// reference/three-w.md, section 4.6
describe('whom an activity reached', () => {
  const nobody = { people: null, households: null, recipients: null };
  test.each([
    ['a simplified report', { people_count: 40, male_0_1_count: 5 }, { ...nobody, people: 40 }],
    ['a simplified report of nobody', { people_count: 0 }, { ...nobody, people: 0 }],
    ['a simplified report without a figure', {}, nobody],
    [
      'households are not people',
      { people_households: 'households', household_count: 25 },
      { ...nobody, households: 25 },
    ],
    ['recipients of cash are not people', { beneficiaries_count: 12 }, { ...nobody, recipients: 12 }],
    ['without data', { has_no_data_on_people_reached: true, people_count: 3 }, nobody],
    [
      'by sex and age, people with disabilities not counted twice',
      {
        is_simplified_report: false,
        people_count: 999,
        male_0_1_count: 1,
        female_60_plus_count: 2,
        other_unknown_age_count: 4,
        disabled_male_0_1_count: 50,
        male_count: 70,
      },
      { ...nobody, people: 7 },
    ],
    ['by sex and age, all blank', { is_simplified_report: false }, nobody],
  ] as const)('%s', (_, facts, reach) => {
    expect(reachOfActivity(activity(facts))).toEqual(reach);
  });

  test('of a record is the sum of what is known', () => {
    const activities = [activity({ people_count: 3 }), activity({ household_count: 2 }), activity({ people_count: 4 })];
    expect(reachOf({ activities })).toEqual({ people: 7, households: 2, recipients: null });
  });
});

const project = (facts: Partial<EmergencyProject>) =>
  ({
    id: 1,
    activities: [activity({ people_count: 10 })],
    activity_lead: 'national_society',
    reporting_ns: 1,
    reporting_ns_details: { id: 1, name: 'Kenya', society_name: 'Kenya Red Cross' },
    deployed_eru: null,
    deployed_eru_details: null,
    start_date: '2026-01-01',
    end_date: null,
    status: 'on_going',
    status_display: 'Ongoing',
    country: 1,
    country_details: { id: 1, iso3: 'KEN', name: 'Kenya' },
    districts: [11],
    districts_details: [{ id: 11, name: 'Nairobi' }],
    ...facts,
  }) as EmergencyProject;

const owner = { id: 4, name: 'Germany', society_name: 'German Red Cross' };
const eru = {
  eru_owner_details: { national_society_country_details: owner },
} as EmergencyProject['deployed_eru_details'];

const projects = [
  project({}),
  project({
    id: 2,
    end_date: '2026-02-01',
    status: 'on_going',
    status_display: 'Ongoing',
    activities: [activity(wash), activity({ ...wash, people_count: 5 })],
  }),
  project({
    id: 3,
    activity_lead: 'deployed_eru',
    reporting_ns: null,
    reporting_ns_details: null,
    deployed_eru: 9,
    deployed_eru_details: eru,
    country: 2,
    districts: [21, 22],
    districts_details: [],
    activities: [activity({}), activity(wash)],
  }),
];

describe('activities of a response', () => {
  test('activityStatistics counts each lead, sector and status once', () => {
    expect(activityStatistics(projects, today, 'en')).toEqual({
      nationalSocieties: 1,
      erus: 1,
      reach: [{ kind: 'people', value: 15, records: 2 }],
      sectors: [
        { key: '1', label: 'Health', value: 2 },
        { key: '2', label: 'WASH', value: 2 },
      ],
      statuses: [
        { key: 'on_going', label: 'on_going', value: 2 },
        { key: 'complete', label: 'complete', value: 1 },
      ],
    });
  });

  test('the most come first, as many by name', () => {
    const of = (sector: number, title: string) => activity({ sector, sector_details: { id: sector, order: 1, title } });
    const [shelter, health, cash] = [of(3, 'Shelter'), of(1, 'Health'), of(2, 'Cash')];
    const records = [project({ id: 1, activities: [shelter, health] }), project({ id: 2, activities: [cash, health] })];
    const labels = activityStatistics(records, today, 'en').sectors.map(({ label }) => label);
    expect(labels).toEqual(['Health', 'Cash', 'Shelter']);
  });

  test('a National Society and a unit count where they lead, once each', () => {
    const records = [
      project({ id: 1, reporting_ns: 1 }),
      project({ id: 2, reporting_ns: 1 }),
      project({ id: 3, reporting_ns: 2, deployed_eru: 8 }),
      project({ id: 4, reporting_ns: null }),
      project({ id: 5, activity_lead: 'deployed_eru', reporting_ns: 3, deployed_eru: 9, deployed_eru_details: eru }),
      project({ id: 6, activity_lead: 'deployed_eru', reporting_ns: 3, deployed_eru: null }),
    ];
    expect(activityStatistics(records, today, 'en')).toMatchObject({ nationalSocieties: 2, erus: 1 });
  });

  const none: ActivityFilters = {
    reporting_ns: [],
    eru_owner: [],
    sector: [],
    status: [],
    country: [],
    district: [],
  };
  test.each([
    ['no filter', {}, [1, 2, 3]],
    ['one value', { sector: [2] }, [2, 3]],
    ['any of several values', { status: ['complete', 'planned'] }, [2]],
    ['every filter that is set', { sector: [2], country: [1] }, [2]],
    ['the owner of an ERU', { eru_owner: [4] }, [3]],
    ['a reporting National Society', { reporting_ns: [1] }, [1, 2]],
    ['a province', { district: [22, 99] }, [3]],
    ['no match', { reporting_ns: [1], eru_owner: [4] }, []],
  ])('filterActivities: %s', (_, filters, ids) => {
    expect(filterActivities(projects, { ...none, ...filters }, today).map(({ id }) => id)).toEqual(ids);
  });

  test('activitiesBySector counts a project once per sector, with the completed share', () => {
    expect(
      activitiesBySector(projects, today, 'en').map(({ label, value, completeShare }) => [label, value, completeShare]),
    ).toEqual([
      ['Health', 2, 0],
      ['WASH', 2, 50],
    ]);
  });

  test('placesOfWork groups by province, or by country without one', () => {
    const countrywide = project({ id: 4, districts: [], districts_details: [] });
    const places = placesOfWork([...projects, countrywide]);
    expect(places.map(({ id, records }) => [id, records.map((each) => each.id)])).toEqual([
      ['country 1', [3, 4]],
      ['district 11', [1, 2]],
    ]);
  });

  test('an ERU is led by the National Society that owns it', () => {
    const led = project({ activity_lead: 'deployed_eru', deployed_eru_details: eru });
    expect([leadOf(led), leadName(led)]).toEqual([owner, 'German Red Cross']);
    expect(leadName(project({ deployed_eru_details: eru }))).toBe('Kenya Red Cross');
    expect(leadOf(project({ reporting_ns_details: null }))).toBeUndefined();
  });

  test('leadName falls back to the name of the country', () => {
    const country = { ...owner, name: 'Aruba', society_name: '' };
    expect(leadName(project({ reporting_ns_details: country as EmergencyProject['reporting_ns_details'] }))).toBe(
      'Aruba',
    );
  });
});
