import { z } from 'zod';
import type { CountryMini } from '#contract/country';
import type { Personnel } from '#contract/personnel';
import type { SurgeAlert } from '#contract/surgeAlert';
import type { Context } from '../core/http/context';
import { toCsv } from '../core/http/csv';
import { inLanguage } from '../core/http/language';
import { regions } from '../places/tables';

/* The flat columns of the exports. @source reference/surge.md, section 4.6 */

const columns = <const Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])));

type Cells = Readonly<Record<string, unknown>>;
type Place = Pick<CountryMini, 'name' | 'iso3' | 'society_name' | 'region'> | null | undefined;

const withPrefix = (prefix: string, cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([name, value]) => [`${prefix}_${name}`, value]));

const regionName = (id: number | null | undefined, { lookups, language }: Context) =>
  inLanguage(lookups.rows(regions).get(id ?? -1)?.label, language);

const placeCells = (prefix: string, place: Place, context: Context): Cells =>
  withPrefix(prefix, {
    name: place?.name,
    iso3: place?.iso3,
    nationalsociety: place?.society_name,
    regionname: regionName(place?.region, context),
  });

const placeColumns = (prefix: string) =>
  ['name', 'iso3', 'nationalsociety', 'regionname'].map((name) => `${prefix}_${name}`);

const tagKinds = ['sector', 'role_profile', 'language', 'region', 'scope', 'modality', 'operation'] as const;
const modalities = new Set(['In Person', 'Remote']);
const tagRegions = new Set(['ASIAP', 'AMER', 'AFRICA', 'MENA', 'EURO']);
const scopes = new Set(['REGIONAL', 'GLOBAL']);
const tagSectors = new Set(
  (
    'ADMIN ASSESS CEA CIVMIL COM CVA DRR FIN HEALTH HR IDRL IM IT LOGS LVES MHPSS MIG NSD OPS-LEAD PER PGI PMER PRD PSS REC REL RFL ' +
    'SEC SHCLUSTER SHELTER STAFFHEALTH WASH'
  ).split(' '),
);

/** What a tag of the roster says. @source reference/surge.md, section 4.7 */
function tagKind(tag: string): (typeof tagKinds)[number] {
  if (/^L-/.test(tag)) return 'language';
  if (/^OP-\d/.test(tag)) return 'operation';
  if (modalities.has(tag)) return 'modality';
  if (tagRegions.has(tag)) return 'region';
  if (scopes.has(tag)) return 'scope';
  return tagSectors.has(tag) ? 'sector' : 'role_profile';
}

const personnelColumns = [
  ...['event_id', 'event_glide_id', 'event_name', 'event_ifrc_severity_level', 'event_disaster_type'],
  ...placeColumns('event_country'),
  ...['role', 'type', 'surge_alert_id', 'appraisal_received', 'gender', 'location', 'deployed_id'],
  ...placeColumns('deployed_to'),
  ...placeColumns('deployed_from'),
  ...['start_date', 'end_date', 'ongoing', 'is_active', 'name', 'molnix_status', 'molnix_id'],
  ...tagKinds.map((kind) => `molnix_${kind}`),
];

/** Missing dates count as today. */
const isOngoing = ({ start_date, end_date }: Personnel, today: string) =>
  (start_date ?? today).slice(0, 10) <= today && (end_date ?? today).slice(0, 10) >= today;

/** Deployed people as CSV; for superusers with the reason why a person is not active. */
export function personnelCsv(items: readonly unknown[], context: Context): string {
  const today = context.now.toISOString().slice(0, 10);
  const rows = (items as readonly Personnel[]).map((person): Cells => {
    const event = person.deployment.event_deployed_to;
    const tags = person.molnix_tags.map(({ name }) => name);
    return {
      ...person,
      event_id: event?.id,
      event_glide_id: event?.glide,
      event_name: event?.name,
      event_ifrc_severity_level: event?.ifrc_severity_level_display,
      event_disaster_type: event?.dtype?.name,
      ...placeCells('event_country', event?.countries[0], context),
      deployed_id: person.deployment.id,
      ...placeCells('deployed_to', person.country_to ?? person.deployment.country_deployed_to, context),
      ...placeCells('deployed_from', person.country_from, context),
      ongoing: isOngoing(person, today),
      inactive_status: person.is_active ? '' : person.molnix_status,
      ...Object.fromEntries(
        tagKinds.map((kind) => [`molnix_${kind}`, tags.filter((tag) => tagKind(tag) === kind).join(', ')]),
      ),
    };
  });
  const names = context.user?.is_superuser ? [...personnelColumns, 'inactive_status'] : personnelColumns;
  return `\ufeff${toCsv(columns(names), rows)}`;
}

const alertEventFields = [
  ...['id', 'name', 'dtype', 'glide', 'disaster_start_date', 'created_at', 'updated_at'],
  ...[
    'ifrc_severity_level',
    'ifrc_severity_level_display',
    'ifrc_severity_level_update_date',
    'num_affected',
    'summary',
  ],
  ...['tab_one_title', 'tab_two_title', 'tab_three_title', 'countries', 'appeals'],
] as const;

const alertColumns = [
  ...['id', 'molnix_id', 'created_at', 'operation', 'message', 'deployment_needed', 'is_private'],
  ...['atype', 'atype_display', 'category', 'category_display', 'molnix_status', 'molnix_status_display'],
  ...['opens', 'closes', 'start', 'end'],
  ...['id', 'name', 'iso', 'iso3', 'society_name', 'region'].map((name) => `country_${name}`),
  ...alertEventFields.map((name) => `event_${name}`),
  ...['molnix_tags_names', 'molnix_tags_ids', 'molnix_tags_types'],
];

const summaryLength = 300;
const plainSummary = (html: string | null) =>
  (html ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, summaryLength);

const eventCells = (event: SurgeAlert['event']): Cells =>
  event
    ? withPrefix('event', {
        ...event,
        dtype: event.dtype?.name,
        summary: plainSummary(event.summary),
        countries: event.countries
          .map(({ name, fdrs, iso, iso3, society_name }) => [name, fdrs, iso, iso3, society_name].join(';'))
          .join(' | '),
        appeals: event.appeals
          .map((appeal) =>
            [
              appeal.aid,
              appeal.num_beneficiaries,
              appeal.amount_requested,
              appeal.code,
              appeal.amount_funded,
              appeal.status,
              appeal.status_display,
              appeal.start_date,
              appeal.end_date,
              appeal.id,
            ].join(';'),
          )
          .join(' | '),
      })
    : {};

/** Surge alerts as CSV. */
export function alertsCsv(items: readonly unknown[]): string {
  const rows = (items as readonly SurgeAlert[]).map((alert): Cells => {
    const listed = (read: (tag: SurgeAlert['molnix_tags'][number]) => unknown) =>
      alert.molnix_tags.map(read).join(', ');
    return {
      ...alert,
      ...withPrefix('country', { ...alert.country }),
      ...eventCells(alert.event),
      molnix_tags_names: listed(({ name }) => name),
      molnix_tags_ids: listed(({ id }) => id),
      molnix_tags_types: listed(({ tag_type }) => tag_type),
    };
  });
  return toCsv(columns(alertColumns), rows);
}
