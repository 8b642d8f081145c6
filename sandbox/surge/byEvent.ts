import type {
  DeploymentsByEvent,
  ErusByEvent,
  EventDeployment,
  SurgeSupportByEvent,
} from '#contract/deploymentsByEvent';
import { EruType } from '#contract/enums';
import type { EruMini } from '#contract/eru';
import type { SurgeEvent } from '#contract/surgeAlert';
import type { Context } from '../core/http/context';
import { allOf, sql, valueList } from '../core/store/sql';
import { byEvent } from '../emergencies/byEvent';
import type { EventRow } from '../emergencies/tables';
import { countryMiniById } from '../places/serialise';
import { display } from '../reference/labels';
import { activeErus, activePersonnel } from './active';
import { surgeEvents } from './surgeEvents';
import { type EruRow, erus, type PersonnelRow, personnel } from './tables';

const ofEvents = (rows: readonly EventRow[]) => sql`event IN ${valueList(rows.map(({ id }) => id))}`;

function personnelByEvent(rows: readonly EventRow[], { store, now }: Context) {
  return byEvent(
    store.select(personnel, { where: allOf([activePersonnel(now), ofEvents(rows)]), order: sql`start_date DESC` }),
  );
}

function erusByEvent(rows: readonly EventRow[], { store, now }: Context) {
  return byEvent(store.select(erus, { where: allOf([activeErus(now), ofEvents(rows)]), order: sql`start_date DESC` }));
}

/** The people of an emergency in its one deployment record, whose country is the emergency's first. */
function deploymentsOf(event: SurgeEvent, people: readonly PersonnelRow[], context: Context): EventDeployment[] {
  const [country] = event.countries;
  if (!country || people.length === 0) return [];
  const minis = people.flatMap((person) => {
    const from = countryMiniById(context, person.country_from);
    return from
      ? {
          id: person.id,
          country_from: from,
          end_date: person.end_date,
          // unlike the list of people, the server names them to visitors too
          name: person.name,
          role: person.role,
          start_date: person.start_date,
        }
      : [];
  });
  return [{ id: event.id, country_deployed_to: country, personnel: minis }];
}

function eruMinis(rows: readonly EruRow[], context: Context): EruMini[] {
  return rows.flatMap((row) => {
    const owner = countryMiniById(context, row.owner);
    const country = countryMiniById(context, row.deployed_to);
    if (!owner || !country) return [];
    return {
      id: row.id,
      deployed_to: country,
      end_date: row.end_date,
      equipment_units: row.equipment_units,
      eru_owner_details: { id: row.owner, national_society_country_details: owner },
      start_date: row.start_date,
      type: EruType.parse(row.type),
      type_display: display('deployments_eru_type', row.type, context.language),
      units: row.units,
    };
  });
}

/** The items of a list by emergency, in the order of the emergencies. */
function perEvent<Item>(rows: readonly EventRow[], context: Context, item: (event: SurgeEvent) => Item): Item[] {
  const byId = surgeEvents(
    rows.map(({ id }) => id),
    context,
  );
  return rows.flatMap(({ id }) => {
    const event = byId.get(id);
    return event ? [item(event)] : [];
  });
}

const basics = (event: SurgeEvent) => ({
  id: event.id,
  appeals: event.appeals,
  name: event.name,
  translation_module_original_language: event.translation_module_original_language,
});

/** @source reference/surge.md, section 4.4 */
export function personnelByEventItems(rows: EventRow[], context: Context): DeploymentsByEvent[] {
  const people = personnelByEvent(rows, context);
  return perEvent(rows, context, (event) => ({
    ...basics(event),
    deployments: deploymentsOf(event, people.get(event.id) ?? [], context),
    disaster_start_date: event.disaster_start_date,
  }));
}

/** @source reference/surge.md, section 4.4 */
export function erusByEventItems(rows: EventRow[], context: Context): ErusByEvent[] {
  const units = erusByEvent(rows, context);
  return perEvent(rows, context, (event) => ({
    ...basics(event),
    active_erus: eruMinis(units.get(event.id) ?? [], context),
  }));
}

/** @source reference/surge.md, section 4.4 */
export function surgeSupportItems(rows: EventRow[], context: Context): SurgeSupportByEvent[] {
  const people = personnelByEvent(rows, context);
  const units = erusByEvent(rows, context);
  return perEvent(rows, context, (event) => {
    const here = people.get(event.id) ?? [];
    const active = eruMinis(units.get(event.id) ?? [], context);
    return {
      ...basics(event),
      deployed_eru_count: active.length,
      deployed_personnel_count: here.length,
      deployments: deploymentsOf(event, here, context),
      erus: active,
      ifrc_severity_level: event.ifrc_severity_level,
      ifrc_severity_level_display: event.ifrc_severity_level_display,
    };
  });
}
