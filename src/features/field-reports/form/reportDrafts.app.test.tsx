import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { currentSession, endSession, startSession } from '#app/session/session';
import { field, fill, fillContext, fullReport, reportFormServer, submit } from '#tests/reportForm';
import { draftsOf } from '#ui/drafts/draftStore';

const { ask, file, openEdit, openNew, stored } = reportFormServer();

const ofNewReport = { userId: '1', documentKey: 'field-report/new' };
const restoreDialog = () => screen.findByRole('alertdialog', { name: 'Restore your draft?' });
const restore = async (user: Awaited<ReturnType<typeof openNew>>['user']) =>
  user.click(within(await restoreDialog()).getByRole('button', { name: 'Restore draft' }));

describe('a draft of a report', () => {
  test('is stored on the device, offered after a crash with the names of its fields, and restored', async () => {
    const first = await openNew();
    await fillContext(first.user);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(async () => expect(await draftsOf(ofNewReport)).toHaveLength(1));
    first.unmount();

    const { user } = await openNew();
    const dialog = await restoreDialog();
    expect(await within(dialog).findByRole('row', { name: /^Country Empty Kenya/ })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: /^Title Empty River floods/ })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Restore draft' }));
    await waitFor(() => expect(field('Title')).toHaveValue('River floods'));
    expect(screen.getByRole('combobox', { name: 'Disaster type' })).toHaveTextContent('Flood');
    expect(field('Start date')).toHaveValue('2019-02-03');
  });

  test('survives a login that ends while one types', async () => {
    const { user, place } = await openNew();
    const session = currentSession();
    if (!session) throw new Error('no session');
    await fill(user, 'Title', 'Typed before the login ended');
    act(() => {
      endSession();
      queryClient.clear();
    });
    await waitFor(() => expect(place()).toBe('/login?next=%2Ffield-reports%2Fnew'));
    act(() => startSession(session));
    await restore(user);
    await waitFor(() => expect(field('Title')).toHaveValue('Typed before the login ended'));
  });

  test('is offered to who left after all and comes back; until then nothing is written over it', async () => {
    const { user, router, heading } = await openNew();
    await fill(user, 'Title', 'Half a thought');
    await user.click(screen.getAllByRole('link', { name: 'Field reports' })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await heading(/field reports/i);
    await act(() => router.navigate('/field-reports/new'));
    await user.click(within(await restoreDialog()).getByRole('button', { name: 'Decide later' }));
    await fill(user, 'Title', 'Another thought');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(async () =>
      expect((await draftsOf(ofNewReport)).map(({ values }) => values.title)).toEqual([
        'Another thought',
        'Half a thought',
      ]),
    );
  });

  test('of an edit does not undo changes that another user saved before it was restored', async () => {
    const { id } = await file(fullReport);
    const first = await openEdit(id);
    await fill(first.user, 'Title', 'Mine');
    first.unmount();
    await ask(`PATCH /api/v2/field-report/${id}/`, { num_dead: 44 }, 'country.admin');
    queryClient.clear();

    const { user, place } = await openEdit(id);
    const offer = await restoreDialog();
    expect(offer).toHaveTextContent('Someone else changed 1 field since.');
    expect(within(offer).getAllByRole('row')).toHaveLength(2);
    expect(await within(offer).findByRole('row', { name: 'Title River floods Mine' })).toBeVisible();
    await restore(user);
    await waitFor(() => expect(field('Title')).toHaveValue('Mine'));
    await submit(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
    expect(within(dialog).getAllByRole('row')).toHaveLength(3);
    await user.click(within(dialog).getByRole('button', { name: 'Continue with this choice' }));
    await waitFor(() => expect(place()).toBe(`/field-reports/${id}`));
    expect(await stored(id)).toMatchObject({ title: 'Mine', num_dead: 44 });
    expect(await draftsOf({ userId: '1', documentKey: `field-report/${id}` })).toEqual([]);
  });
});

test('leaving with changes asks first', async () => {
  const { user, place } = await openNew();
  await fill(user, 'Title', 'Half a thought');
  await user.click(screen.getAllByRole('link', { name: 'Field reports' })[0] as HTMLElement);
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(place()).toBe('/field-reports/new');
  expect(field('Title')).toHaveValue('Half a thought');
});
