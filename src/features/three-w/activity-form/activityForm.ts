import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type FieldName,
  type FormDefinition,
  fieldsFrom,
  type RowFieldDefinition,
  type RowFieldName,
} from '#app/form/definition';
import { draftVersions } from '#app/form/draftVersions';
import { fieldsOf } from '#app/form/LongFormField';
import type { Admin2 } from '#contract/admin2';
import type { EmergencyProject, EmergencyProjectOptions } from '#contract/emergencyProject';
import { sumOf } from '#domain/lists/sumOf';
import { type Age, ages, disabledCount, peopleCount, type Sex, sexes } from '#domain/three-w/people';
import { activityStatus, ownToday } from '#domain/three-w/status';
import { activityOptionsQuery } from '#resources/emergency-project/queries';
import { admin2Query } from '../admin2Query';
import { ageNames } from '../ageNames';
import * as options from './activityOptions';
import { activityProblems } from './activityProblems';
import { activitiesFromStored, sectorsOfRows } from './activityRows';
import type { ActivityRow, ActivityValues } from './activityShape';
import { type ActivityStrings, useActivityStrings } from './useActivityStrings';

type ActivityStep = 'context' | 'sectors' | 'details';

type RowField = RowFieldDefinition<ActivityValues, ActivityStrings, ActivityStep>;

const cells = sexes.flatMap((sex) => ages.map((age) => ({ sex, age })));

const isCustom = ({ action }: ActivityRow) => action === null;
const isSimple = ({ is_detailed }: ActivityRow) => !is_detailed;
const isDetailed = ({ is_detailed }: ActivityRow) => is_detailed;
const hasDisabled = (row: ActivityRow) => isDetailed(row) && row.is_disaggregated_for_disabled;
const ofPeople = (row: ActivityRow) => isSimple(row) && row.people_households === 'people';
const ofHouseholds = (row: ActivityRow) => isSimple(row) && row.people_households === 'households';

const sexOf = (sex: Sex, t: ActivityStrings) => t.ages[sex];
const ageOf = (age: Age, t: ActivityStrings) => ageNames(t.ages)[age];

/** The fields of one activity. Fields that do not apply to its kind of reporting are hidden, and therefore not validated. */
const activityFields: Readonly<Record<string, RowField>> = {
  custom_action: { kind: 'text', maxLength: 255, appliesToRow: isCustom, label: (t) => t.customTitle },
  is_detailed: { kind: 'checkbox', label: (t) => t.detailed },
  people_households: {
    kind: 'radio',
    appliesToRow: isSimple,
    label: (t) => t.peopleOrHouseholds,
    choices: (t) => [
      { key: 'people', label: t.people },
      { key: 'households', label: t.households },
    ],
  },
  household_count: { kind: 'count', appliesToRow: ofHouseholds, label: (t) => t.households },
  people_count: { kind: 'count', isTotal: true, appliesToRow: ofPeople, label: (t) => t.people },
  male_count: { kind: 'count', appliesToRow: ofPeople, label: (t) => t.male },
  female_count: { kind: 'count', appliesToRow: ofPeople, label: (t) => t.female },
  ...fieldsFrom(cells, ({ sex, age }): readonly [string, RowField] => [
    peopleCount(sex, age),
    { kind: 'count', appliesToRow: isDetailed, label: (t) => t.gridCell({ sex: sexOf(sex, t), age: ageOf(age, t) }) },
  ]),
  is_disaggregated_for_disabled: { kind: 'checkbox', appliesToRow: isDetailed, label: (t) => t.disabled },
  ...fieldsFrom(cells, ({ sex, age }): readonly [string, RowField] => [
    disabledCount(sex, age),
    {
      kind: 'count',
      appliesToRow: hasDisabled,
      label: (t) => t.disabledCell({ sex: sexOf(sex, t), age: ageOf(age, t) }),
    },
  ]),
  has_no_data_on_people_reached: { kind: 'checkbox', label: (t) => t.noData },
  beneficiaries_count: { kind: 'count', label: (t) => t.beneficiaries },
  amount: { kind: 'count', label: (t) => t.amount },
  point_count: { kind: 'count', appliesToRow: isSimple, label: (t) => t.pointCount },
  points: {
    kind: 'rows',
    appliesToRow: isDetailed,
    label: (t) => t.points,
    hint: (t) => t.pointsText,
    rowFields: {
      description: { kind: 'text', label: (t) => t.description },
      latitude: { kind: 'number', min: -90, max: 90, label: (t) => t.latitude },
      longitude: { kind: 'number', min: -180, max: 180, label: (t) => t.longitude },
    },
  },
  supplies: {
    kind: 'rows',
    label: (t) => t.supplies,
    rowFields: {
      supply: { kind: 'nativeSelect', label: (t) => t.supply, options: options.supplyOptions },
      count: { kind: 'count', label: (t) => t.count },
    },
  },
  custom_supplies: {
    kind: 'rows',
    label: (t) => t.customSupplies,
    rowFields: {
      name: { kind: 'text', label: (t) => t.supplyName },
      count: { kind: 'count', label: (t) => t.count },
    },
  },
  details: { kind: 'longText', label: (t) => t.details },
};

