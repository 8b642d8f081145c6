import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drefServer, smallApplication } from '#tests/drefForm';
import { openApp } from '#tests/renderApp';

const { server, ask } = drefServer();

interface Answer {
  readonly id: number;
  readonly title: string;
}

const find = async (endpoint: string, isWanted: (document: Answer & Record<string, unknown>) => boolean) => {
  const { results } = await (await ask(`GET /api/v2/${endpoint}/?limit=100`, undefined, 'super')).json();
  const found = (results as (Answer & Record<string, unknown>)[]).find(isWanted);
  if (!found) throw new Error(`no such document at ${endpoint}`);
  return found;
};
const byCode = (code: string) => (document: Record<string, unknown>) => document.appeal_code === code;

const open = (path: string, as = 'staff') => openIn('en', path, as);
const openIn = async (language: 'ar' | 'en', path: string, as = 'staff') => {
  const app = await openApp(server, path, { as, language });
  const page = await screen.findByRole('article');
  return { ...app, page: within(page), article: page };
};
const answerTo = (page: Pick<typeof screen, 'getAllByRole'>, label: string) =>
  page.getAllByRole('term').find((term) => term.textContent === label)?.nextElementSibling?.textContent;

test('an application: figures with units, its cover with a caption, and the mark once every picture is there', async () => {
  const { id, title } = await find('dref', byCode('MDRKE101'));
  const { page, article } = await open(`/dref-applications/${id}/export`);
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(document.title).toContain(`DREF operation: ${title}`));
  expect(answerTo(page, 'Requested amount')).toMatch(/^CHF\s250,000$/);
  expect(answerTo(page, 'Timeframe of the operation')).toBe('4 months');
  expect(page.getByRole('img', { name: title })).toBeVisible();
  expect(page.getByText(title, { selector: 'figcaption' })).toBeVisible();
  expect(page.getByRole('region', { name: 'Contacts' })).toHaveTextContent('Amara Okafor');
  expect(page.queryByRole('region', { name: 'Proposed actions' })).toBeNull();
  expect(page.queryByRole('region', { name: 'Actions of the ICRC' })).toBeNull();
  expect(document.querySelector('#pdf-preview-ready')).toBeNull();
  const pictures = [...article.querySelectorAll('img')];
  await waitFor(() => {
    for (const picture of pictures) fireEvent.load(picture);
    expect(document.querySelector('#pdf-preview-ready')).not.toBeNull();
  });
});

test('an imminent application: its actions by sector with their cost, and the grant agreement only when it is asked for', async () => {
  const { id } = await find('dref', byCode('MDRKE103'));
  const { page } = await open(`/dref-applications/${id}/export?is_pga=true`);
  const actions = within(page.getByRole('table', { name: 'Proposed actions' }));
  expect(actions.getByRole('row', { name: /^Total/ })).toHaveTextContent(/CHF\s90,800/);
  expect(answerTo(page, 'Allocation')).toMatch(/^CHF\s90,800$/);
  expect(page.queryByRole('region', { name: 'Risk and security' })).toBeNull();
  expect(page.getByRole('region', { name: 'Project grant agreement' })).toHaveTextContent(/grant of CHF\s75,000/);
});

test('the grant agreement is left out otherwise', async () => {
  const { id } = await find('dref', byCode('MDRKE103'));
  const { page } = await open(`/dref-applications/${id}/export`);
  expect(page.queryByRole('region', { name: 'Project grant agreement' })).toBeNull();
});

test('an operational update: its number, what changes and the new total', async () => {
  const { id, title } = await find(
    'dref-op-update',
    (update) => byCode('MDRKE101')(update) && update.operational_update_number === 2,
  );
  const { page } = await open(`/dref-operational-updates/${id}/export?is_pga=true`);
  expect(page.getByText('DREF operational update #2')).toBeVisible();
  expect(answerTo(page, 'Total allocation')).toMatch(/^CHF\s370,000$/);
  expect(page.getByRole('img', { name: title })).toBeVisible();
  expect(page.getByRole('region', { name: 'What changes' })).toHaveTextContent('reaches two more districts');
  expect(page.queryByRole('region', { name: 'Project grant agreement' })).toBeNull();
});

test('a final report at the address of the other layout moves to its own', async () => {
  const { id, title } = await find('dref-final-report', byCode('MDRKE100'));
  const { page, place } = await open(`/dref-final-reports/${id}/export`);
  expect(place()).toBe(`/old-dref-final-reports/${id}/export`);
  expect(answerTo(page, 'Total allocation')).toMatch(/^CHF\s310,000$/);
  expect(page.getByRole('img', { name: title })).toBeVisible();
  expect(page.queryByRole('region', { name: 'Main donors' })).toBeNull();
});

test('a document of others is not shown, and no PDF is made of it', async () => {
  const { id } = await find('dref', byCode('MDRKE101'));
  await openApp(server, `/dref-applications/${id}/export`, { as: 'region.admin' });
  expect(await screen.findByText(/does not exist, or is not shared with you/)).toBeVisible();
  expect(document.querySelector('#pdf-preview-ready')).toBeNull();
});

test('a text is printed as it was typed, in its paragraphs, and a share with its decimals', async () => {
  const body = {
    ...smallApplication,
    people_per_urban: 7.5,
    event_description: 'Water < 2 m <b>not bold</b>\nand rising.\n\nThe second paragraph.',
    planned_interventions: [{ title: 'health', budget: 5, description: 'Visit <all> homes', indicators: [] }],
  };
  const { id }: Answer = await (await ask('POST /api/v2/dref/', body)).json();
  const { page } = await open(`/dref-applications/${id}/export`);
  const first = page.getByText(/^Water < 2 m <b>not bold<\/b>\s+and rising\.$/, { selector: 'p, p *' });
  expect(first).toBeVisible();
  expect(page.getByText('The second paragraph.')).toBeVisible();
  expect(page.getByText(/Visit <all> homes/)).toBeVisible();
  expect(answerTo(page, 'Urban')).toBe('7.5%');
});

test('a list of names is printed in the direction of the page, whatever that of its names', async () => {
  const { id } = await find('dref', ({ district }) => Array.isArray(district) && district.length > 1);
  const { article } = await openIn('ar', `/dref-applications/${id}/export`);
  const lists = [...article.querySelectorAll('dd')].filter(({ textContent }) =>
    /\u2068.*\u2068/.test(textContent ?? ''),
  );
  expect(lists).not.toEqual([]);
  for (const list of lists) expect(list.querySelector('bdi, [dir]')).toBeNull();
});
