import { type EapKind, eapType } from '#domain/eap/eapTypes';
import { type Context, requireMember } from '../core/http/context';
import {
  ApiError,
  type FieldErrors,
  mergeErrors,
  requestError,
  saveError,
  serverError,
  throwIfInvalid,
  unknownId,
  validationError,
} from '../core/http/errors';
import { anyOfRepeated, dayRange } from '../core/http/filters';
import { resource, rowOf } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import { requireEditor } from './access';
import { fieldErrors, fileCountErrors, type Given, nullLists, timeframeErrors, withoutLists } from './checks';
import { answerNames, blankAnswers, fileLists, kinds, rowTable } from './kinds';
import { hasForm } from './registrations';
import { allRows, copiedRows, type KnownRows, knownRows, rowKey, savedRows, withSharedRows } from './rows';
import { documentItem, versionsOf } from './serialise';
import { type Answers, type DocumentRow, documents, eapFiles, type RegistrationRow, registrations } from './tables';

const allDocuments = ({ store }: Context) =>
  (Object.keys(documents) as EapKind[]).flatMap((kind) => store.select(documents[kind]).map((row) => ({ kind, row })));

const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null;

/** The id of a linked file, after its caption has been written. The caption belongs to the file, which other documents may show. */
function linkedFile(link: unknown, { store, now }: Context): number | null {
  if (!isObject(link)) return null;
  const at = now.toISOString();
  if (typeof link.id !== 'number') {
    const empty = { name: '', type: '', key: '', content: null, picture: null, created_by: null, modified_by: null };
    return store.insert(eapFiles, {
      ...empty,
      caption: (link.caption as string) ?? null,
      created_at: at,
      modified_at: at,
    }).id;
  }
  if (link.caption !== undefined)
    store.update(eapFiles, link.id, { caption: link.caption as string | null, modified_at: at });
  return link.id;
}

/** The answers after a save; keys that the body leaves out are kept. */
function savedAnswers(kind: EapKind, given: Given, before: Answers, known: KnownRows, context: Context): Answers {
  const links = fileLists(kind);
  const written = answerNames(kind)
    .filter((name) => given[name] !== undefined)
    .map((name): [string, unknown] => {
      const value = given[name];
      if (name === 'cover_image_file') return [name, linkedFile(value, context)];
      if (links.includes(name)) {
        return [name, (Array.isArray(value) ? value : []).map((link) => linkedFile(link, context))];
      }
      if (rowTable(name) !== undefined) return [name, savedRows(name, value, known)];
      return [name, typeof value === 'string' ? value.trim() : value];
    });
  return { ...before, ...Object.fromEntries(written) };
}

/** Changes the rows that other documents share by their ids. */
function updateSharedRows(own: Answers, except: DocumentRow | null, context: Context): void {
  const saved = new Map(allRows(own).map(([table, row]) => [rowKey(table, row.id), row]));
  for (const { kind, row } of allDocuments(context)) {
    if (row.id === except?.id) continue;
    if (!allRows(row.answers).some(([table, { id }]) => saved.has(rowKey(table, id)))) continue;
    context.store.update(documents[kind], row.id, { answers: withSharedRows(row.answers, saved) });
  }
}

const registrationOf = (given: Given, { store }: Context): RegistrationRow => {
  const id = Number(given.eap_registration);
  const row = Number.isInteger(id) ? store.get(registrations, id) : undefined;
  if (!row) throw validationError({ eap_registration: [unknownId(id)] });
  return row;
};

/** `POST`: the first version. The server asks for no right. @source reference/eap.md, section 5 */
const create =
  (kind: EapKind) =>
  async (context: Context): Promise<Response> => {
    const user = requireMember(context);
    const given = (await context.rawBody()) as Given;
    const failing = nullLists(kind, given);
    const body = withoutLists(given, failing);
    const errors = fieldErrors(kind, body, false, context);
    throwIfInvalid(errors);
    const registration = registrationOf(body, context);
    if (hasForm(registration.id, context)) {
      throw validationError({ eap_registration: ['EAP for this registration has already been created.'] });
    }
    if (registration.eap_type !== null && registration.eap_type !== eapType[kind]) {
      throw requestError('EAP type of the registration is different.');
    }
    throwIfInvalid(mergeErrors(timeframeErrors(kind, body), fileCountErrors(kind, body)));
    const now = context.now.toISOString();
    const known = knownRows(allDocuments(context).map(({ row }) => row.answers));
    const { store } = context;
    const row = store.transaction(() => {
      const answers = savedAnswers(kind, body, defaults(kind), known, context);
      updateSharedRows(answers, null, context);
      const made = store.insert(documents[kind], {
        eap_registration: registration.id,
        version: 1,
        is_locked: false,
        parent: null,
        answers,
        review_checklist_file: null,
        export_ready_at: null,
        diff_ready_at: null,
        is_half_made: failing.length > 0,
        created_by: user.id,
        modified_by: user.id,
        created_at: now,
        modified_at: now,
      });
      if (failing.length === 0) store.update(registrations, registration.id, { eap_type: eapType[kind] });
      return made;
    });
    if (failing.length > 0) throw serverError("'NoneType' object is not iterable");
    return jsonResponse(201, documentItem(kind, row, context));
  };

