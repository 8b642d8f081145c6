import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { openApp } from '#tests/renderApp';
import { basics, choose, field, fill, fillContext, goTo, kenya, reportFormServer, submit } from '#tests/reportForm';
import { draftsOf } from '#ui/drafts/draftStore';

const { file, openNew, server, stored } = reportFormServer();

describe('filing', () => {
  test('a report is filed and its page opens', async () => {
    const { user, place } = await openNew();
    await fillContext(user);
    // a part of its own, so that its digits stay in order beside Arabic words
    const month = await screen.findByText('02-2019');
    expect(month.parentElement).toHaveTextContent('KEN: Flood - 02-2019 - River floods');
    await goTo(user, /Situation/);
    await fill(user, 'Affected, Government', '1,500');
    await submit(user);
    await waitFor(() => expect(place()).toMatch(/^\/field-reports\/\d+$/));
    expect(await screen.findByText('The field report was filed.')).toBeVisible();
    const made = await stored(Number(place().split('/').at(-1)));
    expect(made).toMatchObject({
      countries: [kenya],
      dtype: 12,
      start_date: '2019-02-03T00:00:00.000Z',
      gov_num_affected: 1500,
      recent_affected: 2,
      visibility: 3,
      dref: 0,
    });
    expect(await draftsOf({ userId: '1', documentKey: 'field-report/new' })).toEqual([]);
  });

  test('a rejected report keeps every answer and points at the field, in its step', async () => {
    server.server.use(
      http.post('http://localhost:3000/api/v2/field-report/', () =>
        HttpResponse.json(
          {
            timestamp: '',
            error_code: 400,
            errors: {
              num_dead: ['Too many.'],
              contacts: [{ email: ['Refused.'] }],
              non_field_errors: ['Not like this.'],
            },
          },
          { status: 400 },
        ),
      ),
    );
    const { user, place } = await openNew();
    await fillContext(user);
    await goTo(user, /Situation/);
    await fill(user, 'Dead, Other sources', '7');
    await goTo(user, /Response/);
    for (const [name, text] of [
      ['Name', 'Ada'],
      ['Title', 'Lead'],
      ['E-mail', 'ada@example.org'],
      ['Telephone', '+999'],
    ]) {
      await user.type(field(`Media contact: ${name}`), text ?? '');
    }
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const dead = await screen.findByRole('textbox', { name: 'Dead, Red Cross Red Crescent' });
    await waitFor(() => expect(dead).toHaveFocus());
    expect(dead).toHaveAccessibleDescription('Too many.');
    expect(screen.getByRole('alert')).toHaveTextContent('Not like this.');
    expect(field('Dead, Other sources')).toHaveValue('7');
    expect(screen.getByRole('button', { name: /Situation/ })).toHaveTextContent('1');
    expect(place()).toBe('/field-reports/new');
    await goTo(user, /Response/);
    expect(field('Media contact: E-mail')).toHaveAccessibleDescription(/Refused\./);
    expect(field('Media contact: Name')).toHaveValue('Ada');
    await goTo(user, /Context/);
    expect(field('Title')).toHaveValue('River floods');
  });

  test('what is missing is counted step by step, and the first is focused', async () => {
    const { user } = await openNew();
    await goTo(user, /Situation/);
    await fill(user, 'Affected, Red Cross Red Crescent', '-20');
    await submit(user);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus());
    expect(screen.getByRole('button', { name: /Context.*4/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Situation.*1/ })).toBeVisible();
    await user.click(
      within(screen.getByRole('alert')).getByRole('button', { name: /Affected, Red Cross Red Crescent: Enter zero/ }),
    );
    expect(field('Affected, Red Cross Red Crescent')).toHaveFocus();
    expect(server.calls.filter((call) => call.startsWith('POST /api/v2/field-report/'))).toEqual([]);
  });

  test('two presses file one report', async () => {
    const { user, place } = await openNew();
    await fillContext(user);
    await goTo(user, /Response/);
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(place()).toMatch(/^\/field-reports\/\d+$/));
    expect(server.calls.filter((call) => call === 'POST /api/v2/field-report/')).toHaveLength(1);
  });

  test('a report is not filed again when its page does not open', async () => {
    const { user, place, router } = await openNew();
    await fillContext(user);
    vi.spyOn(router, 'navigate').mockResolvedValueOnce();
    await submit(user);
    expect(await screen.findByText('The field report was filed.')).toBeVisible();
    expect(place()).toBe('/field-reports/new');
    await submit(user);
    await waitFor(() => expect(place()).toMatch(/^\/field-reports\/\d+$/));
    expect(server.calls.filter((call) => call === 'POST /api/v2/field-report/')).toHaveLength(1);
  });

  test('a guest sees the reason and a contact', async () => {
    await openApp(server, '/field-reports/new', { as: 'guest' });
    expect(await screen.findByText(/guest account.*cannot file or edit reports.*write to im@ifrc.org/)).toBeVisible();
    expect(screen.getByText('Permission Denied')).toBeVisible();
  });

  test('a lost connection loses nothing', async () => {
    server.server.use(
      http.post('http://localhost:3000/api/v2/field-report/', () => HttpResponse.error(), { once: true }),
    );
    const { user, place } = await openNew();
    await fillContext(user, { title: 'Lost on the way' });
    await submit(user);
    expect(await screen.findByText(/^Network error\. Everything you entered is still here\./)).toBeVisible();
    await goTo(user, /Context/);
    expect(field('Title')).toHaveValue('Lost on the way');
    await submit(user);
    await waitFor(() => expect(place()).toMatch(/^\/field-reports\/\d+$/));
  });
});

