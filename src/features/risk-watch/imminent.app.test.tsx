import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';
import { savedFiles } from '#tests/savedFiles';

const server = sandboxServer();
const events = () => screen.findByRole('list', { name: 'Imminent events' });

test('the filters of hazard and level thin out the list, and the address holds them with source, event, layers and position', async () => {
  const { user } = await openApp(server, '/risk-watch/imminent');
  expect(await screen.findByRole('heading', { level: 1, name: 'Global Risk Watch' })).toBeVisible();
  const all = within(await events()).getAllByRole('button').length;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hazard' }), 'Cyclone');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level at least' }), 'Red');
  await waitFor(async () => expect(within(await events()).getAllByRole('button').length).toBeLessThan(all));
  await user.click(within(await events()).getByRole('button', { name: /Tropical Cyclone MAKOA/ }));
  const next = await screen.findByRole('button', { name: 'Later position' });
  await user.click(next);
  await user.click(next);
  expect(await screen.findByText(/^\d+ of 11: .*Forecast, \d+ km\/h$/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Exposed area' }));
  await waitFor(() => expect(window.location.search).toContain('layers=positions,track,cone'));
  expect(window.location.search).toMatch(/hazard=TC/);
  expect(window.location.search).toMatch(/level=red/);
  expect(window.location.search).toMatch(/event=2/);
  expect(window.location.search).toMatch(/step=\d/);
});

test('a shared address opens the same event of the same source at the same position', async () => {
  await openApp(server, '/risk-watch/imminent?source=pdc&event=1&step=7&layers=track');
  expect(await screen.findByText(/^7 of 11: .*Forecast/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^PDC/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Track of the storm' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Exposed area' })).not.toBeChecked();
  expect(screen.getByText('306,000')).toBeVisible();
  expect(screen.getByText(/^Figures of people and buildings are those of one of the countries/)).toBeVisible();
});

test('each source fails alone, and another one is there to choose', async () => {
  server.server.use(
    http.get('http://localhost:3000/risk/api/v1/gdacs/', () => HttpResponse.json({ detail: 'x' }, { status: 500 })),
  );
  const { user } = await openApp(server, '/risk-watch/imminent');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^WFP ADAM/ }));
  const list = await events();
  expect(within(list).getByRole('button', { name: /MAKOA/ })).toBeVisible();
  // the source gives floods no title
  expect(within(list).getAllByRole('button', { name: /^Flood – |^Flood / }).length).toBeGreaterThan(0);
});

test('an event whose details are gone says so in its place, and the others stay', async () => {
  server.server.use(
    http.get('http://localhost:3000/risk/api/v1/gdacs/2/exposure/', () =>
      HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
    ),
  );
  await openApp(server, '/risk-watch/imminent?event=2');
  expect(await screen.findByText(/The details of this event could not be loaded/)).toBeVisible();
  expect(within(await events()).getAllByRole('button').length).toBeGreaterThan(5);
});

test('MeteoSwiss has no levels, names events by storm and country, and gives the range of its impacts', async () => {
  await openApp(server, '/risk-watch/imminent?source=meteoSwiss&event=5');
  expect(await screen.findByText(/People exposed to wind above 33 m\/s \(category 1\)/)).toBeVisible();
  expect(within(await events()).getAllByRole('button', { name: /MAKOA – Fiji/ })[0]).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Level at least' })).toBeNull();
  // the storm of this forecast has not come yet
  expect(within(await events()).getAllByText(/^Expected on: /)[0]).toBeVisible();
  expect(screen.getByText('Expected on')).toBeVisible();
  expect(screen.queryByText(/^Started on/)).toBeNull();
});

test('nothing for the filters is said in words, with a way back', async () => {
  const { user } = await openApp(server, '/risk-watch/imminent?source=pdc&hazard=DR');
  expect(await screen.findByText('No imminent event of this source fits the filters.')).toBeVisible();
  const [, clear] = await screen.findAllByRole('button', { name: 'Clear filters' });
  if (clear) await user.click(clear);
  expect(within(await events()).getAllByRole('button').length).toBeGreaterThan(5);
});

test('an event is found by each of its countries', async () => {
  const { results } = await server.sandbox.json<{ results: { id: number; iso3: string | null }[] }>(
    'GET /api/v2/country/?limit=9999',
  );
  const tonga = results.find(({ iso3 }) => iso3 === 'TON');
  await openApp(server, `/risk-watch/imminent?country=${tonga?.id}`);
  expect(within(await events()).getByRole('button', { name: /MAKOA/ })).toBeVisible();
});

