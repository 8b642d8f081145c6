import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import { type EmergencyPlan, emergencyPlans } from '../emergencies/seed/plans';
import { daysSince, emergencyTitled, seededEmergencies } from '../emergencies/seed/seeded';
import type { EventRow } from '../emergencies/tables';
import { type SeededPlaces, seededPlaces } from '../places/seeded';
import type { CountryRow } from '../places/tables';
import { disasterTypeNames } from '../reference/seeded';
import { specialAppeals } from './specialAppeals';
import { type AppealRow, appealDocuments, appealHistory, appeals } from './tables';

const codePrefix = { 0: 'MDR', 1: 'MDR', 2: 'MDR', 3: 'EAP' } as const;

/** Bounds of a history row with an open start or end. */
const earliest = '2000-01-01T00:00:00.000Z';
const latest = '2200-01-01T00:00:00.000Z';

const documentTypes = ['Emergency Appeal', 'Operations Update', 'Operational Strategy', 'Final Report'];

/** Of the later operations that have ended, one in this number has published its final report. */
const withReport = 3;

const appealCode = (prefix: string, iso2: string, id: number) => `${prefix}${iso2}${String(id).padStart(3, '0')}`;

function appealRow(
  id: number,
  event: EventRow,
  plan: EmergencyPlan,
  country: CountryRow | undefined,
  { now, random }: SeedContext,
): AppealRow {
  const [atype, requested, funded, people] = plan.appeal;
  const startDays = Math.max(1, plan.daysAgo - random.between(1, 6));
  const length = atype === 0 ? random.between(90, 180) : random.between(270, 540);
  // Recent appeals are active; older ones have ended, except for a few long ones.
  const endDays = plan.daysAgo <= 250 ? -random.between(25, 300) : Math.max(5, startDays - length);
  const isRunning = endDays < 0;
  const modified = daysBefore(now, Math.max(0.5, startDays - random.between(1, 30)));
  return {
    id,
    aid: String(10_000 + id),
    name: event.name,
    code: appealCode(codePrefix[atype], country?.iso ?? 'XX', id),
    atype,
    status: isRunning ? 0 : random.chance(0.9) ? 1 : 3,
    dtype: plan.dtype,
    country: country?.id ?? 1,
    region: country?.region ?? null,
    districts: event.districts,
    event: event.id,
    needs_confirmation: false,
    sector: 'Disasters and crises',
    num_beneficiaries: people,
    amount_requested: requested,
    amount_funded: funded,
    start_date: daysBefore(now, startDays),
    end_date: daysBefore(now, endDays),
    created_at: daysBefore(now, startDays),
    modified_at: modified,
    real_data_update: modified,
  };
}

/** The history of an appeal: a row of its launch if it was revised since, and a row of its current fields. */
function seedHistory(
  appeal: AppealRow,
  iso3: string,
  typeName: string,
  wasRevised: boolean,
  context: SeedContext,
): void {
  const { id, ...fields } = appeal;
  const names = { appeal: id, dtype_name: typeName, country_iso3: iso3 };
  if (wasRevised) {
    context.store.insert(appealHistory, {
      ...fields,
      ...names,
      amount_requested: Math.round(appeal.amount_requested * 0.6),
      num_beneficiaries: Math.round(appeal.num_beneficiaries * 0.6),
      valid_from: earliest,
      valid_to: appeal.modified_at,
    });
  }
  context.store.insert(appealHistory, {
    ...fields,
    ...names,
    valid_from: wasRevised ? appeal.modified_at : earliest,
    valid_to: latest,
  });
}

function seedDocuments(appeal: AppealRow, types: readonly string[], { store, now }: SeedContext): void {
  for (const type of types) {
    store.insert(appealDocuments, {
      appeal: appeal.id,
      name: `${type} ${appeal.code}`,
      document: null,
      document_url: `https://files.example.org/${appeal.code}/${type.toLowerCase().replaceAll(' ', '-')}.pdf`,
      description: null,
      iso: appeal.code?.slice(3, 5) ?? null,
      type,
      created_at: daysBefore(now, Math.max(0.5, daysSince(appeal.start_date, now) - 3)),
      appeal_name: appeal.name,
      appeal_code: appeal.code,
    });
  }
}

function seedSpecialAppeals(
  emergencies: readonly EventRow[],
  places: SeededPlaces,
  typeNames: ReadonlyMap<number, string>,
  context: SeedContext,
): void {
  const { store, now } = context;
  for (const { title, iso, daysAgo, ...fields } of specialAppeals) {
    const event = title === null ? null : emergencyTitled(emergencies, title);
    const country = places.byIso.get(iso);
    const started = daysBefore(now, daysAgo);
    const id = store.count(appeals) + 1;
    const appeal = store.insert(appeals, {
      ...fields,
      id,
      aid: String(10_000 + id),
      code: appealCode('MDR', iso, id),
      status: 0,
      country: country?.id ?? 1,
      region: country?.region ?? null,
      districts: event?.districts ?? [],
      event: event?.id ?? null,
      needs_confirmation: event === null,
      sector: 'Disasters and crises',
      start_date: started,
      end_date: daysBefore(now, -120),
      created_at: started,
      modified_at: started,
      real_data_update: started,
    });
    seedHistory(appeal, country?.iso3 ?? '', typeNames.get(appeal.dtype) ?? '', false, context);
  }
}

/** An appeal with its history for nearly every emergency; documents for the first emergencies and for some ended operations. */
export function seedAppeals(context: SeedContext): void {
  const { store, random, scaled } = context;
  const places = seededPlaces(context);
  const typeNames = disasterTypeNames(context);
  const emergencies = seededEmergencies(context);
  const withDocuments = scaled(60);
  let id = 0;
  emergencyPlans(context).forEach((plan, index) => {
    const event = emergencies[index];
    if (!event || !(plan.isWritten || random.chance(0.92))) return;
    const country = places.byIso.get(plan.countries[0] ?? '');
    id += 1;
    const appeal = store.insert(appeals, appealRow(id, event, plan, country, context));
    const wasRevised = appeal.atype === 1 && random.chance(0.5);
    seedHistory(appeal, country?.iso3 ?? '', typeNames.get(appeal.dtype) ?? '', wasRevised, context);
    if (index < withDocuments) seedDocuments(appeal, random.some(documentTypes, random.between(1, 3)), context);
    else if (appeal.status !== 0 && id % withReport === 0) seedDocuments(appeal, ['Final Report'], context);
  });
  seedSpecialAppeals(emergencies, places, typeNames, context);
}
