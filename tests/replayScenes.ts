import { openTestSandbox, type TestSandbox } from '../sandbox/testSandbox';
import { type Recorded, recordings } from './recordings';
import { ReplayIds } from './replayIds';

type Json = Readonly<Record<string, unknown>>;

interface Row extends Json {
  readonly id: number;
}

const exchanges = new Map(recordings('exchanges'));

/** A recorded exchange; throws when there is none of this name. */
export function exchange(file: string): Recorded {
  const found = exchanges.get(file);
  if (!found) throw new Error(`no exchange is recorded as ${file}`);
  return found;
}

const picture = () => new File([Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)], 'a.png', { type: 'image/png' });
const documentFile = () =>
  new File(['text'], 'a.docx', {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });

/** A body with one file, as the product uploads it. */
export function formWith(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** A stand-in, signed in by all accounts, with the rows that the recorded requests name. */
export interface World {
  readonly sandbox: TestSandbox;
  readonly ids: ReplayIds;
  /** The user id of the staff account. */
  readonly ownId: number;
  /** Sends a request; null is a visitor. */
  call(account: string | null, endpoint: string, more?: Call): Promise<{ status: number; body: unknown }>;
}

interface Call {
  readonly body?: unknown;
  readonly language?: string | undefined;
  readonly accept?: string | undefined;
}

/** Opens the stand-in and finds its counterparts of the recorded rows. */
export async function openWorld(accounts: readonly string[]): Promise<World> {
  const sandbox = openTestSandbox({ forgetsDrefFilters: true });
  const tokens = new Map(
    await Promise.all(accounts.map(async (account) => [account, await sandbox.logIn(account)] as const)),
  );
  const call: World['call'] = async (account, endpoint, { body, language = 'en', accept } = {}) => {
    const response = await sandbox.request(endpoint, {
      ...(account !== null && { token: tokens.get(account) ?? '' }),
      ...(body !== undefined && body !== null && !endpoint.startsWith('GET ') && { body }),
      headers: { 'Accept-Language': language, ...(accept !== undefined && { Accept: accept }) },
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') && text !== '';
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  };
  const list = async (path: string, account: string | null = null) =>
    ((await call(account, `GET ${path}`)).body as { readonly results: readonly Row[] }).results;

  const countries = await list('/api/v2/country/?limit=9999');
  const ids = new ReplayIds(new Map(countries.map(({ iso3, id }) => [String(iso3), id])));
  const kenya = ids.country(93);
  const districts = await list(`/api/v2/district/?country=${kenya}&limit=99`);
  for (const [index, recorded] of [1424, 1425, 1437, 1442, 1451].entries()) {
    ids.set('districts', recorded, districts[index % districts.length]?.id);
  }
  const places = await list(`/api/v2/admin2/?limit=9999&admin1__country=${kenya}`);
  const inDistrict = (recorded: number) =>
    places.find(({ district_id }) => district_id === ids.get('districts', recorded))?.id;
  ids.set('admin2', 1, inDistrict(1424));
  ids.set('admin2', 2, inDistrict(1425));
  const [event] = await list(`/api/v2/event/?countries__in=${kenya}&limit=1`);
  for (const recorded of [7, 8, 10]) ids.set('event', recorded, event?.id);
  // actions that field reports take, in turn
  const actions = await list('/api/v2/action/?limit=999', 'staff');
  for (let recorded = 1; recorded < 60; recorded++)
    ids.set('actions', recorded, actions[recorded % actions.length]?.id);
  const { body: me } = await call('staff', 'GET /api/v2/user/me/');
  return { sandbox, ids, call, ownId: (me as Row).id };
}

/** What has to be there before an exchange, where no recorded request makes it. */
export const scenes: Readonly<Record<string, (world: World) => Promise<unknown>>> = {};

function scene(file: string, prepare: (world: World) => Promise<unknown>): void {
  Object.assign(scenes, { [file]: prepare });
}

async function done(world: World, account: string, endpoint: string, body: unknown, language?: string): Promise<Row> {
  const isForm = body instanceof FormData;
  const made = await world.call(account, endpoint, { body: isForm ? body : world.ids.translate(body), language });
  if (made.status >= 300) throw new Error(`${endpoint}: ${made.status} ${JSON.stringify(made.body)}`);
  return made.body as Row;
}

scene('core/10-field-report-patch-as-admin.json', async (world) => {
  const body = exchange('core/01-field-report-EVT-full.json').request;
  world.ids.set('field_report', 17, (await done(world, 'staff', 'POST /api/v2/field-report/', body)).id);
});

scene('core/23-flash-create.json', async (world) => {
  // actions of flash updates have the same ids
  for (const recorded of [27, 28]) world.ids.set('actions', recorded, recorded);
  const upload = async () => (await done(world, 'admin', 'POST /api/v2/flash-update-file/', formWith(picture()))).id;
  world.ids.set('graphics_files', 7, await upload());
  world.ids.set('map_files', 8, await upload());
  world.ids.set('document', 9, await upload());
});

const upload = async (world: World, file: File, language?: string) =>
  (await done(world, 'staff', 'POST /api/v2/dref-files/', formWith(file), language)).id;

scene('dref/02-patch-files.json', async (world) => {
  const { ids } = world;
  ids.set('images_file', 13, await upload(world, picture()));
  ids.set('event_map_file', 14, await upload(world, picture()));
  ids.set('cover_image_file', 15, await upload(world, picture()));
  ids.set('assessment_report', 16, await upload(world, documentFile()));
  ids.set('targeting_strategy_support_file', 17, await upload(world, documentFile()));
  ids.set('budget_file', 17, ids.get('targeting_strategy_support_file', 17));
});

/** Finalises and approves the document that stands for a recorded one. */
async function approve(world: World, path: 'dref' | 'dref-op-update', recorded: number): Promise<void> {
  const id = world.ids.get(path, recorded);
  await done(world, 'super', `POST /api/v2/${path}/${id}/finalize/`, {});
  await done(world, 'super', `POST /api/v2/${path}/${id}/approve/`, {});
}

const makeUpdate = async (world: World, recorded: number, dref: number) => {
  const made = await done(world, 'staff', 'POST /api/v2/dref-op-update/', { dref, starting_language: 'en' });
  world.ids.set('dref-op-update', recorded, made.id);
  return made;
};

const applicationOf = (kind: 'resp' | 'imm') => exchange(`dref/01-create-${kind}.json`).request;

const makeDref = async (world: World, recorded: number, kind: 'resp' | 'imm', language?: string) => {
  const made = await done(world, 'staff', 'POST /api/v2/dref/', applicationOf(kind), language);
  world.ids.set('dref', recorded, made.id);
  return made;
};

scene('dref/04-edit-approved.json', (world) => approve(world, 'dref', 9));
scene('dref/07-create-report.json', (world) => approve(world, 'dref-op-update', 5));

scene('dref/09-create-report-of-11.json', async (world) => {
  await approve(world, 'dref', 11);
  const { id, modified_at } = await makeUpdate(world, 7, 11);
  // an imminent application whose update is of type Response
  await done(world, 'super', `PATCH /api/v2/dref-op-update/${id}/`, { type_of_dref: 2, modified_at });
  await approve(world, 'dref-op-update', 7);
});

scene('dref/09-create-report-of-12-refused.json', async (world) => {
  await approve(world, 'dref', 12);
  await makeUpdate(world, 8, 12);
});

scene('dref/09-create-report-of-13.json', async (world) => {
  await makeDref(world, 13, 'imm');
  await approve(world, 'dref', 13);
});

scene('dref/20-patch-other-language.json', async (world) => {
  await makeDref(world, 24, 'resp', 'fr');
  for (const recorded of [23, 24]) world.ids.set('images_file', recorded, await upload(world, picture()));
});

scene('dref/24-share.json', (world) => makeDref(world, 22, 'resp'));

scene('dref/26-approve-report.json', (world) =>
  done(world, 'super', `POST /api/v2/dref-final-report/${world.ids.get('dref-final-report', 5)}/finalize/`, {}),
);

// the three newest have a final report
scene('dref/28-active.json', async (world) => {
  for (const recorded of [30, 31, 32]) {
    await makeDref(world, recorded, 'resp');
    await approve(world, 'dref', recorded);
    await done(world, 'staff', 'POST /api/v2/dref-final-report/', { dref: recorded, starting_language: 'en' });
  }
});

scene('dref/31-report-of-type-changed-imminent.json', async (world) => {
  const { id, modified_at } = await makeDref(world, 33, 'resp');
  await done(world, 'staff', `PATCH /api/v2/dref/${id}/`, { ...(applicationOf('imm') as Json), modified_at });
  await approve(world, 'dref', 33);
});

scene('dref/34-first-save-of-update-of-assessment.json', async (world) => {
  await approve(world, 'dref', 10);
  const { response } = exchange('dref/34-first-save-of-update-of-assessment.json');
  world.ids.learn('dref-op-update', response, await makeUpdate(world, 6, 10));
});

scene('prep/01-per-overview-post.json', async ({ ids, ...world }) => {
  const made = await done({ ids, ...world }, 'super', 'POST /api/v2/per-file/', formWith(picture()));
  ids.set('orientation_documents', 7, made.id);
});

scene('prep/11-local-unit-latest-change-request.json', async (world) => {
  const unit = `/api/v2/local-units/${world.ids.get('local-units', 9)}/`;
  const stored = exchange('prep/10-local-unit-post-hospital.json').request as Json;
  await done(world, 'unit.validator', `POST ${unit}validate/`, {});
  await done(world, 'staff', `PATCH ${unit}`, { ...stored, postcode: '00100', update_reason_overview: 'Moved' });
});

const rows = async (world: World, path: string, account: string) =>
  ((await world.call(account, `GET ${path}`)).body as { readonly results: readonly Row[] }).results;

scene('prep/04-per-assessment-submitted-400.json', async (world) => {
  const processes = await rows(world, '/api/v2/per-process-status/?limit=999', 'super');
  const submitted = processes.find(({ phase, assessment }) => Number(phase) > 2 && assessment !== null);
  world.ids.set('per-assessment', 9, Number(submitted?.assessment));
  world.ids.set('overview', 14, submitted?.id);
});

scene('prep/24-bulk-upload-failed.json', async (world) => {
  const imports = await rows(world, '/api/v2/bulk-upload-local-unit/?limit=99', 'unit.validator');
  world.ids.set('bulk-upload-local-unit', 8, imports.find(({ status }) => status === 2)?.id);
});

scene('prep/28-databank-404.json', async (world) => {
  const countries = await rows(world, '/api/v2/country/?limit=9999', 'super');
  for (const { id } of countries.toReversed()) {
    if ((await world.call(null, `GET /api/v2/country/${id}/databank/`)).status === 404) {
      world.ids.set('country/databank', 93, id);
      return;
    }
  }
});

scene('three-w/23-eru-readiness-edit.json', async (world) => {
  const { ids } = world;
  const owners = await rows(world, '/api/v2/eru_owner/mini/?limit=999', 'super');
  const nepal = owners.find((owner) => (owner.national_society_country_details as Json).iso3 === 'NPL');
  ids.set('eru_owner', 7, nepal?.id);
  ids.set('eru_owner', 2, owners.find(({ id }) => id !== nepal?.id)?.id);
  const types = [2, 18].map((type) => ({
    type,
    equipment_readiness: 1,
    people_readiness: 1,
    funding_readiness: 1,
    ns_contribution: 1,
  }));
  const made = await done(world, 'super', 'POST /api/v2/eru-readiness/', { eru_owner: 7, eru_types: types });
  const [first, second] = made.eru_types as readonly Row[];
  ids.set('eru-readiness', 7, made.id);
  ids.set('eru_types', 7, first?.id);
  ids.set('eru_types', 9, second?.id);
});

/** Rows of the risk API that are alike: a hazard with shapes, without, or none at all. */
const event = (file: string, path: string, isAlike: (row: Row, exposure: Json) => boolean) =>
  scene(file, async (world) => {
    const recorded = Number(/\/(\d+)\/exposure/.exec(exchange(file).name)?.[1]);
    for (const row of await rows(world, `/risk/api/v1/${path}/?limit=999`, 'super')) {
      const exposure = (await world.call(null, `GET /risk/api/v1/${path}/${row.id}/exposure/`)).body as Json;
      if (isAlike(row, exposure)) {
        world.ids.set(path, recorded, row.id);
        return;
      }
    }
  });

for (const [file, hazard] of [
  ['02-gdacs-exposure-flood', 'FL'],
  ['03-gdacs-exposure-earthquake', 'EQ'],
  ['04-gdacs-exposure-wildfire', 'WF'],
  ['05-gdacs-exposure-drought', 'DR'],
  ['06-gdacs-exposure-cyclone', 'TC'],
]) {
  event(`risk/${file}.json`, 'gdacs', (row, { footprint_geojson }) => {
    return row.hazard_type === hazard && footprint_geojson !== null;
  });
}
event('risk/07-gdacs-exposure-nothing.json', 'gdacs', (_, { footprint_geojson }) => footprint_geojson === null);
event(
  'risk/11-pdc-exposure-three-countries.json',
  'pdc',
  (_, { storm_position_geojson }) => storm_position_geojson !== null,
);
event('risk/12-pdc-exposure-none.json', 'pdc', (_, { footprint_geojson }) => footprint_geojson === null);
event(
  'risk/15-adam-exposure-mdg.json',
  'adam-exposure',
  (_, { storm_position_geojson }) => storm_position_geojson !== null,
);
event(
  'risk/16-adam-exposure-moz.json',
  'adam-exposure',
  (_, { storm_position_geojson }) => storm_position_geojson !== null,
);
event('risk/20-meteoswiss-exposure.json', 'meteoswiss', (_, { footprint_geojson }) => footprint_geojson !== null);
event('risk/21-meteoswiss-exposure-null.json', 'meteoswiss', (_, { footprint_geojson }) => footprint_geojson === null);
scene('risk/13-pdc-expired.json', async ({ ids }) => ids.set('pdc', 7, 999_999));
