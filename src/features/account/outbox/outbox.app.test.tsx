import { act, screen, waitFor, within } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { blankValues, valuesOfStored } from '#app/form/derive';
import type { OutboxEntry } from '#app/outbox/entry';
import { noteEntry } from '#app/outbox/outboxIndex';
import { putEntry, readOutbox } from '#app/outbox/outboxStore';
import { resumeSending } from '#app/sending/sendingTurn';
import { currentSession, endSession, startSession } from '#app/session/session';
import type { Dref } from '#contract/drefDocument';
import type { EmergencyProject } from '#contract/emergencyProject';
import type { FieldReport } from '#contract/fieldReport';
import { applicationForm } from '#features/dref/application/applicationForm';
import { reportForm } from '#features/field-reports/form/reportForm';
import { activityForm } from '#features/three-w/activity-form/activityForm';
import { smallApplication } from '#tests/drefForm';
import { eventually } from '#tests/eventually';
import { openApp } from '#tests/renderApp';
import { basics, reportFormServer, reportUrl } from '#tests/reportForm';
import { savedFiles } from '#tests/savedFiles';
import { fullActivity } from '#tests/threeW';

const { server, ask, file, stored } = reportFormServer();
const staff = '1';
const reports = 'http://localhost:3000/api/v2/field-report/';

beforeEach(async () => {
  await clear(createStore('go-outbox', 'entries'));
  await clear(createStore('go-outbox-files', 'files'));
  resumeSending();
});

interface Named {
  readonly id: number;
  readonly name: string;
}

const entryOf = (parts: Partial<OutboxEntry>): OutboxEntry => ({
  id: 'entry',
  userId: staff,
  documentKey: 'field-report/new',
  version: reportForm.draftVersion,
  title: 'Mine',
  putAt: Date.now(),
  language: 'en',
  values: {},
  files: [],
  status: 'waiting',
  failure: null,
  sent: null,
  ...parts,
});

/** An edit of a stored report. */
const editOf = (report: FieldReport): OutboxEntry =>
  entryOf({
    documentKey: `field-report/${report.id}`,
    base: report,
    values: { ...valuesOfStored(reportForm, report), title: 'Mine' },
  });

/** A new report. */
const newReport = (title: string): OutboxEntry =>
  entryOf({
    title,
    values: { ...blankValues(reportForm), country: 107, dtype: 12, title, start_date: '2026-05-18', visibility: 3 },
  });

const open = (as = 'staff') => openApp(server, '/account/outbox', { as });
const status = async () => (await readOutbox(staff)).entries[0]?.status;
const ownReports = async (title: string) => {
  const { results } = (await (await ask('GET /api/v2/field-report/?user=1&limit=200')).json()) as {
    results: readonly FieldReport[];
  };
  return results.filter((report) => report.title === title);
};