/** Server data for rules and consequences; undefined until loaded. */
interface ActivityFacts {
  readonly options: EmergencyProjectOptions | undefined;
  /** The second-level areas of the provinces chosen so far. */
  readonly areas: readonly Admin2[] | undefined;
}

function useActivityFacts(districts: readonly number[]): ActivityFacts {
  const { data: list } = useQuery(activityOptionsQuery());
  const { data } = useQuery({ ...admin2Query(districts), enabled: districts.length > 0 });
  return useMemo(() => ({ options: list, areas: data?.results }), [list, data]);
}

/** The sector and the action of an activity; undefined until the lists are loaded. */
function activityTitle({ sector, action, custom_action }: ActivityRow, t: ActivityStrings, facts?: ActivityFacts) {
  const of = facts?.options?.sectors.find(({ id }) => id === sector)?.title;
  const known = facts?.options?.actions.find(({ id }) => id === action)?.title;
  const own = action === null ? custom_action?.trim() || t.customTitle : known;
  return of === undefined || own === undefined ? undefined : t.activityName({ sector: of, action: own });
}

type Changed = FieldName<ActivityValues> | RowFieldName<ActivityValues>;

/** A new country clears the provinces, provinces filter the areas, a removed sector removes its activities, and totals follow their parts. */
function activityConsequences(changed: Changed, values: ActivityValues, facts: ActivityFacts | undefined) {
  if (changed === 'country') return { districts: null, admin2: null };
  if (changed === 'districts') {
    const chosen = values.districts ?? [];
    const stays = (id: number) => {
      const area = facts?.areas?.find((each) => each.id === id);
      return area === undefined || chosen.includes(area.district_id);
    };
    const admin2 = chosen.length === 0 ? [] : (values.admin2 ?? []).filter(stays);
    return { admin2: admin2.length > 0 ? admin2 : null };
  }
  if (changed === 'event') return { deployed_eru: null };
  if (changed === 'sectors') {
    const remaining = values.activities?.filter(({ sector }) => values.sectors?.includes(sector)) ?? [];
    return { activities: remaining.length > 0 ? remaining : null };
  }
  const index = /^activities\.(\d+)\.(?:male|female)_count$/.exec(changed)?.[1];
  const row = index === undefined ? undefined : values.activities?.[Number(index)];
  return row
    ? { [`activities.${Number(index)}.people_count` as const]: sumOf([row.male_count, row.female_count]) }
    : {};
}

const isSocietyLead = ({ activity_lead }: ActivityValues) => activity_lead === 'national_society';
const contact = { step: 'context', appliesTo: isSocietyLead, isRequired: true, maxLength: 255 } as const;

