import type { EapStatusAnswer } from '#contract/eap';
import { EapEapStatus } from '#contract/enums';
import { type EapKind, eapKind, eapStatus, isCheckedFile } from '#domain/eap/eapTypes';
import { daysToAnswer, type StatusStep, statusSteps } from '#domain/eap/statusSteps';
import { missingForSubmission } from '#domain/eap/submission';
import { type Context, requireMember } from '../core/http/context';
import { requestError, serverError, throwIfInvalid, validationError } from '../core/http/errors';
import { rowOf } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { dateBefore } from '../core/seed/days';
import { isIfrcUser } from '../core/sign-in/rights';
import { users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { userName } from '../dref/files';
import { display } from '../reference/labels';
import { isCountryAdmin, refused } from './access';
import { fileAddress, storeFile } from './files';
import { latestOf, versionsOf } from './serialise';
import { type DocumentRow, documents, eapFiles, type RegistrationRow, registrations } from './tables';

type Form = Readonly<Record<string, unknown>>;

/** How long the server takes to print a version, in milliseconds. */
const printingTime = 2_500;

const isFile = (value: unknown): value is { readonly name: string } =>
  typeof value === 'object' && value !== null && 'name' in value;

const checklists = ['review_checklist_file', 'final_review_checklist_file'] as const;

function statusOf(form: Form): number {
  if (form.status === undefined) throw serverError("'status'");
  const status = Number(form.status);
  if (!EapEapStatus.safeParse(status).success || form.status === null) {
    throw validationError({ status: [`"${String(form.status)}" is not a valid choice.`] });
  }
  return status;
}

const fileTypeErrors = (form: Form) =>
  Object.fromEntries(
    checklists.flatMap((name) => {
      const file = form[name];
      return isFile(file) && !isCheckedFile(file.name) ? [[name, ['File extension is not allowed.']]] : [];
    }),
  );

const missingTexts = {
  review_checklist_file: 'Review checklist file must be uploaded before changing status to NS Addressing Comments.',
  final_review_checklist_file:
    'Final review checklist file must be uploaded before changing status to Technically validated by VC.',
};

/** Missing answers and rights for a submission. */
function checkSubmission(
  step: StatusStep,
  kind: EapKind,
  latest: DocumentRow,
  row: RegistrationRow,
  context: Context,
): void {
  const user = requireMember(context);
  const missing = missingForSubmission(kind, latest.answers);
  throwIfInvalid(Object.fromEntries(missing.map((name) => [name, ['This field is required before submission.']])));
  if (step.name !== 'resubmit') return;
  if (!isIfrcUser(user) && !isCountryAdmin(user, row.national_society)) {
    throw refused('You do not have permission to change status to Under Review.');
  }
  if (latest.is_locked) {
    throw requestError('Cannot change status to Under Review, Please revise the EAP to address the comments.');
  }
  if (latest.answers.updated_checklist_file == null) {
    const text = 'Update checklist file must be uploaded before changing status to Under Review.';
    throw validationError({ updated_checklist_file: [text] });
  }
}

/** What a step writes beside the status. @source reference/eap.md, section 3.1 */
function effects(
  step: StatusStep,
  kind: EapKind,
  versions: number,
  file: number | null,
  now: Date,
): Partial<RegistrationRow> {
  const at = now.toISOString();
  switch (step.name) {
    case 'feedback':
      return { deadline: dateBefore(now, -daysToAnswer(versions)) };
    case 'reopen':
      return {
        deadline: dateBefore(now, -daysToAnswer(versions)),
        validated_budget_file: null,
        final_review_checklist_file: null,
        technically_validated_at: null,
      };
    case 'validate':
      return { technically_validated_at: at, final_review_checklist_file: file };
    case 'approve':
      return { approved_at: at, ...(kind === 'full' && { summary_ready_at: later(now) }) };
    case 'sign':
      return { project_agreement_signed_at: at };
    default:
      return {};
  }
}

const later = (now: Date) => new Date(now.getTime() + printingTime).toISOString();

function versionEffects(step: StatusStep, file: number | null, now: Date): Partial<DocumentRow> {
  switch (step.name) {
    case 'submit':
      return { is_locked: true, export_ready_at: later(now) };
    case 'resubmit':
      return { is_locked: true, diff_ready_at: later(now) };
    case 'feedback':
    case 'reopen':
      return { review_checklist_file: file };
    case 'approve':
      return { diff_ready_at: later(now) };
    default:
      return {};
  }
}

const person = (id: number | null, { store }: Context) => {
  const row = id === null ? undefined : store.get(users, id);
  return row ? userName(row) : null;
};

function answer({ id, status, created_by, modified_by }: RegistrationRow, context: Context): EapStatusAnswer {
  return {
    id,
    status,
    status_display: display('eap_eap_status', status, context.language),
    created_by,
    created_by_details: person(created_by, context),
    modified_by,
    modified_by_details: person(modified_by, context),
  };
}

/** `POST /api/v2/eap-registration/{id}/status/`. @source reference/eap.md, sections 3.1 and 8 */
async function changeStatus(context: Context): Promise<EapStatusAnswer> {
  const user = requireMember(context);
  const row = rowOf(context, registrations);
  const form = (await context.rawBody()) as Form;
  const to = statusOf(form);
  throwIfInvalid(fileTypeErrors(form));
  const kind = eapKind(row.eap_type);
  const versions = kind === null ? [] : versionsOf(kind, row.id, context);
  const latest = latestOf(versions);
  if (kind === null || latest === null) throw requestError('You cannot change the status until EAP form is created.');
  const step = statusSteps.find((each) => each.from === row.status && each.to === to);
  if (!step || (step.actor === 'federation' && !isIfrcUser(user))) {
    throw requestError(`Cannot change status from ${row.status} to ${to}.`);
  }
  if (to === eapStatus.underReview) checkSubmission(step, kind, latest, row, context);
  if (step.name === 'approve' && row.validated_budget_file === null) {
    throw requestError('Validated budget file must be uploaded before changing status to Approved.');
  }
  if (step.file && !isFile(form[step.file])) throw requestError(missingTexts[step.file]);
  const file = step.file ? (await storeFile(form[step.file], null, context)).id : null;
  const { store, now } = context;
  const saved = store.transaction(() => {
    store.update(documents[kind], latest.id, versionEffects(step, file, now));
    return store.update(registrations, row.id, {
      ...effects(step, kind, versions.length, file, now),
      status: step.to,
      modified_by: user.id,
      modified_at: now.toISOString(),
    });
  });
  mailAbout(saved, context);
  return answer(saved, context);
}

function mailAbout(row: RegistrationRow, context: Context): void {
  const to = context.store.first(users, sql`id = ${row.created_by}`)?.email;
  if (!to) return;
  const link = new URL('/account/my-forms/eap', context.site).href;
  const status = display('eap_eap_status', row.status, 'en');
  context.mail({
    to,
    subject: `Early action protocol: ${status}`,
    body: `The protocol is now: ${status}\n\n${link}\n`,
  });
}

/** `POST …/upload-validated-budget-file/`: the right comes first; the text of a wrong status has an unfilled place. @source reference/eap.md, section 4.5 */
async function uploadBudget(context: Context) {
  const user = requireMember(context);
  if (!isIfrcUser(user)) throw refused('You do not have permission to perform this action.');
  const row = rowOf(context, registrations);
  if (row.status !== eapStatus.technicallyValidated) {
    throw requestError('Validated budget file can only be uploaded when EAP status is %s.');
  }
  const { validated_budget_file: file } = (await context.rawBody()) as Form;
  if (!isFile(file)) throw validationError({ validated_budget_file: ['No file was submitted.'] });
  if (!isCheckedFile(file.name)) throw requestError('File extension is not allowed.');
  const stored = await storeFile(file, null, context);
  context.store.update(eapFiles, stored.id, { created_by: user.id });
  context.store.update(registrations, row.id, {
    validated_budget_file: stored.id,
    modified_by: user.id,
    modified_at: context.now.toISOString(),
  });
  return { id: row.id, validated_budget_file: fileAddress(stored.id, context) };
}

export const statusRoutes: Route[] = [
  route('POST /api/v2/eap-registration/{id}/status/', 'members', changeStatus),
  route('POST /api/v2/eap-registration/{id}/upload-validated-budget-file/', 'members', uploadBudget),
];