test('a report whose answer was lost is found on the server, and not sent twice', async () => {
  let sent = 0;
  server.server.use(
    http.post('http://localhost:3000/api/v2/field-report/', async ({ request }) => {
      sent += 1;
      await server.sandbox.fetch(request);
      return HttpResponse.html('<p>Welcome to the hotel</p>');
    }),
  );
  const { user, place } = await openNew();
  await fillContext(user, { title: 'Stored all the same' });
  await submit(user);
  const dialog = await screen.findByRole('alertdialog', { name: 'This may be filed already' });
  expect(dialog).toHaveTextContent('KEN: Flood - 02-2019 - Stored all the same');
  await user.click(within(dialog).getByRole('link', { name: 'Open it' }));
  await waitFor(() => expect(place()).toMatch(/^\/field-reports\/\d+$/));
  expect(sent).toBe(1);
  await waitFor(async () => expect(await draftsOf({ userId: '1', documentKey: 'field-report/new' })).toEqual([]));
});

test('a visibility that hides the report from its author asks first', async () => {
  const { user, place } = await openNew({ as: 'staff' });
  await fillContext(user, { title: 'Hidden' });
  await choose(user, 'Country', 'fran', 'France');
  await goTo(user, /Response/);
  const options = await screen.findByRole('radiogroup', { name: /Visible to/ });
  await user.click(await within(options).findByRole('radio', { name: 'IFRC and NS' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const question = await screen.findByRole('alertdialog', { name: 'You will not see this report' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(place()).toBe('/field-reports/new');
  expect(server.calls.filter((call) => call === 'POST /api/v2/field-report/')).toEqual([]);
});

describe('what the form begins with', () => {
  test('an early warning, when the page was opened for one', async () => {
    await openNew({ state: { earlyWarning: true } });
    expect(screen.getByRole('radio', { name: /Early warning/ })).toBeChecked();
  });

  test('the emergency from which it was started', async () => {
    const { event } = await file({ ...basics, title: 'Known floods' });
    const app = await openApp(server, `/field-reports/new?event=${event}`, { as: 'staff' });
    const emergency = await screen.findByRole('combobox', { name: 'Existing emergency' });
    await waitFor(() => expect(emergency).toHaveTextContent('KEN: Flood - 05-2026 - Known floods'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Kenya'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Disaster type' })).toHaveTextContent('Flood'));
    await fill(app.user, 'Title', 'Day two');
    await submit(app.user);
    await waitFor(() => expect(app.place()).toMatch(/^\/field-reports\/\d+$/));
    expect(await stored(Number(app.place().split('/').at(-1)))).toMatchObject({
      event,
      fr_num: 2,
      start_date: expect.stringMatching(`^${basics.start_date.slice(0, 10)}`),
    });
  });

  test('an emergency that cannot be loaded shows a warning, and the form opens without it', async () => {
    await openApp(server, '/field-reports/new?event=99999999', { as: 'staff' });
    expect(await screen.findByText(/emergency that this report was started from could not be loaded/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
  });
});

describe('before a new emergency is made', () => {
  test('those that may be the same are offered, and one can be used', async () => {
    const { event, summary } = await file({
      ...basics,
      dtype: 24,
      title: 'Hillside',
      start_date: '2018-07-10T00:00:00Z',
    });
    const { user } = await openNew();
    await choose(user, 'Country', 'keny', 'Kenya');
    await choose(user, 'Disaster type', 'land', 'Landslide');
    await fill(user, 'Start date', '2018-09-01');
    expect(screen.queryByText('This may already be reported')).toBeNull();
    await fill(user, 'Start date', '2018-07-25');
    expect(await screen.findByRole('heading', { name: 'This may already be reported' })).toBeVisible();
    const link = screen.getByRole('link', { name: new RegExp(summary?.trim() ?? '') });
    expect(link).toHaveAttribute('href', `/emergencies/${event}`);
    await user.click(screen.getByRole('button', { name: 'Use this emergency' }));
    await waitFor(() => expect(screen.queryByText('This may already be reported')).toBeNull());
    const emergency = screen.getByRole('combobox', { name: 'Existing emergency' });
    await waitFor(() => expect(emergency).toHaveTextContent('Hillside'));
  });

  test('the closest is among them, also when many began later', async () => {
    const floods = { ...basics, dtype: 24 };
    await file({ ...floods, title: 'The very day', start_date: '2016-03-01T00:00:00Z' });
    for (const day of [15, 16, 17, 18, 19]) {
      await file({ ...floods, title: `Day ${day}`, start_date: `2016-03-${day}T00:00:00Z` });
    }
    const { user } = await openNew();
    await choose(user, 'Country', 'keny', 'Kenya');
    await choose(user, 'Disaster type', 'land', 'Landslide');
    await fill(user, 'Start date', '2016-03-01');
    const heading = await screen.findByRole('heading', { name: 'This may already be reported' });
    const offers = within(heading.closest('section') as HTMLElement).getAllByRole('link');
    expect(offers).toHaveLength(5);
    expect(offers[0]).toHaveTextContent('The very day');
  });

  test('the reporter may say that it is a different one', async () => {
    await file({ ...basics, dtype: 24, title: 'Other hill', start_date: '2017-07-10T00:00:00Z' });
    const { user } = await openNew();
    await choose(user, 'Country', 'keny', 'Kenya');
    await choose(user, 'Disaster type', 'land', 'Landslide');
    await fill(user, 'Start date', '2017-07-12');
    await user.click(await screen.findByRole('button', { name: 'It is a different emergency' }));
    expect(screen.queryByText('This may already be reported')).toBeNull();
    await goTo(user, /Response/);
    await goTo(user, /Context/);
    expect(screen.getByRole('combobox', { name: 'Existing emergency' })).toHaveTextContent('Search by name');
  });
});

describe('who may see the report', () => {
  test('is chosen from what the organisation may offer, and flagged when a country under review offers less', async () => {
    const review = await server.sandbox.json<{ results: { country: number }[] }>('GET /api/v2/review-country/');
    const all = await server.sandbox.json<{ results: { id: number; name: string }[] }>(
      'GET /api/v2/country/?limit=9999',
    );
    const reviewed = all.results.find(({ id }) => id === review.results[0]?.country);
    const { user, place } = await openNew();
    await goTo(user, /Response/);
    const options = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    await waitFor(() => expect(options()).toEqual(['Public', 'RCRC Movement', 'IFRC and NS']));
    expect(screen.getByRole('radio', { name: 'Public' })).toBeChecked();
    await goTo(user, /Context/);
    await choose(user, 'Country', reviewed?.name ?? '', reviewed?.name ?? '');
    await waitFor(() => expect(screen.getByRole('button', { name: /Response.*1/ })).toBeVisible());
    await goTo(user, /Response/);
    expect(options()).toEqual(['IFRC and NS']);
    expect(screen.getByRole('radiogroup', { name: /Visible to/ })).toHaveAccessibleDescription(/not offered/);
    await user.click(screen.getByRole('radio', { name: 'IFRC and NS' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Response' })).toBeVisible());
    expect(place()).toBe('/field-reports/new');
  });

  test('waits for the list of countries under review, and says when it cannot be had', async () => {
    server.server.use(
      http.get('http://localhost:3000/api/v2/review-country/', () => new HttpResponse(null, { status: 500 })),
    );
    const { user } = await openNew();
    await goTo(user, /Response/);
    expect(await screen.findByText(/could not be checked whether/)).toBeVisible();
    expect(await screen.findByRole('radio', { name: 'Public' })).toBeChecked();
  });
});
