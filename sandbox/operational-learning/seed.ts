import type { PerLearningType } from '#contract/enums';
import { groupBy } from '#domain/lists/groupBy';
import { type AppealDocumentRow, type AppealRow, appealDocuments, appeals } from '../appeals/tables';
import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import type { Random } from '../core/seed/random';
import { daysSince } from '../emergencies/seed/seeded';
import { type SeededPlaces, seededPlaces } from '../places/seeded';
import { disasterTypeNames } from '../reference/seeded';
import { finishSummary, interventions } from './generate';
import { organizationIds } from './names';
import { queueSummary } from './summary';
import { type OpsLearningRow, opsLearnings } from './tables';
import { componentThemes, sectorThemes, type Theme } from './themes';

const least = 240;
/** One of so many extracts waits for its validation, has no operation, or was entered without a document. */
const every = { unvalidated: 12, withoutAppeal: 41, withoutDocument: 17 } as const;

type Subjects = Pick<OpsLearningRow, 'sector_validated' | 'per_component_validated'>;

/** In turn of a component with its sector by the way, or of an area of intervention: every theme occurs at the smallest scale. */
function subjectsOf(index: number, random: Random): { theme: Theme; subjects: Subjects } {
  const isSector = index % 2 === 1;
  const themes = isSector ? sectorThemes : componentThemes;
  const theme = themes[Math.floor(index / 2) % themes.length] ?? random.pick(themes);
  if (!isSector) {
    const second = random.chance(0.2) ? [random.pick(componentThemes).subject] : [];
    const sectors = random.chance(0.5) ? [random.pick(sectorThemes).subject] : [];
    return { theme, subjects: { sector_validated: sectors, per_component_validated: [theme.subject, ...second] } };
  }
  const second = random.chance(0.2) ? [random.pick(sectorThemes).subject] : [];
  return {
    theme,
    subjects: { sector_validated: [theme.subject, ...second], per_component_validated: [interventions] },
  };
}

/** The facts of the operation that lists are filtered by. */
function appealFacts(appeal: AppealRow | null, places: SeededPlaces) {
  const country = appeal ? places.byId.get(appeal.country) : undefined;
  return {
    appeal: appeal?.id ?? null,
    appeal_code: appeal?.code ?? null,
    appeal_name: appeal?.name ?? null,
    appeal_atype: appeal?.atype ?? null,
    appeal_region: appeal?.region ?? null,
    appeal_country: appeal?.country ?? null,
    appeal_dtype: appeal?.dtype ?? null,
    appeal_start_date: appeal?.start_date ?? null,
    appeal_num_beneficiaries: appeal?.num_beneficiaries ?? null,
    country_name: country?.name.en ?? null,
    country_iso: country?.iso ?? null,
    country_iso3: country?.iso3 ?? null,
  };
}

/** Operations that published a document, with all that they published. */
function documentedAppeals({ rows }: SeedContext): readonly (readonly [AppealRow, readonly AppealDocumentRow[]])[] {
  const documents = groupBy(rows(appealDocuments), ({ appeal }) => appeal);
  return rows(appeals).flatMap((appeal) => {
    const own = documents.get(appeal.id);
    return own ? [[appeal, own] as const] : [];
  });
}

/** Extracts from the documents of operations, and the summary of all of them. @source reference/preparedness.md, section 4.3 */
export function seedOperationalLearning(context: SeedContext): void {
  const { store, now, random, scaled } = context;
  const places = seededPlaces(context);
  const hazards = disasterTypeNames(context);
  const documented = documentedAppeals(context);
  for (let index = 0; index < scaled(600, least); index += 1) {
    const [operation, documents] = random.pick(documented);
    const appeal = index % every.withoutAppeal === every.withoutAppeal - 1 ? null : operation;
    const hasDocument = appeal !== null && index % every.withoutDocument !== every.withoutDocument - 1;
    const isValidated = index % every.unvalidated !== every.unvalidated - 1;
    const { theme, subjects } = subjectsOf(index, random);
    const type: PerLearningType = random.chance(0.6) ? 1 : 2;
    const society = places.byId.get(operation.country)?.society_name?.en || 'The National Society';
    const text = random
      .pick(type === 1 ? theme.lessons : theme.challenges)
      .replaceAll('{ns}', society)
      .replaceAll('{hazard}', (hazards.get(operation.dtype) ?? 'disaster').toLowerCase());
    const organizations = random.chance(0.2) ? [...organizationIds] : [random.pick(organizationIds)];
    const written = daysBefore(now, Math.max(1, daysSince(operation.start_date, now) - random.between(30, 120)));
    store.insert(opsLearnings, {
      ...appealFacts(appeal, places),
      ...subjects,
      learning: text,
      learning_validated: isValidated ? text : null,
      type,
      type_validated: type,
      organization: organizations,
      organization_validated: organizations,
      sector: subjects.sector_validated,
      per_component: subjects.per_component_validated,
      is_validated: isValidated,
      appeal_document_id: hasDocument ? random.pick(documents).id : null,
      created_at: written,
      modified_at: written,
    });
  }
  finishSummary(store, queueSummary(store, '', now));
}
