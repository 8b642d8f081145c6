import type { EapKind } from '#domain/eap/eapTypes';
import { eapType, timeUnit } from '#domain/eap/eapTypes';
import { seededUserId } from '../account/demoAccounts';
import type { SeedContext } from '../core/seed/context';
import { dateBefore, daysBefore } from '../core/seed/days';
import { seededPlaces } from '../places/seeded';
import { disasterTypeNames } from '../reference/seeded';
import { admin2Areas } from '../three-w/tables';
import { copiedRows, rowsIn } from './rows';
import { completeAnswers, contactAnswers, halfFilledAnswers, RowIds, type SeedFiles } from './seedAnswers';
import type { SeedLanguage } from './seedTexts';
import { type Answers, type DocumentRow, documents, eapFiles, type RegistrationRow, registrations } from './tables';

interface Protocol {
  readonly iso: string;
  readonly hazard: number;
  readonly kind: EapKind | null;
  readonly status: RegistrationRow['status'];
  /** Versions, of which the last one is open where `isOpen` says so. */
  readonly versions: number;
  readonly isOpen?: boolean;
  readonly isHalfFilled?: boolean;
  readonly hasUpdatedChecklist?: boolean;
  readonly hasValidatedBudget?: boolean;
  /** Days until the comments have to be answered. */
  readonly deadlineIn?: number;
  readonly language?: SeedLanguage;
  readonly leadUnit?: number;
}

/** A protocol in every state that the pages tell apart. @source reference/eap.md, section 8 */
const protocols: readonly Protocol[] = [
  { iso: 'NP', hazard: 12, kind: null, status: 10, versions: 0 },
  { iso: 'NP', hazard: 24, kind: 'simplified', status: 10, versions: 0 },
  { iso: 'NP', hazard: 14, kind: 'simplified', status: 10, versions: 1, isOpen: true, isHalfFilled: true },
  { iso: 'NP', hazard: 2, kind: 'full', status: 10, versions: 1, isOpen: true },
  { iso: 'NP', hazard: 27, kind: 'simplified', status: 20, versions: 1 },
  { iso: 'NP', hazard: 1, kind: 'full', status: 30, versions: 1, deadlineIn: 80 },
  { iso: 'NP', hazard: 19, kind: 'simplified', status: 30, versions: 2, isOpen: true, deadlineIn: 5 },
  { iso: 'PE', hazard: 12, kind: 'full', status: 20, versions: 3, deadlineIn: 12, leadUnit: timeUnit.hours },
  { iso: 'PE', hazard: 14, kind: 'simplified', status: 40, versions: 1 },
  {
    iso: 'BD',
    hazard: 4,
    kind: 'full',
    status: 40,
    versions: 2,
    hasValidatedBudget: true,
    deadlineIn: 3,
    leadUnit: timeUnit.hours,
  },
  { iso: 'BD', hazard: 12, kind: 'full', status: 50, versions: 2, hasValidatedBudget: true, deadlineIn: -20 },
  {
    iso: 'KE',
    hazard: 20,
    kind: 'simplified',
    status: 60,
    versions: 1,
    hasValidatedBudget: true,
    leadUnit: timeUnit.months,
  },
  {
    iso: 'SN',
    hazard: 20,
    kind: 'simplified',
    status: 10,
    versions: 1,
    isOpen: true,
    language: 'fr',
    leadUnit: timeUnit.months,
  },
  {
    iso: 'SN',
    hazard: 12,
    kind: 'full',
    status: 60,
    versions: 2,
    hasValidatedBudget: true,
    language: 'fr',
    deadlineIn: -90,
  },
  { iso: 'KE', hazard: 5, kind: 'simplified', status: 50, versions: 1, hasValidatedBudget: true },
];

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function fileSeeder({ store, now, random }: SeedContext, createdBy: number) {
  const at = daysBefore(now, 200);
  const common = { created_by: createdBy, modified_by: createdBy, created_at: at, modified_at: at };
  return {
    picture: (name: string, caption: string) =>
      store.insert(eapFiles, {
        ...common,
        name,
        type: 'image/svg+xml',
        key: '',
        content: null,
        picture: `/sandbox/pictures/${name}`,
        caption,
      }).id,
    document: (name: string, type = docx) =>
      store.insert(eapFiles, {
        ...common,
        name,
        type,
        key: `eap${random.between(100_000, 999_999)}`,
        content: Buffer.from(name).toString('base64'),
        picture: null,
        caption: null,
      }).id,
  };
}

/** What the second version says otherwise of its first early action, and adds, and what the third one does. */
const revisions = [
  { more: ', in two rounds', added: 'Warnings by radio and text message' },
  { more: ' by mobile money', added: 'Boats for the villages behind the dyke' },
] as const;

/** What a later version changes: words of a text, a removed and an added row, an amount. */
function revised(answers: Answers, version: number, ids: RowIds): Answers {
  const { more, added } = revisions[version - 2] ?? revisions[0];
  const copy = copiedRows(answers);
  const [firstAction, ...otherActions] = rowsIn(copy.early_actions);
  const operations = rowsIn(copy.planned_operations);
  return {
    ...copy,
    trigger_statement: String(copy.trigger_statement).replace(/60|0,3/, '70'),
    early_actions: [
      ...(firstAction ? [{ ...firstAction, action: `${String(firstAction.action)}${more}` }] : []),
      ...otherActions.slice(1),
      { id: ids.next(), previous_id: null, action: added },
    ],
    planned_operations: operations
      .slice(1)
      .map((row, index) => (index === 0 ? { ...row, people_targeted: 2_000, budget_per_sector: 45_000 } : row)),
    total_budget: Number(copy.total_budget) - 10_000,
    early_action_budget: Number(copy.early_action_budget) - 10_000,
  };
}