const defaults = (kind: EapKind): Answers => ({
  ...blankAnswers(kind),
  ...(kind === 'simplified' && { activation_timeframe_unit: 20 }),
});

/** The state that allows no change. @source reference/eap.md, section 4.5 */
function checkState(row: DocumentRow, registration: RegistrationRow, given: Given, context: Context): void {
  if (given.eap_registration !== undefined && given.eap_registration !== row.eap_registration) {
    if (!context.store.get(registrations, Number(given.eap_registration))) {
      throw serverError('EAPRegistration matching query does not exist.');
    }
    throw requestError('EAP Registration cannot be changed for existing EAP.');
  }
  if (registration.status !== 10 && registration.status !== 30) {
    throw requestError(`Cannot update while EAP Application is in ${registration.status}.`);
  }
  if (row.is_locked) throw requestError('Cannot update locked EAP Application.');
}

function checkVersion(row: DocumentRow, { modified_at }: Given): void {
  if (typeof modified_at !== 'string') throw saveError({ modified_at: 'Modified At is required!' });
  if (Date.parse(modified_at) < Date.parse(row.modified_at)) throw saveError({ modified_at: 'OBSOLETE_PAYLOAD' });
}

/** `PATCH`: right, formats, state, times, numbers of files, version, in this order. @source reference/eap.md, section 4.5 */
const change =
  (kind: EapKind, isPut = false) =>
  async (context: Context) => {
    const row = rowOf(context, documents[kind]);
    const { store } = context;
    const registration = store.get(registrations, row.eap_registration);
    if (!registration) throw serverError('EAPRegistration matching query does not exist.');
    const user = requireEditor(context, registration.national_society);
    const given = (await context.rawBody()) as Given;
    const failing = nullLists(kind, given);
    const body = withoutLists(given, failing);
    const errors: FieldErrors = fieldErrors(kind, body, !isPut, context);
    throwIfInvalid(errors);
    if (isPut && row.version > 1) throw requestError('The fields eap_registration, version must make a unique set.');
    checkState(row, registration, body, context);
    throwIfInvalid(timeframeErrors(kind, body));
    throwIfInvalid(fileCountErrors(kind, body));
    // the caption of the cover is written before the version is compared
    if (body.cover_image_file !== undefined) linkedFile(body.cover_image_file, context);
    checkVersion(row, body);
    const known = knownRows(allDocuments(context).map((each) => each.row.answers));
    const saved = store.transaction(() => {
      const answers = savedAnswers(kind, body, row.answers, known, context);
      updateSharedRows(answers, row, context);
      return store.update(documents[kind], row.id, {
        answers,
        ...(failing.length === 0 && { modified_at: context.now.toISOString(), modified_by: user.id }),
      });
    });
    if (failing.length > 0) throw serverError("'NoneType' object is not iterable");
    return documentItem(kind, saved, context);
  };

const reviseError = (detail: string) => new ApiError(400, { detail }, detail);

/** `POST …/revise/`: the next version, unlocked; checklists and prints are emptied. @source reference/eap.md, section 3.2 */
const revise = (kind: EapKind) => (context: Context) => {
  const row = rowOf(context, documents[kind]);
  const { store } = context;
  const registration = store.get(registrations, row.eap_registration);
  if (!registration) throw serverError('EAPRegistration matching query does not exist.');
  requireEditor(context, registration.national_society);
  if (registration.status !== 30) throw reviseError('EAP can only be revised when it is in 30 status.');
  if (!row.is_locked) throw reviseError('EAP can only be revised when it is locked.');
  const [latest] = versionsOf(kind, registration.id, context);
  if (latest?.id !== row.id) throw reviseError('Only the latest version of EAP can be revised.');
  const { id: _, ...content } = row;
  const next = store.insert(documents[kind], {
    ...content,
    version: row.version + 1,
    parent: row.id,
    is_locked: false,
    answers: { ...copiedRows(row.answers), updated_checklist_file: null },
    review_checklist_file: null,
    export_ready_at: null,
    diff_ready_at: null,
    created_at: context.now.toISOString(),
  });
  return documentItem(kind, next, context);
};

const documentRoutes = (kind: EapKind): Route[] => {
  const { path, item } = kinds[kind];
  return [
    ...resource(path, documents[kind], {
      access: 'logged-in',
      filters: { ...dayRange('created_at'), eap_registration: anyOfRepeated('eap_registration') },
      ordering: ['id', 'created_at', 'version'],
      defaultOrder: '-id',
      item,
      serialise: (rows, context) => rows.map((row) => documentItem(kind, row, context)),
      single: (row, context) => documentItem(kind, row, context),
    }),
    route(`POST ${path}`, 'members', create(kind)),
    route(`PATCH ${path}{id}/`, 'members', change(kind)),
    route(`PUT ${path}{id}/`, 'members', change(kind, true)),
    route(`POST ${path}{id}/revise/`, 'members', revise(kind)),
  ];
};

export const eapDocumentRoutes: Route[] = [...documentRoutes('simplified'), ...documentRoutes('full')];
