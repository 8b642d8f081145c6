import type { EmergencyProject, EmergencyProjectActivity } from '#contract/emergencyProject';
import { EruType } from '#contract/enums';
import type { EruMini } from '#contract/eru';
import type { Admin2Mini } from '#contract/project';
import type { Context } from '../core/http/context';
import { pick } from '../core/store/lookups';
import { eventMinis } from '../emergencies/eventMini';
import { countryMiniById, districtMini } from '../places/serialise';
import { districts } from '../places/tables';
import { display } from '../reference/labels';
import { type EruRow, erus } from '../surge/tables';
import { actionById, sectorById } from './options';
import { projectUsers, userOf } from './people';
import { type ActivityRow, type Admin2Row, admin2Areas, type EmergencyProjectRow } from './tables';

function activityItem(row: ActivityRow): EmergencyProjectActivity {
  const sector = sectorById(row.sector);
  if (!sector) throw new Error(`no sector ${row.sector}`);
  return { ...row, action_details: actionById(row.action), sector_details: sector };
}

function eruMini(row: EruRow | undefined, context: Context): EruMini | null {
  const owner = row && countryMiniById(context, row.owner);
  if (!row || !owner) return null;
  return {
    id: row.id,
    deployed_to: countryMiniById(context, row.deployed_to),
    end_date: row.end_date,
    equipment_units: row.equipment_units,
    eru_owner_details: { id: row.owner, national_society_country_details: owner },
    start_date: row.start_date,
    type: EruType.parse(row.type),
    type_display: display('deployments_eru_type', row.type, context.language),
    units: row.units,
  };
}

const admin2Mini = ({ id, name, code, district }: Admin2Row, { lookups }: Context): Admin2Mini => ({
  id,
  name,
  code,
  district_id: district,
  district_name: lookups.rows(districts).get(district)?.name ?? '',
});

/** Records of activities in the shape of the API. */
export function emergencyProjectItems(rows: readonly EmergencyProjectRow[], context: Context): EmergencyProject[] {
  const { store, lookups, language } = context;
  const minis = eventMinis(
    rows.map(({ event }) => event),
    context,
  );
  const people = projectUsers(
    rows.flatMap(({ created_by, modified_by }) => [created_by, modified_by]),
    context,
  );
  const units = store.getMany(
    erus,
    rows.flatMap(({ deployed_eru }) => deployed_eru ?? []),
  );
  const areas = store.getMany(
    admin2Areas,
    rows.flatMap(({ admin2 }) => admin2),
  );
  return rows.flatMap(({ created_by, modified_by, sectors: _, ...row }) => {
    const event = minis.get(row.event);
    const country = countryMiniById(context, row.country);
    if (!event || !country) return [];
    return {
      ...row,
      activities: row.activities.map(activityItem),
      activity_lead_display: display('deployments_emergency_project_activity_lead', row.activity_lead, language),
      admin2_details: pick(areas, row.admin2).map((area) => admin2Mini(area, context)),
      country_details: country,
      created_by_details: userOf(people, created_by),
      deployed_eru_details: eruMini(row.deployed_eru === null ? undefined : units.get(row.deployed_eru), context),
      districts_details: pick(lookups.rows(districts), row.districts).map(districtMini),
      event_details: event,
      modified_by_details: userOf(people, modified_by),
      reporting_ns_details: countryMiniById(context, row.reporting_ns),
      status_display: display('deployments_emergency_project_status', row.status, language),
      visibility_display: display('api_visibility_char_choices', 'public', language),
    };
  });
}