/** The protocols of the list above, and more of them in a larger database. */
export function seedEaps(context: SeedContext): void {
  const { store, now, scaled } = context;
  const { byIso, districtsOf } = seededPlaces(context);
  const names = disasterTypeNames(context);
  const areas = context.rows(admin2Areas);
  const admin = seededUserId(context, 'country.admin@example.org');
  const secretariat = seededUserId(context, 'admin@example.org');
  const staff = seededUserId(context, 'staff@example.org');
  const files = fileSeeder(context, admin);
  const seedFiles: SeedFiles = {
    cover: files.picture('cover.svg', 'The river in flood'),
    section: files.picture('snow-line.svg', 'Where the river rises first'),
    budget: files.document('budget.xlsx'),
    table: files.document('forecast-table.docx'),
  };
  const ids = new RowIds();
  const day = (days: number) => daysBefore(now, days);

  const addVersions = (protocol: Protocol, registration: RegistrationRow, kind: EapKind): void => {
    const provinces = districtsOf(registration.country);
    const own = areas.filter(({ district }) => provinces.slice(0, 2).includes(district)).map(({ id }) => id);
    const written = {
      kind,
      language: protocol.language ?? 'en',
      leadUnit: protocol.leadUnit ?? timeUnit.days,
      hazard: names.get(protocol.hazard) ?? '',
      areas: own.slice(0, 3),
      provinces: own.length > 0 ? [] : provinces.slice(0, 2),
      files: seedFiles,
      sectors: kind === 'full' ? 3 : 2,
    };
    let answers: Answers = {
      ...(protocol.isHalfFilled ? halfFilledAnswers(written, ids) : completeAnswers(written, ids)),
      partners: registration.partners,
    };
    let before: DocumentRow | null = null;
    for (let version = 1; version <= protocol.versions; version += 1) {
      const isLast = version === protocol.versions;
      const isOpen = isLast && protocol.isOpen === true;
      if (before !== null) answers = revised(answers, version, ids);
      const answersComments = version > 1 && (!isOpen || protocol.hasUpdatedChecklist === true);
      const saved: DocumentRow = store.insert(documents[kind], {
        eap_registration: registration.id,
        version,
        is_locked: !isOpen,
        parent: before?.id ?? null,
        answers: { ...answers, updated_checklist_file: answersComments ? files.document('answers.xlsx') : null },
        review_checklist_file: !isLast || (protocol.status === 30 && !isOpen) ? files.document('comments.docx') : null,
        export_ready_at: version === 1 && !isOpen ? day(90) : null,
        diff_ready_at: version > 1 && !isOpen ? day(40) : null,
        is_half_made: false,
        created_by: admin,
        modified_by: admin,
        created_at: day(100 - version * 20),
        modified_at: day(95 - version * 20),
      });
      before = saved;
      answers = saved.answers;
    }
  };

  const count = scaled(protocols.length);
  for (let index = 0; index < count; index += 1) {
    const protocol = protocols[index % protocols.length];
    const country = protocol && byIso.get(protocol.iso);
    if (!protocol || !country) continue;
    const { status, kind } = protocol;
    const reached = (least: number, days: number) => (status >= least ? day(days) : null);
    const registration = store.insert(registrations, {
      status,
      eap_type: kind === null ? null : eapType[kind],
      national_society: country.id,
      country: country.id,
      disaster_type: protocol.hazard,
      region: country.region,
      country_name: country.name.en ?? '',
      society_name: country.name.en ?? '',
      hazard_name: names.get(protocol.hazard) ?? '',
      partners: [byIso.get('NO')?.id ?? 1],
      users: index === 2 ? [staff] : [],
      appeal_code: null,
      deadline: protocol.deadlineIn === undefined ? null : dateBefore(now, -protocol.deadlineIn),
      deadline_remainder_sent_at: null,
      technically_validated_at: reached(40, 30),
      approved_at: reached(50, 20),
      project_agreement_signed_at: reached(60, 10),
      validated_budget_file: protocol.hasValidatedBudget ? files.document('validated-budget.xlsx') : null,
      final_review_checklist_file: status >= 40 ? files.document('final-review.docx') : null,
      summary_ready_at: status >= 50 && kind === 'full' ? day(20) : null,
      created_by: admin,
      modified_by: status >= 40 ? secretariat : admin,
      created_at: day(110),
      modified_at: day(status >= 40 ? 9 : 12),
      answers: {
        ...contactAnswers('national_society_contact', 0),
        ...contactAnswers('ifrc_contact', 2),
        ...contactAnswers('dref_focal_point', 1),
        disaster_sub_type: null,
        expected_submission_time: kind === 'full' || index % 2 === 0 ? '2027-03-01' : null,
      },
    });
    if (kind !== null && protocol.versions > 0) addVersions(protocol, registration, kind);
  }
}
