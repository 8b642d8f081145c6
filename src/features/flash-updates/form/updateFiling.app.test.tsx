import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FlashUpdate } from '#contract/flashUpdate';
import { formatMonth } from '#domain/format/dates';
import { chooseIn, fillUpdate, flashUpdateServer, fullUpdate, row, submitUpdate } from '#tests/flashUpdateForm';
import { field, fill, goTo } from '#tests/reportForm';
import { draftsOf } from '#ui/drafts/draftStore';

const { server, ask, publish, stored, mailsTo, openNew, openEdit } = flashUpdateServer();

beforeAll(async () => {
  // imported in advance: the first import of the editor is too slow for the time limit of a test
  await import('#ui/fields/RichTextEditor');
});

const api = 'http://localhost:3000/api/v2/flash-update/';
const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

const idOf = (place: string) => Number(place.split('/').at(-1));
const published = async (place: () => string) => {
  await waitFor(() => expect(place()).toMatch(/^\/flash-updates\/\d+$/));
  return stored(idOf(place()));
};

describe('a new update', () => {
  test('is published with two countries, a map with its caption, a reference with a document and actions', async () => {
    const { user, place } = await openNew();
    await fillUpdate(user);
    await user.click(screen.getByRole('button', { name: 'Add a country' }));
    await chooseIn(row('Country 2'), user, 'Country', 'Uganda');
    await user.upload(screen.getByLabelText('Maps'), picture('river.png'));
    await user.type(await screen.findByRole('textbox', { name: /river\.png/ }), 'The river');
    await user.click(screen.getByRole('button', { name: 'Add a reference' }));
    const reference = row('Reference 1');
    await user.type(reference.getByRole('textbox', { name: 'Date' }), '2026-05-19');
    await user.type(reference.getByRole('textbox', { name: /source/ }), 'Met office');
    await user.upload(
      reference.getByLabelText('Document'),
      new File(['text'], 'note.pdf', { type: 'application/pdf' }),
    );
    await reference.findByText('note.pdf');
    await goTo(user, /Actions/);
    const actions = await screen.findByRole('group', { name: 'Actions taken by the National Society' });
    await user.click(await within(actions).findByRole('checkbox', { name: 'Shelter' }));
    await fill(user, 'Actions taken by the government: summary', 'Roads closed');
    await submitUpdate(user);
    const made = await published(place);
    expect(made).toMatchObject({
      title: 'Two countries under water',
      hazard_type: 12,
      situational_overview: '<p>Water everywhere</p>',
      country_district: [{ country_details: { name: 'Kenya' } }, { country_details: { name: 'Uganda' } }],
      map_files: [{ caption: 'The river' }],
      graphics_files: [],
      references: [{ date: '2026-05-19', source_description: 'Met office', url: '' }],
      actions_taken: [
        { organization: 'NTLS', actions: [32], summary: null },
        { organization: 'PNS', actions: [], summary: null },
        { organization: 'FDRN', actions: [], summary: null },
        { organization: 'GOV', actions: [], summary: 'Roads closed' },
      ],
      originator_email: 'ada@example.org',
      share_with: 'ifrc_secretariat',
    });
    expect(made.references[0]?.document_details?.file).toContain('/flash-update-files/');
    expect(await screen.findByText('The flash update was published.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /The river/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`/flash-update-files/${made.map_files[0]?.id}/`),
    );
    expect((await mailsTo('super@example.org')).map(({ subject }) => subject)).toContain(`Flash update: ${made.title}`);
    await waitFor(async () =>
      expect(await draftsOf({ userId: String(made.created_by), documentKey: 'flash-update/new' })).toEqual([]),
    );
  });

  test('gets a title from its countries, disaster type and the month', async () => {
    const { user } = await openNew();
    const button = screen.getByRole('button', { name: 'Generate the title' });
    expect(button).toBeDisabled();
    await chooseIn(row('Country 1'), user, 'Country', 'Kenya');
    await user.click(screen.getByRole('button', { name: 'Add a country' }));
    await chooseIn(row('Country 2'), user, 'Country', 'Uganda');
    await chooseIn(screen, user, 'Disaster type', 'Flood');
    await user.click(screen.getByRole('button', { name: 'Generate the title' }));
    expect(field('Title')).toHaveValue(`Kenya - Uganda - Flood ${formatMonth(new Date(), 'en')}`);
  });

  test('offers the provinces of the row, and drops them with another country', async () => {
    const { user } = await openNew();
    const provinces = () => row('Country 1').getByRole('combobox', { name: 'Region or province' });
    expect(provinces()).toBeDisabled();
    // in its place from the start: the fields below would move under a press when the provinces arrive
    const selectAll = row('Country 1').getByRole('button', { name: 'Select all' });
    expect(selectAll).toBeDisabled();
    await chooseIn(row('Country 1'), user, 'Country', 'Kenya');
    await waitFor(() => expect(selectAll).toBeEnabled());
    await user.click(selectAll);
    const all = await ask('GET /api/v2/district/?country=107&limit=9999');
    const { results } = (await all.json()) as { results: { name: string }[] };
    await waitFor(() => expect(provinces()).toHaveTextContent(results[0]?.name ?? ''));
    await chooseIn(row('Country 1'), user, 'Country', 'Uganda');
    await waitFor(() => expect(provinces()).not.toHaveTextContent(results[0]?.name ?? ''));
  });

  test('names a country once, asks for what is missing, and puts the first problem before the person', async () => {
    const { user } = await openNew();
    await chooseIn(row('Country 1'), user, 'Country', 'Kenya');
    await user.click(screen.getByRole('button', { name: 'Add a country' }));
    await chooseIn(row('Country 2'), user, 'Country', 'Kenya');
    await submitUpdate(user);
    await waitFor(() => expect(row('Country 2').getByRole('combobox', { name: 'Country' })).toHaveFocus());
    const problems = within(screen.getByRole('alert')).getAllByRole('button');
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Country 2: Country: This country is in the list already.',
      'Disaster type: Please choose one.',
      'Title: Please fill this in.',
      'Situational overview: Please fill this in.',
      'Originator: Name: Please fill this in.',
      'Originator: E-mail: Please fill this in.',
    ]);
    expect(server.calls.filter((call) => call.startsWith('POST /api/v2/flash-update/'))).toEqual([]);
  });

  test('takes no picture that the server would refuse, and no more than three', async () => {
    const { user } = await openNew();
    const maps = screen.getByLabelText('Maps');
    await user.upload(
      maps,
      [1, 2, 3, 4].map((place) => picture(`map-${place}.png`)),
    );
    await screen.findByText('map-4.png');
    await submitUpdate(user);
    expect(await screen.findByRole('button', { name: 'Maps: Send at most 3 pictures.' })).toBeVisible();
  });

  test('is written in English alone', async () => {
    const app = await import('#tests/renderApp');
    await app.openApp(server, '/flash-updates/new', { as: 'admin', language: 'es' });
    expect(await screen.findByText(/se escriben en inglés/)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('a refusal of the server lands on its field, row by row, and nothing is lost', async () => {
    server.server.use(
      http.post(
        api,
        () =>
          HttpResponse.json(
            {
              errors: {
                title: ['This title is taken.'],
                country_district: [{ district: ['Different districts found for given country.'] }],
                map_files: [{ caption: ['Too long.'] }],
                actions_taken: [{}, {}, {}, { summary: ['Be polite.'] }],
              },
            },
            { status: 400 },
          ),
        { once: true },
      ),
    );
    const { user, place } = await openNew();
    await fillUpdate(user);
    await user.upload(screen.getByLabelText('Maps'), picture('river.png'));
    await screen.findByText('river.png');
    await submitUpdate(user);
    expect(await screen.findByRole('button', { name: 'Title: This title is taken.' })).toBeVisible();
    for (const problem of [
      'Country 1: Region or province: The provinces belong to different countries.',
      'Maps: Too long.',
      'Actions taken by the government: summary: Be polite.',
    ]) {
      expect(screen.getByRole('button', { name: problem })).toBeVisible();
    }
    await goTo(user, /Context/);
    expect(field('Title')).toHaveValue('Two countries under water');
    expect(screen.getByText('river.png')).toBeVisible();
    await fill(user, 'Title', 'Another title');
    await submitUpdate(user);
    expect((await published(place)).map_files).toHaveLength(1);
  });

  test('whose answer was lost is found on the server, and not sent twice', async () => {
    let sent = 0;
    server.server.use(
      http.post(api, async ({ request }) => {
        sent += 1;
        await server.sandbox.fetch(request);
        return HttpResponse.html('<p>Welcome to the hotel</p>');
      }),
    );
    const { user, place } = await openNew();
    await fillUpdate(user, 'Stored all the same');
    await submitUpdate(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'This may be filed already' });
    await user.click(within(dialog).getByRole('link', { name: 'Open it' }));
    await waitFor(() => expect(place()).toMatch(/^\/flash-updates\/\d+$/));
    expect(sent).toBe(1);
  });
});

/** The update without the fields that the server sets on every save. */
const withoutServerFields = ({
  modified_at,
  modified_by,
  country_district,
  actions_taken,
  references,
  ...rest
}: FlashUpdate) => {
  const withoutId = <R extends { id: number }>({ id: _, ...fields }: R) => fields;
  expect([modified_at, modified_by]).toBeDefined();
  return {
    ...rest,
    country_district: country_district.map(withoutId),
    actions_taken: actions_taken.map(withoutId),
    references: references.map(withoutId),
  };
};

describe('editing', () => {
  test('an update that is opened and saved again holds the same, field by field', async () => {
    const before = await publish(fullUpdate);
    const { user, place } = await openEdit(before.id);
    await submitUpdate(user);
    await published(place);
    expect(withoutServerFields(await stored(before.id))).toEqual(withoutServerFields(before));
    expect(await screen.findByText('The flash update was saved.')).toBeVisible();
  });

  test('a stale edit shows the changes of another user as texts and overwrites nothing without a choice', async () => {
    const { id } = await publish({ ...fullUpdate, title: 'Base' });
    const { user, place } = await openEdit(id);
    await fill(user, 'Title', 'Mine');
    await ask(
      `PATCH /api/v2/flash-update/${id}/`,
      {
        title: 'Theirs',
        hazard_type: 24,
        country_district: [...fullUpdate.country_district, { client_id: 'third', country: 20, district: [] }],
      },
      'super',
    );
    await submitUpdate(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
    expect(within(dialog).getByRole('row', { name: /^Title.*Mine.*Theirs/ })).toBeVisible();
    await waitFor(() =>
      expect(within(dialog).getByRole('row', { name: /^Disaster type/ })).toHaveTextContent('Landslide'),
    );
    const { country_district } = await stored(id);
    const added = within(dialog).getByRole('row', { name: /^Countries 3/ });
    await waitFor(() => expect(added).toHaveTextContent(country_district[2]?.country_details.name ?? '?'));
    await user.click(within(dialog).getByRole('radio', { name: 'Title: Mine' }));
    await user.click(within(dialog).getByRole('button', { name: 'Continue with this choice' }));
    await published(place);
    expect(await stored(id)).toMatchObject({
      title: 'Mine',
      hazard_type: 24,
      country_district: [{}, {}, { country: 20 }],
    });
  });

  test('the files of an update stand in the form with their captions', async () => {
    const { results } = (await (await ask('GET /api/v2/flash-update/?limit=9999')).json()) as {
      results: FlashUpdate[];
    };
    const update = results.find(({ map_files }) => map_files[0]?.file?.endsWith('.svg'));
    if (!update) throw new Error('The seed has maps and documents');
    await openEdit(update.id);
    expect(screen.getByRole('link', { name: /snow-line\.svg/ })).toBeVisible();
    expect(screen.getByDisplayValue(update.map_files[0]?.caption ?? '')).toBeVisible();
    expect(row('Reference 1').getByRole('link', { name: /situation-note\.pdf/ })).toBeVisible();
  });
});
