import type { Recorded } from './recordings';

/*
 * Early action protocols were recorded from the server of May 2026. The contract is that of August: fields have other names, and some are
 * new. What did not change (statuses, nulls, rows, refusals) is compared.
 *
 * @source reference/eap.md, section 7.1
 */

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const documentNames: Readonly<Record<string, string>> = {
  people_targeted: 'total_people_targeted',
  operational_timeframe: 'activation_timeframe',
  operational_timeframe_unit: 'activation_timeframe_unit',
  operational_timeframe_unit_display: 'activation_timeframe_unit_display',
};
const registrationNames: Readonly<Record<string, string>> = {
  approved_at: 'project_agreement_signed_at',
  pending_pfa_at: 'approved_at',
};

const isActivity = (row: Json) => 'activity' in row && 'timeframe_display' in row;
const isActor = (row: Json) => 'national_society' in row && 'description' in row;

/** A row, with the names and the fields of August. */
function row(value: Json): Json {
  const renamed = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, below(each)]));
  if (isActivity(renamed)) return { activation_one: false, activation_two: false, ...renamed };
  return isActor(renamed) ? { partner: 'A partner', ...renamed } : renamed;
}

const below = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(below);
  return isObject(value) ? row(value) : value;
};

const rename = (value: Json, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(value).map(([name, each]) => [names[name] ?? name.replace(/_images$/, '_files'), below(each)]),
  );

const newInDocuments = { districts: [], include_rcrc_climate_center: false, early_actions: [], potential_risks: [] };
const newInRegistrations = { appeal_code: null, disaster_sub_type: null, final_review_checklist_file: null };

/** A recorded response with the names and fields of August. */
export function responseOfAugust({ name, response }: Recorded): unknown {
  if (!isObject(response)) return response;
  if (/\/(simplified|full)-eap\//.test(name)) return { ...newInDocuments, ...rename(response, documentNames) };
  if (/\/active-eap\//.test(name) && Array.isArray(response.results)) {
    return { ...response, results: response.results.map((each: Json) => ({ disaster_sub_type: null, ...each })) };
  }
  const isRegistration = 'simplified_eap_details' in response;
  return isRegistration ? { ...newInRegistrations, ...rename(response, registrationNames) } : response;
}

/** What the server of August demands besides. */
const demanded: Readonly<Record<string, Json>> = {
  'POST /api/v2/simplified-eap/': { early_actions: [], potential_risks: [], national_society_contact_title: 'Head' },
  'POST /api/v2/eap-registration/': { national_society_contact_title: 'Head' },
};

/** A recorded JSON request with the names and fields of August; null where the recording only sums it up. */
export function requestOfAugust({ name, request }: Recorded): unknown {
  if (!isObject(request) || 'multipart' in request) return null;
  const endpoint = Object.keys(demanded).find((each) => name.startsWith(each));
  return { ...(endpoint && demanded[endpoint]), ...rename(request, documentNames) };
}
