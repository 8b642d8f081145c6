import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Event, EventDetail, Event as EventSchema } from '#contract/event';
import { FieldReportMini } from '#contract/fieldReportMini';
import { type Viewer, visitor } from '#domain/field-reports/fieldReportVisibility';
import { openTestSandbox } from '#sandbox/testSandbox';
import { searchEvents } from './eventOptions';
import { defineEventList, eventQuery, featuredEventsQuery, regionFeaturedEventsQuery } from './queries';

const listsOf = (schema: z.ZodObject) =>
  Object.entries(schema.shape).flatMap(([name, type]) => (type instanceof z.ZodArray ? [name] : []));

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
let detail: EventDetail;
let rows: Event[];
beforeAll(async () => {
  sandbox = await openTestSandbox();
  detail = await sandbox.json<EventDetail>('GET /api/v2/event/1/');
  rows = (await sandbox.json<{ results: Event[] }>('GET /api/v2/event/?limit=9999')).results;
});
afterAll(() => sandbox.close());

const member: Viewer = { kind: 'member', countries: [] };
const list = defineEventList({ filters: {}, toQuery: () => ({}) });

/** The server gives those of a request without an order in any. @source reference/api-limits.md */
describe('the latest emergencies come first', () => {
  test.each([
    ['those highlighted on the home page', featuredEventsQuery()],
    ['those of a region', regionFeaturedEventsQuery(0)],
  ])('%s', (_, { queryKey }) => {
    expect(JSON.stringify(queryKey)).toContain('"ordering":"-disaster_start_date,-created_at"');
  });

  test('those found by a text', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      expect(String(request instanceof Request ? request.url : request)).toContain('ordering=-disaster_start_date');
      return Response.json({ count: 0, next: null, previous: null, results: [] });
    });
    await searchEvents('flood', new AbortController().signal);
    expect(fetched).toHaveBeenCalledOnce();
    fetched.mockRestore();
  });
});

describe('a restricted field report inside an emergency', () => {
  const restricted = () => {
    const [report] = detail.field_reports;
    if (!report) throw new Error('The seed has an emergency with reports');
    return [
      { ...report, id: 1, visibility: 3 as const },
      { ...report, id: 2, visibility: 1 as const },
    ];
  };
  const ids = (event: Event | EventDetail | undefined) => event?.field_reports.map(({ id }) => id);

  test('does not reach the page of an emergency, also when the viewer is forgotten', () => {
    const event = { ...detail, field_reports: restricted() };
    expect(ids(eventQuery(1).select(event))).toEqual([1]);
    expect(ids(eventQuery(1, visitor).select(event))).toEqual([1]);
    expect(ids(eventQuery(1, member).select(event))).toEqual([1, 2]);
  });

  test('does not reach any list of emergencies', () => {
    const [row] = rows;
    const page = { count: 1, results: [{ ...row, field_reports: restricted() } as Event] };
    expect(ids(list.select?.(page, visitor).results[0])).toEqual([1]);
    expect(ids(list.select?.(page, member).results[0])).toEqual([1, 2]);
    expect(ids(featuredEventsQuery().select(page).results[0])).toEqual([1]);
  });
});

describe('a list that the server sends as null is empty', () => {
  test.each(listsOf(EventDetail))('%s of an emergency', (name) => {
    const select = eventQuery(1).select({ ...detail, [name]: null } as EventDetail);
    expect(select[name as keyof EventDetail]).toEqual([]);
  });

  test.each(listsOf(EventSchema))('%s of a row', (name) => {
    const page = { count: 1, results: [{ ...rows[0], [name]: null } as Event] };
    expect(list.select?.(page, visitor).results[0]?.[name as keyof Event]).toEqual([]);
  });

  test.each(listsOf(FieldReportMini))('%s of a report inside an emergency', (name) => {
    const [report] = detail.field_reports;
    const event = { ...detail, field_reports: [{ ...report, visibility: 3, [name]: null }] } as EventDetail;
    expect(eventQuery(1).select(event).field_reports[0]?.[name as keyof FieldReportMini]).toEqual([]);
  });
});

test('data that did not change are not selected again for the same viewer', () => {
  expect(eventQuery(1, member).select).toBe(eventQuery(1, member).select);
});