test('WFP ADAM counts the people of one country, which is named', async () => {
  await openApp(server, '/risk-watch/imminent?source=wfpAdam&event=3');
  expect(await screen.findByText('People exposed to wind are those in Fiji alone.')).toBeVisible();
});

test('filters are spoken of only where one applies: MeteoSwiss has no levels', async () => {
  const none = { count: 0, next: null, previous: null, results: [] };
  server.server.use(http.get('http://localhost:3000/risk/api/v1/meteoswiss/', () => HttpResponse.json(none)));
  await openApp(server, '/risk-watch/imminent?source=meteoSwiss&level=red');
  expect(await screen.findByText('No imminent events.')).toBeVisible();
});

test('a file says which source and which filters its events have, and no filter that does not apply', async () => {
  const texts = savedFiles();
  const { user, router } = await openApp(server, '/risk-watch/imminent?source=gdacs&level=orange');
  const save = async () => user.click(await screen.findByRole('button', { name: 'Export the list' }));
  await save();
  await waitFor(() => expect(texts).toHaveLength(1));
  expect(await texts[0]).toMatch(/Source,GDACS\r?\nLevel at least,Orange\r?\n\r?\n/);
  await router.navigate('/risk-watch/imminent?source=all&level=orange');
  await screen.findByRole('radio', { name: /^All sources/, checked: true });
  await save();
  await waitFor(() => expect(texts).toHaveLength(2));
  expect(await texts[1]).toMatch(/Source,All sources\r?\n\r?\n/);
});

test('a shared address of an event that left the list says so, until it is closed', async () => {
  const { user } = await openApp(server, '/risk-watch/imminent?source=pdc&event=999999&step=3');
  expect(await screen.findByText(/^The event of this address is no longer in the list of this source/)).toBeVisible();
  expect(within(await events()).getAllByRole('button').length).toBeGreaterThan(5);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.search).toBe('?source=pdc'));
  expect(screen.queryByText(/^The event of this address/)).toBeNull();
});

test('a shared address whose filters hide the event offers to clear them', async () => {
  const { user } = await openApp(server, '/risk-watch/imminent?source=pdc&event=1&hazard=FL');
  const notice = await screen.findByText('The event of this address does not fit the filters, or has left the list.');
  const alert = within(notice.closest<HTMLElement>('[role]') ?? document.body);
  await user.click(alert.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('306,000')).toBeVisible();
  expect(screen.queryByText(/^The event of this address/)).toBeNull();
});

test('an opened event has its source in the address', async () => {
  const { user } = await openApp(server, '/risk-watch/imminent');
  await user.click(within(await events()).getByRole('button', { name: /Tropical Cyclone MAKOA(?!-)/ }));
  await waitFor(() => expect(window.location.search).toMatch(/source=gdacs/));
});

test('a member starts a field report from an event, with its hazard', async () => {
  const { user, place } = await openApp(server, '/risk-watch/imminent?source=gdacs', { as: 'super' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Hazard' }), 'Flood');
  const [first] = within(await events()).getAllByRole('button', { name: /^.*Flood/ });
  if (first) await user.click(first);
  await user.click(await screen.findByRole('link', { name: 'Start a field report' }));
  await waitFor(() => expect(place()).toBe('/field-reports/new'));
  const type = await screen.findByRole('combobox', { name: /^Disaster [Tt]ype/ });
  // its options arrive later
  await waitFor(() => expect(type).toHaveTextContent('Flood'));
});

test('a DREF application starts from an event with its hazard, country, words and source', async () => {
  const { user, place } = await openApp(server, '/risk-watch/imminent?source=gdacs&hazard=FL', { as: 'super' });
  const [first] = within(await events()).getAllByRole('button', { name: /Flood in/ });
  const title = /Flood in [\w ]+?(?=Started)/.exec(first?.textContent ?? '')?.[0] ?? '';
  if (first) await user.click(first);
  await user.click(await screen.findByRole('link', { name: 'Start a DREF application' }));
  await waitFor(() => expect(place()).toBe('/dref-applications/new'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Type of hazard/ })).toHaveTextContent('Flood'));
  const country = title.replace('Flood in ', '').trim();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveTextContent(country));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Type of DREF/ }), 'Response');
  await user.click(screen.getByRole('button', { name: /^Event detail/ }));
  expect(await screen.findByDisplayValue(new RegExp(`^${title}, by GDACS\\.`))).toBeVisible();
  expect(screen.getByDisplayValue('GDACS')).toBeVisible();
});

