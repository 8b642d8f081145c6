/** Open alerts first, the newest first within a status: by `opens` the server would put alerts without that date first. */
export const alertOrder = { defaultOrdering: 'molnix_status', tieBreak: '-created_at' } as const;

/** The fields by which the server can sort units; `id` is none of them. @source reference/surge.md, section 4.3 */
export const eruTieBreak =
  'type,eru_owner__national_society_country__society_name,deployed_to__society_name,units,equipment_units';

/** The fields by which the server can sort people; `id` is none of them. @source reference/surge.md, section 4.3 */
export const personnelTieBreak = 'deployment,country_from,role,name';
