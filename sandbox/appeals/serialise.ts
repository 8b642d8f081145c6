import type { Appeal, RelatedAppeal } from '#contract/appeal';
import type { Context } from '../core/http/context';
import type { Language } from '../core/http/language';
import { type EventRow, events } from '../emergencies/tables';
import { eventName } from '../emergencies/titles';
import { countryMiniById, regionBrief } from '../places/serialise';
import { regions } from '../places/tables';
import { display } from '../reference/labels';
import { disasterTypeById } from '../reference/serialise';
import type { AppealHistoryRow, AppealRow } from './tables';

/** An appeal inside its emergency. */
export const relatedAppeal = (row: AppealRow, language: Language): RelatedAppeal => ({
  id: row.id,
  aid: row.aid,
  amount_funded: row.amount_funded,
  amount_requested: row.amount_requested,
  atype: row.atype,
  atype_display: display('api_appeal_type', row.atype, language),
  code: row.code,
  end_date: row.end_date,
  num_beneficiaries: row.num_beneficiaries,
  sector: row.sector,
  start_date: row.start_date,
  status: row.status,
  status_display: display('api_appeal_status', row.status, language),
  translation_module_original_language: 'en',
});

function eventDetails(row: EventRow, language: Language): Appeal['event_details'] {
  return {
    id: row.id,
    ifrc_severity_level: row.ifrc_severity_level,
    ifrc_severity_level_display: display('api_alert_level', row.ifrc_severity_level, language),
    ifrc_severity_level_update_date: row.ifrc_severity_level_update_date,
    name: eventName(row, language),
    translation_module_original_language: row.translation_module_original_language,
    updated_at: row.updated_at,
  };
}

/** Items of the list of appeals: the valid history row with the id of the appeal. */
export function appealItems(rows: AppealHistoryRow[], context: Context): Appeal[] {
  const { store, lookups, language } = context;
  const byId = store.getMany(
    events,
    rows.flatMap(({ event }) => event ?? []),
  );
  return rows.map((row) => {
    const country = countryMiniById(context, row.country);
    const region = row.region === null ? undefined : lookups.rows(regions).get(row.region);
    const event = row.event === null || row.needs_confirmation ? undefined : byId.get(row.event);
    return {
      id: String(row.appeal),
      aid: row.aid,
      amount_funded: row.amount_funded,
      amount_requested: row.amount_requested,
      atype: row.atype,
      atype_display: display('api_appeal_type', row.atype, language),
      code: row.code,
      country: country ?? null,
      created_at: row.created_at,
      dtype: disasterTypeById(context, row.dtype),
      end_date: row.end_date,
      event: event?.id ?? null,
      event_details: event ? eventDetails(event, language) : null,
      modified_at: row.modified_at,
      name: row.name,
      needs_confirmation: row.needs_confirmation,
      num_beneficiaries: row.num_beneficiaries,
      real_data_update: row.real_data_update,
      region: region ? regionBrief(region, language) : null,
      sector: row.sector,
      start_date: row.start_date,
      status: row.status,
      status_display: display('api_appeal_status', row.status, language),
    };
  });
}