test('visitors are offered no reports', async () => {
  await openApp(server, '/risk-watch/imminent?source=gdacs&event=2');
  expect(await screen.findByRole('button', { name: 'Later position' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start a field report' })).not.toBeInTheDocument();
});

test('each source says how many events it has, and the same storm is found and compared in the others', async () => {
  const { user } = await openApp(server, '/risk-watch/imminent?source=gdacs&hazard=TC');
  expect(await screen.findByRole('radio', { name: /^PDC \(\d+\)$/ })).toBeVisible();
  const [storm] = await screen.findAllByRole('button', { name: /MAKOA.*Also: .*PDC/ });
  if (storm) await user.click(storm);
  const others = within(await screen.findByRole('region', { name: 'The same storm in other sources' }));
  await user.click(others.getByRole('checkbox', { name: 'Show their positions on this map' }));
  await waitFor(() => expect(window.location.search).toContain('compare=true'));
  await user.click(others.getByRole('button', { name: 'Show in PDC' }));
  await waitFor(() => expect(window.location.search).toContain('source=pdc'));
  expect(await screen.findByRole('button', { name: 'Show in GDACS' })).toBeVisible();
  expect(document.activeElement).toHaveAccessibleName(/MAKOA/);
});

test('the list of all sources has one row for a storm that several see, whose sources are compared in place', async () => {
  const { user } = await openApp(server, '/risk-watch/imminent?source=all&hazard=TC');
  expect(await screen.findByRole('radio', { name: /^All sources \(\d+\)$/ })).toBeChecked();
  const sources = /MAKOA.*Seen by: (?=.*GDACS)(?=.*PDC)(?=.*WFP ADAM).*MeteoSwiss/;
  const rows = () => screen.getAllByRole('button', { name: sources });
  await waitFor(() => expect(rows()).toHaveLength(1));
  // sources grade events each in their own way
  expect(screen.queryByRole('combobox', { name: 'Level at least' })).toBeNull();
  const [storm] = rows();
  if (storm) await user.click(storm);
  await waitFor(() => expect(window.location.search).toMatch(/of=gdacs/));
  const others = await screen.findByRole('region', { name: 'The same storm in other sources' });
  await user.click(within(others).getByRole('button', { name: 'Show in PDC' }));
  await waitFor(() => expect(window.location.search).toMatch(/source=all.*of=pdc|of=pdc.*source=all/));
  expect(await screen.findByText('306,000')).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveFocus();
});

test('a storm that MeteoSwiss forecasts for several countries leads from one to the other', async () => {
  type Forecasts = { results: { id: number; hazard_name: string; country_details: object }[] };
  server.server.use(
    http.get('http://localhost:3000/risk/api/v1/meteoswiss/', async () => {
      const list = await server.sandbox.json<Forecasts>('GET /risk/api/v1/meteoswiss/?limit=9999');
      const [storm] = list.results.filter(({ hazard_name }) => hazard_name.includes('MAKOA'));
      const tonga = { ...storm?.country_details, iso3: 'ton', name: 'Tonga' };
      const twin = { ...storm, id: 9001, country: 9001, country_details: tonga };
      return HttpResponse.json({ ...list, results: [...list.results, twin] });
    }),
  );
  const { user } = await openApp(server, '/risk-watch/imminent?source=meteoSwiss');
  const row = (country: string) => screen.findByRole('button', { name: new RegExp(`MAKOA – ${country}`) });
  await user.click(await row('Fiji'));
  const section = await screen.findByRole('region', { name: 'The same storm in other countries' });
  await user.click(within(section).getByRole('button', { name: 'Tonga' }));
  expect(await row('Tonga')).toHaveAttribute('aria-expanded', 'true');
});

test('a source that fails is named above the events of the others', async () => {
  server.server.use(
    http.get('http://localhost:3000/risk/api/v1/pdc/', () => HttpResponse.json({ detail: 'x' }, { status: 500 })),
  );
  await openApp(server, '/risk-watch/imminent?source=all');
  expect(await screen.findByText('Without the events of PDC, which could not be loaded.')).toBeVisible();
  expect(within(await events()).getAllByRole('button').length).toBeGreaterThan(20);
  expect(screen.queryByRole('radio', { name: /^All sources \(/ })).toBeNull();
});

test('an event without a title has its country in the chosen language', async () => {
  await openApp(server, '/risk-watch/imminent?source=gdacs', { language: 'fr' });
  expect(await screen.findByRole('button', { name: /^Sécheresse – Somalie/ })).toBeVisible();
});

test('the alert level of an event is named in the chosen language', async () => {
  await openApp(server, '/risk-watch/imminent?source=gdacs&event=2', { language: 'fr' });
  expect(await screen.findByText('Type d’alerte')).toBeVisible();
  expect(screen.getAllByText('Rouge').length).toBeGreaterThan(1);
  expect(screen.queryByText('Red')).toBeNull();
});