/** The form of activities in the response to an emergency. @source reference/three-w.md, section 2.2 */
export const activityForm: FormDefinition<
  ActivityValues,
  EmergencyProject,
  ActivityStrings,
  ActivityStep,
  ActivityFacts
> = {
  key: 'three-w-activity',
  draftVersion: draftVersions['three-w-activity'],
  useStrings: useActivityStrings,
  steps: ['context', 'sectors', 'details'],
  stepTitle: (step, t) => ({ context: t.context, sectors: t.sectorsStep, details: t.detailsStep })[step],
  fields: {
    event: {
      step: 'context',
      kind: 'select',
      isRequired: true,
      label: (t) => t.event,
      hint: (t) => t.eventText,
      options: options.emergencyOptions,
    },
    country: {
      step: 'context',
      kind: 'select',
      isRequired: true,
      label: (t) => t.country,
      options: options.countryOptions,
    },
    districts: {
      step: 'context',
      kind: 'multiSelect',
      label: (t) => t.districts,
      hint: (t) => t.districtsText,
      appliesTo: ({ country }) => country !== null,
      options: options.provinceOptions,
      canSelectAll: true,
    },
    admin2: {
      step: 'context',
      kind: 'multiSelect',
      label: (t) => t.admin2,
      appliesTo: ({ districts }) => (districts?.length ?? 0) > 0,
      options: options.admin2Options,
    },
    title: {
      step: 'context',
      kind: 'text',
      isRequired: true,
      maxLength: 255,
      label: (t) => t.title,
      hint: (t) => t.titleText,
    },
    start_date: { step: 'context', kind: 'date', isRequired: true, label: (t) => t.start },
    end_date: { step: 'context', kind: 'date', isRequired: true, label: (t) => t.end },
    activity_lead: {
      step: 'context',
      kind: 'radio',
      isRequired: true,
      initial: 'national_society',
      label: (t) => t.lead,
      choices: (t) => [
        { key: 'national_society', label: t.nationalSociety },
        { key: 'deployed_eru', label: t.deployedEru },
      ],
    },
    reporting_ns: {
      step: 'context',
      kind: 'select',
      isRequired: true,
      appliesTo: isSocietyLead,
      label: (t) => t.society,
      options: options.societyOptions,
    },
    reporting_ns_contact_name: { ...contact, kind: 'text', label: (t) => t.contactName },
    reporting_ns_contact_role: { ...contact, kind: 'text', label: (t) => t.contactRole },
    reporting_ns_contact_email: { ...contact, kind: 'email', label: (t) => t.contactEmail },
    deployed_eru: {
      step: 'context',
      kind: 'select',
      isRequired: true,
      appliesTo: ({ activity_lead }) => activity_lead === 'deployed_eru',
      label: (t) => t.eru,
      hint: (t) => t.eruText,
      options: options.eruOptions,
    },
    sectors: {
      step: 'sectors',
      kind: 'checklist',
      isRequired: true,
      isLocal: true,
      label: (t) => t.sectors,
      hint: (t) => t.sectorsText,
      options: options.sectorOptions,
    },
    // `useActivityActions` builds the rows to send, which depend on the server's list of actions
    activities: {
      step: 'details',
      kind: 'rows',
      isSent: false,
      label: (t) => t.activities,
      rowFields: activityFields,
      rowTitle: activityTitle,
    },
  },
  fromStored: activitiesFromStored,
  fromMerged: ({ activities }) => ({ sectors: sectorsOfRows(activities ?? []) }),
  toBody: ({ start_date, end_date }) => ({
    status: start_date === null ? undefined : activityStatus(start_date, end_date, ownToday()),
  }),
  facts: {
    input: ({ districts }) => [...(districts ?? [])],
    useFacts: useActivityFacts,
  },
  consequences: activityConsequences,
  crossRules: (values, t, facts) => activityProblems(values, t, facts?.options),
};

export const { Field: ActivityField, FieldRow: ActivityFieldRow } = fieldsOf<ActivityValues>();
