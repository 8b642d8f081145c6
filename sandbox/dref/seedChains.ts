import { totalAllocation } from '#domain/dref/drefBudget';
import { endAfterMonths } from '#domain/dref/drefDates';
import { seededUserId } from '../account/demoAccounts';
import { appeals } from '../appeals/tables';
import type { SeedContext } from '../core/seed/context';
import { dateBefore, daysBefore } from '../core/seed/days';
import { seededPlaces } from '../places/seeded';
import { districts } from '../places/tables';
import { blankUpdate, copyCommonFields } from './answers';
import { reportAnswers } from './nextStage';
import type { Situation } from './seedAnswers';
import type { AddApplication } from './seedApplication';
import { linkedLists } from './sharedRows';
import { type ApplicationRow, applications, reports, type UpdateAnswers, updates } from './tables';

type Status = ApplicationRow['status'];

/** The stages of an application: the status of each update, then of the report. */
interface Chain {
  readonly situation: Situation;
  readonly updates: readonly Status[];
  readonly report: Status | null;
  readonly age: number;
  readonly createdBy: number;
  readonly users: readonly number[];
}

/** Adds the stages that follow an approved application, a fortnight apart. */
function addStages(context: SeedContext, application: ApplicationRow, chain: Chain): void {
  const { store, now } = context;
  const { answers } = application;
  const stage = (days: number, status: Status) => ({
    dref: application.id,
    status,
    original_language: 'en' as const,
    starting_language: 'en' as const,
    finalizes_at: null,
    finalizing_fails: false,
    translated_from: {},
    region: application.region,
    created_by: chain.createdBy,
    modified_by: null,
    created_at: daysBefore(now, days),
    modified_at: daysBefore(now, days - 1),
  });
  let latest: UpdateAnswers | undefined;
  let days = chain.age;
  chain.updates.forEach((status, index) => {
    days -= 14;
    const soFar = latest?.total_dref_allocation ?? answers.amount_requested;
    const months = (answers.operation_timeframe ?? 0) + index + 1;
    latest = {
      ...copyCommonFields(latest ?? answers, blankUpdate()),
      number_of_people_affected: answers.num_affected,
      changing_timeframe_operation: true,
      changing_budget: true,
      request_for_second_allocation: true,
      summary_of_change: 'The operation goes on longer and reaches two more districts.',
      dref_allocated_so_far: soFar,
      additional_allocation: 60_000,
      total_dref_allocation: totalAllocation(soFar, 60_000),
      total_operation_timeframe: months,
      ...(status === 4 && { date_of_approval: dateBefore(now, days - 3) }),
      new_operational_start_date: answers.date_of_approval,
      new_operational_end_date: endAfterMonths(answers.date_of_approval, months),
    };
    store.insert(updates, {
      ...stage(days, status),
      number: index + 1,
      answers: { ...latest, ...linkedLists(latest, context) },
    });
  });
  if (chain.report === null) return;
  const report = reportAnswers(application, answers, latest);
  store.insert(reports, {
    ...stage(days - 14, chain.report),
    number: 0,
    is_dref_imminent_v2: application.is_dref_imminent_v2,
    answers: {
      ...report,
      ...linkedLists(report, context),
      date_of_publication: chain.report === 4 ? dateBefore(now, days - 20) : null,
    },
  });
  if (chain.report === 4) store.update(applications, application.id, { is_active: false });
}

/** The code of the seeded appeal of a name. */
const appealCodeOf = ({ rows }: SeedContext, name: string) =>
  rows(appeals).find((appeal) => appeal.name === name)?.code ?? null;

/** Chains of stages, and documents in other languages. @source reference/dref.md, section 4.6 */
export function chainsOf(context: SeedContext, add: AddApplication): void {
  const { now, rows, scaled } = context;
  const user = (name: string) => seededUserId(context, `${name}@example.org`);
  const [staff, admin] = [user('staff'), user('region.admin')];
  const { byIso } = seededPlaces(context);
  const provinces = rows(districts);
  const year = now.getUTCFullYear();
  const situation = (iso: string, title: string, more: Partial<Situation> = {}): Situation => {
    const country = byIso.get(iso)?.id ?? 1;
    return {
      title: `${title} ${year}`,
      country,
      districts: provinces
        .filter((row) => row.country === country)
        .slice(0, 3)
        .map(({ id }) => id),
      hazard: 12,
      affected: 42_000,
      severity: 1,
      type: 2,
      onset: 2,
      eventDate: dateBefore(now, 60),
      approvedOn: dateBefore(now, 52),
      appealCode: null,
      language: 'en',
      ...more,
    };
  };
  const chain = (about: Situation, parts: Partial<Omit<Chain, 'situation'>>): Chain => ({
    situation: about,
    updates: [],
    report: null,
    age: 56,
    createdBy: staff,
    users: [],
    ...parts,
  });
  const chains = [
    chain(situation('KE', 'Kenya Flood', { appealCode: 'MDRKE101' }), { updates: [4, 4], report: 1 }),
    chain(situation('KE', 'Kenya Flash Flood', { hazard: 27, appealCode: 'MDRKE100' }), {
      updates: [4],
      report: 4,
      age: 120,
    }),
    chain(situation('KE', 'Kenya Drought', { hazard: 20, onset: 1, appealCode: 'MDRKE102' }), { age: 40 }),
    chain(situation('KE', 'Kenya Storm Surge', { type: 0, hasSurge: true, appealCode: 'MDRKE103' }), { age: 30 }),
    chain(
      situation('NP', 'Nepal Earthquake', {
        hazard: 2,
        appealCode: appealCodeOf(context, 'Nepal: first days after the earthquake'),
        eventDate: dateBefore(now, 38),
        approvedOn: dateBefore(now, 36),
      }),
      { updates: [4], report: 1, createdBy: admin, age: 37 },
    ),
    chain(situation('PE', 'Perú: inundaciones', { language: 'es', appealCode: 'MDRPE010' }), {
      updates: [1],
      createdBy: admin,
      users: [staff],
      age: 48,
    }),
  ];
  const rounds = Math.max(1, Math.round(scaled(chains.length) / chains.length));
  for (let round = 0; round < rounds; round += 1) {
    for (const each of chains) {
      const application = add(each.situation, {
        status: 4,
        age: each.age,
        createdBy: each.createdBy,
        users: each.users,
      });
      addStages(context, application, each);
    }
  }
  // one draft in each language
  const draft = { approvedOn: null, eventDate: dateBefore(now, 6) };
  add(situation('KE', 'Kenya Landslide', { ...draft, hazard: 24 }), { status: 1, age: 5, createdBy: staff });
  add(situation('SN', 'Sénégal : inondations', { ...draft, language: 'fr' }), { status: 1, age: 4, createdBy: staff });
  add(situation('PE', 'Perú: crecida del río', { ...draft, language: 'es' }), {
    status: 1,
    age: 3,
    createdBy: admin,
    users: [staff],
  });
}
