import { z } from 'zod';
import type { OpsLearning } from '#contract/opsLearning';
import { appealDocuments, appeals } from '../appeals/tables';
import type { Context } from '../core/http/context';
import { toCsv } from '../core/http/csv';
import { inLanguage } from '../core/http/language';
import { eventMinis } from '../emergencies/eventMini';
import { regionLabel } from '../places/serialise';
import { countries } from '../places/tables';
import { display } from '../reference/labels';
import { disasterTypeById } from '../reference/serialise';
import { componentTitles, organizationTitles, sectorTitles } from './names';
import { type OpsLearningRow, opsLearnings } from './tables';

/** Whether the user is a superuser or an administrator of operational learning, who also sees unvalidated extracts and raw tags. */
export const isLearningAdmin = ({ user }: Context): boolean =>
  user !== null && (user.is_superuser || user.permissions.includes('ops_learning_admin'));

const rawFields = ({ learning, type, organization, sector, per_component }: OpsLearningRow) => ({
  learning,
  type,
  organization,
  sector,
  per_component,
});

export function learningItems(rows: readonly OpsLearningRow[], context: Context): OpsLearning[] {
  const { store, language } = context;
  const appealsById = store.getMany(
    appeals,
    rows.flatMap(({ appeal }) => appeal ?? []),
  );
  const events = eventMinis(
    [...appealsById.values()].flatMap(({ event }) => event ?? []),
    context,
  );
  const documents = store.getMany(
    appealDocuments,
    rows.flatMap(({ appeal_document_id }) => appeal_document_id ?? []),
  );
  const hasRawFields = isLearningAdmin(context);
  return rows.map((row) => {
    const appeal = row.appeal === null ? undefined : appealsById.get(row.appeal);
    const document = row.appeal_document_id === null ? undefined : documents.get(row.appeal_document_id);
    return {
      id: row.id,
      appeal: appeal
        ? {
            id: appeal.id,
            atype: display('api_appeal_type', appeal.atype, language),
            code: appeal.code,
            country: appeal.country,
            event_details: appeal.event === null ? null : (events.get(appeal.event) ?? null),
            name: appeal.name,
            start_date: appeal.start_date,
          }
        : null,
      appeal_code: row.appeal_code,
      appeal_document_id: row.appeal_document_id,
      created_at: row.created_at,
      document_name: document?.name ?? null,
      document_url: document?.document ?? document?.document_url ?? null,
      is_validated: row.is_validated,
      learning_validated: row.learning_validated,
      modified_at: row.modified_at,
      organization_validated: row.organization_validated,
      per_component_validated: row.per_component_validated,
      sector_validated: row.sector_validated,
      type_validated: row.type_validated,
      ...(hasRawFields && rawFields(row)),
    };
  });
}

const cell = z.union([z.string(), z.number()]).nullable();
const columns = [
  'id',
  'appeal_code',
  'appeal_name',
  'appeal_type',
  'learning',
  'finding',
  'sector',
  'component',
  'organization',
  'country_id',
  'country_name',
  'region_id',
  'region_name',
  'dtype_name',
  'appeal_year',
  'appeal_num_beneficiaries',
  'modified_at',
] as const;
const CsvRow = z.object(Object.fromEntries(columns.map((column) => [column, cell])));

/** A value of each id; one empty cell without any. */
const cellsOf = (ids: readonly number[], titles: ReadonlyMap<number, string>): readonly (string | null)[] =>
  ids.length === 0 ? [null] : ids.map((id) => titles.get(id) ?? null);

/** Extracts as CSV: a row for each combination of organisation, sector and component. @source reference/preparedness.md, section 4.3 */
export function learningCsv(ids: readonly number[], context: Context): string {
  const { store, lookups, language } = context;
  const rows = store.getMany(opsLearnings, ids);
  const [organizationOf, sectorOf, componentOf] = [
    organizationTitles(language),
    sectorTitles(context),
    componentTitles(context),
  ];
  const items = ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const country = lookups.rows(countries).get(row.appeal_country ?? -1);
    const shared: z.infer<typeof CsvRow> = {
      id: row.id,
      appeal_code: row.appeal_code,
      appeal_name: row.appeal_name,
      appeal_type: row.appeal_atype === null ? null : display('api_appeal_type', row.appeal_atype, language),
      learning: row.learning_validated,
      finding: display('per_learning_type', row.type_validated, language),
      country_id: row.appeal_country,
      country_name: inLanguage(country?.name, language),
      region_id: row.appeal_region,
      region_name: row.appeal_region === null ? null : regionLabel,
      dtype_name: disasterTypeById(context, row.appeal_dtype)?.name ?? null,
      appeal_year: row.appeal_start_date?.slice(0, 4) ?? null,
      appeal_num_beneficiaries: row.appeal_num_beneficiaries,
      modified_at: row.modified_at,
    };
    return cellsOf(row.organization_validated, organizationOf).flatMap((organization) =>
      cellsOf(row.sector_validated, sectorOf).flatMap((sector) =>
        cellsOf(row.per_component_validated, componentOf).map((component) => ({
          ...shared,
          organization,
          sector,
          component,
        })),
      ),
    );
  });
  return `\ufeff${toCsv(CsvRow, items)}`;
}
