// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { field, goTo, reportFormServer } from '#tests/reportForm';

const { openNew, server } = reportFormServer();

describe('a list that cannot be had', () => {
  test.each([
    ['country', 'Country'],
    ['disaster_type', 'Disaster type'],
  ])('such as %s is told where it is missed, and asked for again', async (path, label) => {
    // nor is it on the device
    await clear(createStore('go-reference', 'lists'));
    server.server.use(
      http.get(`http://localhost:3000/api/v2/${path}/`, () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = await openNew();
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('button', { name: /Retry|Try again/ }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(10));
  });

  test('of actions leaves the words to write', async () => {
    server.server.use(
      http.get('http://localhost:3000/api/v2/action/', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = await openNew();
    await goTo(user, /Actions/);
    expect((await screen.findAllByText(/list of actions could not be loaded/)).length).toBe(3);
    expect(field('Actions taken by the National Society: summary')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect((await screen.findAllByRole('checkbox', { name: 'First aid' })).length).toBe(3);
  });
});
