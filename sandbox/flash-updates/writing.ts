import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { type FlashFileLink, FlashUpdateBody } from '#contract/flashUpdate';
import { type Context, requireMember } from '../core/http/context';
import { definedFields } from '../core/http/definedFields';
import { rowOf } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import { users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { indexWords, removeWords } from '../core/store/wordIndex';
import { disasterTypes } from '../reference/tables';
import { checkedUpdate, type FlashUpdateFields } from './checks';
import { countryName, flashUpdateItem } from './serialise';
import { type FlashFileRow, type FlashUpdateRow, flashFiles, flashUpdates } from './tables';

type Stored = Omit<FlashUpdateRow, 'id'>;

const blankUpdate: Stored = {
  title: '',
  situational_overview: '',
  hazard_type: null,
  hazard_name: '',
  country_district: [],
  actions_taken: [],
  references: [],
  graphics: [],
  map: [],
  originator_name: null,
  originator_title: null,
  originator_email: null,
  originator_phone: null,
  ifrc_name: null,
  ifrc_title: null,
  ifrc_email: null,
  ifrc_phone: null,
  share_with: 'ifrc_secretariat',
  created_by: null,
  modified_by: null,
  created_at: '',
  modified_at: '',
  extracted_at: null,
  extracted_file: null,
};

/** Rows of a list are recreated with every save. */
const newRow = (row: { client_id?: string | null | undefined }) => ({
  id: randomInt(1_000_000, 2 ** 31),
  client_id: row.client_id ?? null,
});

/** A list that is absent from the body stays as it is stored; one that is present replaces it. @source reference/emergencies.md, section 2.2 */
const nestedRows = (given: FlashUpdateFields, stored: Stored) => ({
  country_district:
    given.country_district?.map((row) => ({ ...newRow(row), country: row.country, district: row.district ?? [] })) ??
    stored.country_district,
  actions_taken:
    given.actions_taken?.map((row) => ({
      ...newRow(row),
      organization: row.organization,
      actions: row.actions ?? [],
      summary: row.summary ?? null,
    })) ?? stored.actions_taken,
  references:
    given.references?.map((row) => ({
      ...newRow(row),
      date: row.date ?? '',
      document: row.document ?? null,
      source_description: row.source_description ?? '',
      url: row.url ?? '',
    })) ?? stored.references,
});

/** What the server stores for the id of a file that does not exist. @source reference/real-server.md, section 1.2 */
const emptyFile = ({ user }: Context): Omit<FlashFileRow, 'id'> => ({
  name: '',
  type: '',
  key: '',
  content: null,
  picture: null,
  caption: null,
  client_id: null,
  created_by: user?.id ?? null,
});

/** Files keep their id; the captions of an update are stored with them. */
function linkedFiles(links: readonly z.output<typeof FlashFileLink>[] | undefined, before: number[], context: Context) {
  if (!links) return before;
  return links.map(({ id, caption, client_id }) => {
    const stored = context.store.get(flashFiles, id) ?? context.store.insert(flashFiles, emptyFile(context));
    context.store.update(flashFiles, stored.id, {
      ...(caption !== undefined && { caption }),
      ...(client_id !== undefined && { client_id }),
    });
    return stored.id;
  });
}

function mergedRow<Row extends Stored>(stored: Row, given: FlashUpdateFields, context: Context): Row {
  const { graphics_files, map_files, country_district: _, actions_taken: __, references: ___, ...fields } = given;
  const row = {
    ...stored,
    ...definedFields(fields),
    ...nestedRows(given, stored),
    graphics: linkedFiles(graphics_files, stored.graphics, context),
    map: linkedFiles(map_files, stored.map, context),
    modified_at: context.now.toISOString(),
  };
  const hazard = row.hazard_type === null ? undefined : context.lookups.rows(disasterTypes).get(row.hazard_type);
  return { ...row, hazard_name: hazard?.name.en ?? '' };
}

/** Mails the secretariat about a new or changed update, unless it is not shared. */
function notify({ id, title, share_with }: FlashUpdateRow, context: Context): void {
  if (share_with === null) return;
  const readers = context.store
    .select(users, { where: sql`is_active = 1` })
    .filter(({ profile }) => profile.org_type === 'SCRT' && !profile.limit_access_to_guest);
  const link = new URL(`/flash-updates/${id}`, context.site).href;
  for (const { email } of readers) {
    context.mail({
      to: email,
      subject: `Flash update: ${title}`,
      body: `A flash update was published:\n${title}\n\n${link}\n`,
    });
  }
}

function finished(row: FlashUpdateRow, context: Context): FlashUpdateRow {
  const names = row.country_district.map(({ country }) => countryName(country, context));
  removeWords(context.store, flashUpdates, row.id);
  indexWords(context.store, flashUpdates, row.id, row.title, names.join(' '));
  notify(row, context);
  return row;
}

/** `POST /api/v2/flash-update/` */
async function create(context: Context): Promise<Response> {
  const user = requireMember(context);
  const given = await checkedUpdate(FlashUpdateBody, context);
  const { store, now } = context;
  const made = store.transaction(() => {
    const row = mergedRow({ ...blankUpdate, created_by: user.id, created_at: now.toISOString() }, given, context);
    return finished(store.insert(flashUpdates, row), context);
  });
  return jsonResponse(201, flashUpdateItem(made.id, context));
}

/** `PATCH /api/v2/flash-update/{id}/` */
async function edit(context: Context): Promise<unknown> {
  const user = requireMember(context);
  const stored = rowOf(context, flashUpdates);
  const given = await checkedUpdate(FlashUpdateBody.partial(), context);
  const { store } = context;
  store.transaction(() => {
    const row = { ...mergedRow(stored, given, context), modified_by: user.id };
    finished(store.update(flashUpdates, stored.id, row), context);
  });
  return flashUpdateItem(stored.id, context);
}

export const flashUpdateWritingRoutes: Route[] = [
  route('POST /api/v2/flash-update/', 'members', create),
  route('PATCH /api/v2/flash-update/{id}/', 'members', edit),
];
