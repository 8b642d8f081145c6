import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { choose, field, fillContext, goTo, reportFormServer } from '#tests/reportForm';

const { openNew, server } = reportFormServer();

type User = Awaited<ReturnType<typeof openNew>>['user'];

/** Makes an endpoint fail. @returns a function that restores it */
const breakDown = (path: string, method: 'get' | 'post' = 'get') => {
  let isDown = true;
  server.server.use(
    http[method](`http://localhost:3000/api/v2/${path}`, () =>
      isDown ? new HttpResponse(null, { status: 500 }) : undefined,
    ),
  );
  return () => {
    isDown = false;
  };
};
const tryAgain = async (user: User, part: HTMLElement) =>
  user.click(await within(part).findByRole('button', { name: /Retry|Try again/ }));

const asCovid = async (user: User) => {
  await choose(user, 'Disaster type', 'epid', 'Epidemic');
  await user.click(screen.getByRole('checkbox', { name: 'COVID-19 related' }));
};

describe('a list that cannot be had', () => {
  test.each<[path: string, label: string, before: (user: User) => Promise<void>, least: number]>([
    ['country/', 'Country', async () => undefined, 10],
    ['disaster_type/', 'Disaster type', async () => undefined, 10],
    ['event/mini/', 'Existing emergency', async () => undefined, 5],
    ['district/', 'Region or province', (user) => choose(user, 'Country', 'keny', 'Kenya'), 3],
  ])('such as %s shows an error at its field, and is requested again', async (path, label, before, least) => {
    const repair = breakDown(path);
    const { user } = await openNew();
    await before(user);
    await user.click(screen.getByRole('combobox', { name: label }));
    await screen.findByRole('button', { name: /Retry|Try again/ });
    repair();
    await user.click(await screen.findByRole('button', { name: /Retry|Try again/ }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThanOrEqual(least));
  });

  test('of actions leaves the words to write', async () => {
    const repair = breakDown('action/');
    const { user } = await openNew();
    await goTo(user, /Actions/);
    expect((await screen.findAllByText(/^Actions taken by .*: the list could not be loaded/)).length).toBe(3);
    expect(field('Actions taken by the National Society: summary')).toBeVisible();
    repair();
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect((await screen.findAllByRole('checkbox', { name: 'First aid' })).length).toBe(3);
  });

  test.each([
    ['external_partner/', 'External partners'],
    ['supported_activity/', 'Supported activities'],
  ])('of a report on COVID-19, %s, shows an error, and is requested again', async (path, label) => {
    const repair = breakDown(path);
    const { user } = await openNew();
    await asCovid(user);
    await goTo(user, /Actions/);
    const failure = await screen.findByText(new RegExp(`^${label}: the list could not be loaded`));
    repair();
    await tryAgain(user, failure);
    const list = await screen.findByRole('group', { name: label });
    expect(within(list).getAllByRole('checkbox').length).toBeGreaterThan(1);
  });
});

describe('the choices that the server names', () => {
  test('show an error, and are requested again', async () => {
    const repair = breakDown('global-enums/');
    const { user } = await openNew();
    await goTo(user, /Response/);
    const [first] = await screen.findAllByText(/DREF requested: decision: the list could not be loaded/);
    expect(
      within(screen.getByRole('combobox', { name: 'DREF requested: decision' })).queryByText('Planned'),
    ).toBeNull();
    repair();
    await tryAgain(user, first as HTMLElement);
    const decision = screen.getByRole('combobox', { name: 'DREF requested: decision' });
    expect(await within(decision).findByRole('option', { name: 'Planned' })).toBeVisible();
    expect(screen.queryByText(/decision: the list could not be loaded/)).toBeNull();
    expect(screen.getByRole('radio', { name: 'Public' })).toBeVisible();
  });
});

test('a title that cannot be made beforehand is said to be made on submit', async () => {
  breakDown('field-report/generate-title/', 'post');
  const { user } = await openNew();
  await fillContext(user);
  expect(await screen.findByText(/preview could not be made/)).toBeVisible();
});
