import type { z } from 'zod';
import { type ActivityAction, EmergencyProjectActivity } from '#contract/emergencyProject';
import type { Context } from '../core/http/context';
import { inLanguage } from '../core/http/language';
import { users } from '../core/sign-in/users';
import { pick } from '../core/store/lookups';
import { sql } from '../core/store/sql';
import { eventMinis } from '../emergencies/eventMini';
import { countryMiniById, districtMini } from '../places/serialise';
import { districts } from '../places/tables';
import { display } from '../reference/labels';
import { sectors } from '../reference/tables';
import type { ActivityRow, EmergencyProjectRow } from './tables';

type Action = z.output<typeof ActivityAction>;

/** Every count of an activity as null, by the field names of the contract. */
const noCounts = Object.fromEntries(
  Object.keys(EmergencyProjectActivity.shape)
    .filter((field) => field.endsWith('_count'))
    .map((field) => [field, null]),
);

/** The sectors of the response and one action for each. */
export function activityOptions({ store, language }: Context) {
  const list = store
    .select(sectors, { where: sql`kind = 'activity'`, order: sql`key` })
    .map(({ key, name }) => ({ id: key, order: key, title: inLanguage(name, language) ?? '' }));
  const actions = list.map(
    (sector): Action => ({
      id: sector.id * 10 + 1,
      description: `Support to people affected: ${sector.title.toLowerCase()}`,
      has_location: false,
      is_cash_type: sector.title.toLowerCase().includes('cash'),
      order: sector.order,
      sector: sector.id,
      supplies_details: [],
      title: sector.title,
    }),
  );
  return { sectors: list, actions };
}

function activity(row: ActivityRow, options: ReturnType<typeof activityOptions>) {
  return {
    ...noCounts,
    ...row,
    action_details: options.actions.find(({ id }) => id === row.action) ?? null,
    amount: null,
    beneficiaries_count: row.people_count,
    custom_supplies: {},
    has_no_data_on_people_reached: false,
    is_disaggregated_for_disabled: false,
    people_households: 'people',
    points: [],
    sector_details: options.sectors.find(({ id }) => id === row.sector),
    supplies: {},
  };
}

/** Activities of the response to emergencies. */
export function emergencyProjectItems(rows: EmergencyProjectRow[], context: Context) {
  const { store, lookups, language } = context;
  const options = activityOptions(context);
  const minis = eventMinis(
    rows.map(({ event }) => event),
    context,
  );
  const authors = store.getMany(
    users,
    rows.flatMap(({ user }) => user ?? []),
  );
  return rows.map((row) => {
    const author = authors.get(row.user ?? 0);
    const by = author
      ? {
          id: author.id,
          email: author.email,
          first_name: author.first_name,
          last_name: author.last_name,
          username: author.username,
        }
      : null;
    return {
      id: row.id,
      activities: row.activities.map((each) => activity(each, options)),
      activity_lead: row.activity_lead,
      activity_lead_display: display('deployments_emergency_project_activity_lead', row.activity_lead, language),
      admin2: [],
      admin2_details: [],
      country: row.country,
      country_details: countryMiniById(context, row.country),
      created_at: row.created_at,
      created_by_details: by,
      deployed_eru: row.deployed_eru,
      deployed_eru_details: null,
      districts: row.districts,
      districts_details: pick(lookups.rows(districts), row.districts).map(districtMini),
      end_date: row.end_date,
      event: row.event,
      event_details: minis.get(row.event),
      modified_at: row.modified_at,
      modified_by_details: by,
      reporting_ns: row.reporting_ns,
      reporting_ns_contact_email: null,
      reporting_ns_contact_name: null,
      reporting_ns_contact_role: null,
      reporting_ns_details: countryMiniById(context, row.reporting_ns),
      start_date: row.start_date,
      status: row.status,
      status_display: display('deployments_emergency_project_status', row.status, language),
      title: row.title,
      visibility_display: display('api_visibility_char_choices', 'public', language),
    };
  });
}