describe('an entry that the server refuses', () => {
  test('says why, is counted in the head, and goes back into its form with the error at the field', async () => {
    const report = await file(basics);
    await putEntry(editOf(report), []);
    server.server.use(
      http.patch(reportUrl(report.id), () =>
        HttpResponse.json({ errors: { title: ['Say where it is.'] } }, { status: 400 }),
      ),
    );
    const { user, place } = await open();
    expect(await screen.findByText('Refused')).toBeVisible();
    // the outbox has no fields below
    expect(screen.getByText('Say where it is.')).toBeVisible();
    expect(await screen.findByRole('link', { name: '1 to send' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Back to the form:/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Restore your draft?' });
    expect(place()).toMatch(`/field-reports/${report.id}/edit?draft=entry`);
    await user.click(within(dialog).getByRole('button', { name: 'Restore draft' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Say where it is\./));
    expect(title).toHaveValue('Mine');
    expect((await readOutbox(staff)).entries).toEqual([]);
    expect(screen.queryByRole('link', { name: '1 to send' })).not.toBeInTheDocument();
  });

  test('stands among what waits for its writer', async () => {
    await putEntry({ ...newReport('Not taken'), status: 'refused' }, []);
    await openApp(server, '/account/for-me', { as: 'staff' });
    const block = await screen.findByRole('list', { name: 'Could not be sent from this device' });
    expect(within(block).getByRole('link', { name: 'Not taken' })).toHaveAttribute('href', '/account/outbox');
  });
});

test('an edit of a document that changed meanwhile is a conflict, and is sent with what its writer chose', async () => {
  const report = await file(basics);
  await ask(`PATCH /api/v2/field-report/${report.id}/`, { title: 'Theirs' }, 'super');
  await putEntry(editOf(report), []);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Choose between the versions:/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
  expect((await stored(report.id)).title).toMatch(/Theirs/);
  await user.click(within(dialog).getByRole('radio', { name: 'Title: Mine' }));
  await user.click(within(dialog).getByRole('button', { name: 'Continue with this choice' }));
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Open it:/ })).toHaveAttribute('href', `/field-reports/${report.id}`);
  expect((await stored(report.id)).title).toMatch(/Mine/);
});

test('a conflict names choices as the form does: the emergency and the provinces', async () => {
  const emergencies = (await (await ask('GET /api/v2/event/mini/?limit=3')).json()).results as readonly Named[];
  const [first, second, third] = emergencies;
  const provinces = (await (await ask('GET /api/v2/district/?country=107&limit=2')).json()).results as readonly Named[];
  const [north, south] = provinces;
  if (!first || !second || !third || !north || !south) throw new Error('The seed has emergencies and provinces');
  const report = await file({ ...basics, event: first.id });
  await ask(`PATCH /api/v2/field-report/${report.id}/`, { event: second.id, districts: [north.id] }, 'super');
  const mine = { ...valuesOfStored(reportForm, report), event: third.id, districts: [south.id] };
  await putEntry({ ...editOf(report), values: mine }, []);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Choose between the versions:/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
  for (const { name } of [second, third, north, south])
    expect((await within(dialog).findAllByText(new RegExp(name)))[0]).toBeVisible();
});

test('a conflict names the rows of a form as the form does', async () => {
  const activity: EmergencyProject = await (await ask('POST /api/v2/emergency-project/', fullActivity, 'admin')).json();
  const [row] = activity.activities ?? [];
  const mine = valuesOfStored(activityForm, activity);
  const [ownRow] = mine.activities ?? [];
  await putEntry(
    entryOf({
      documentKey: `three-w-activity/${activity.id}`,
      version: activityForm.draftVersion,
      base: activity,
      values: { ...mine, activities: [{ ...ownRow, people_count: 99 }] },
    }),
    [],
  );
  const counted = { ...fullActivity, activities: [{ ...row, people_count: 55 }] };
  await ask(`PATCH /api/v2/emergency-project/${activity.id}/`, counted, 'admin');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Choose between the versions:/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
  expect(await within(dialog).findByText('Health: First aid')).toBeVisible();
});

describe('a new document whose answer is lost', () => {
  test('counts as sent when the server has it', async () => {
    await putEntry(newReport('Unheard'), []);
    server.server.use(
      http.post(reports, async ({ request }) => {
        await server.sandbox.fetch(request);
        return HttpResponse.error();
      }),
    );
    await open();
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(await ownReports('Unheard')).toHaveLength(1);
  });

  test('is not sent again after a restart, although nothing could be asked before', async () => {
    await putEntry(newReport('Unheard and cut'), []);
    const line = { isCut: false, posts: 0 };
    server.server.use(
      http.all(`${reports}*`, async ({ request }) => {
        if (line.isCut) return HttpResponse.error();
        const answer = await server.sandbox.fetch(request);
        if (request.method !== 'POST') return answer;
        line.posts += 1;
        line.isCut = true;
        return HttpResponse.error();
      }),
    );
    const { unmount } = await open();
    expect(await screen.findByText('The last try failed. The next one follows by itself.')).toBeVisible();
    expect(await screen.findByText(/^Last try:/)).toBeVisible();
    unmount();
    line.isCut = false;
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Try now' }));
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(line.posts).toBe(1);
    expect(await ownReports('Unheard and cut')).toHaveLength(1);
  });
});

test('files go first, and those that have arrived are not sent again', async () => {
  const dref: Dref = await (await ask('POST /api/v2/dref/', smallApplication)).json();
  const values = { ...valuesOfStored(applicationForm, dref), title: 'With its picture' };
  const picture = { id: 'f', name: 'flood.png', size: 3, path: 'cover_image_file' };
  await putEntry(
    entryOf({
      documentKey: `dref-application/${dref.id}`,
      version: applicationForm.draftVersion,
      base: dref,
      values: values as unknown as OutboxEntry['values'],
      files: [picture],
    }),
    [{ ...picture, file: new File(['abc'], 'flood.png', { type: 'image/png' }) }],
  );
  const calls = { uploads: 0, patches: 0 };
  server.server.use(
    http.post('http://localhost:3000/api/v2/dref-files/', ({ request }) => {
      calls.uploads += 1;
      return server.sandbox.fetch(request);
    }),
    http.patch(`http://localhost:3000/api/v2/dref/${dref.id}/`, ({ request }) => {
      calls.patches += 1;
      return calls.patches === 1 ? HttpResponse.error() : server.sandbox.fetch(request);
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(calls).toEqual({ uploads: 1, patches: 2 });
  const saved: Dref = await (await ask(`GET /api/v2/dref/${dref.id}/`)).json();
  expect(saved.title).toBe('With its picture');
  expect(saved.cover_image_file).toMatchObject({ id: expect.any(Number) });
});

describe('the login', () => {
  test('that has ended is asked for once; the outbox waits for it', async () => {
    await putEntry(newReport('After the login'), []);
    let isEnded = true;
    server.server.use(
      http.get(reports, ({ request }) =>
        isEnded
          ? HttpResponse.json({ errors: { non_field_errors: ['Invalid token.'] } }, { status: 401 })
          : server.sandbox.fetch(request),
      ),
    );
    const { user } = await open();
    const dialog = await screen.findByRole('dialog', { name: /log in/i });
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText(/Your login has ended\. What waits is sent/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await status()).toBe('waiting');
    isEnded = false;
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const again = await screen.findByRole('dialog', { name: /log in/i });
    await user.type(within(again).getByLabelText(/password/i, { selector: 'input' }), 'go-sandbox');
    await user.click(within(again).getByRole('button', { name: /^log/i }));
    expect(await screen.findByText('Sent')).toBeVisible();
  });

  test('of somebody else neither shows nor sends it, and a visitor is told that it waits', async () => {
    await putEntry(newReport('Private'), []);
    const other = await open('country.admin');
    expect(await screen.findByText(/1 form of another login waits on this device/)).toBeVisible();
    expect(await screen.findByText('Nothing waits to be sent.')).toBeVisible();
    expect(screen.queryByText('Private')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /to send/ })).not.toBeInTheDocument();
    expect(await status()).toBe('waiting');
    other.unmount();
    endSession();
    await openApp(server, '/');
    const login = await screen.findByRole('link', { name: '1 form waits until its author logs in' });
    expect(login).toHaveAttribute('href', '/login?next=%2Faccount%2Foutbox');
  });

  test('that changes while an entry is sent stops it: it is sent at the next login of its writer, in no other name', async () => {
    const report = await file(basics);
    await putEntry(editOf(report), []);
    const read = server.hold('get', `/api/v2/field-report/${report.id}/`);
    const senders: (string | null)[] = [];
    server.server.use(
      http.patch(reportUrl(report.id), ({ request }) => {
        senders.push(request.headers.get('Authorization'));
        return server.sandbox.fetch(request);
      }),
    );
    await open();
    await eventually(() => expect(read.count()).toBe(1));
    const writer = currentSession();
    if (!writer) throw new Error('nobody is logged in');
    const answer = await ask('POST /get_auth_token', { username: 'super@example.org', password: 'go-sandbox' });
    const { id, token } = await answer.json();
    act(() => startSession({ ...writer, id, token }));
    read.release();
    // the lease of the tab that sends
    await eventually(() => expect(localStorage.getItem('go-outbox')).toBeNull());
    expect(await status()).toBe('sending');
    act(() => startSession(writer));
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(senders).toEqual([`Token ${writer.token}`]);
  });

  test('ends only after a question while something waits', async () => {
    await putEntry({ ...newReport('Stays'), status: 'refused' }, []);
    const { user } = await open();
    await screen.findByText('Refused');
    await user.click(screen.getByRole('button', { name: 'Amara Okafor' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText(/1 form waits in the outbox of this device\. It stays here/)).toBeVisible();
  });
});

test('what the browser has removed is named, until its writer has taken note', async () => {
  noteEntry(newReport('Gone with the storage'));
  const { user } = await open();
  expect(await screen.findByText(/removed these forms.*: Gone with the storage\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Do not show again' }));
  await waitFor(() => expect(screen.queryByText(/Gone with the storage/)).not.toBeInTheDocument());
});

test('a form of an earlier version is not sent, and what was written can be saved', async () => {
  await putEntry({ ...newReport('Old'), version: 0 }, []);
  const { user } = await open();
  expect(await screen.findByText('Of an earlier version of the form')).toBeVisible();
  const files = savedFiles();
  await user.click(screen.getByRole('button', { name: /^Save as a file:/ }));
  expect(await files[0]).toContain('title: Old\n');
  expect(await ownReports('Old')).toEqual([]);
});

test.each(['refused', 'conflict', 'fileLost'] as const)(
  'a form of an earlier version that is %s goes neither back into its form nor into a comparison',
  async (is) => {
    await putEntry({ ...newReport('Old'), version: 0, status: is }, []);
    await open();
    expect(await screen.findByText('Of an earlier version of the form')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Save as a file:/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Back to the form|Choose between|Send again):/ })).toBeNull();
  },
);

test('a form that a tab of another version took for outdated is sent', async () => {
  await putEntry({ ...newReport('Taken for old'), status: 'outdated' }, []);
  await open();
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(await ownReports('Taken for old')).toHaveLength(1);
});

test('what was written in another language waits until that one is chosen', async () => {
  await putEntry({ ...newReport('Inondations'), language: 'fr' }, []);
  await open();
  expect(await screen.findByText(/Written in French: it is sent once you choose that language/)).toBeVisible();
  expect(await status()).toBe('waiting');
});
