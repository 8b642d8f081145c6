import { describe, expect, test } from 'vitest';
import type { FieldReportMini } from '#contract/fieldReportMini';
import { affectedCurve, byDay, drefCodes, type TimelineNames, type TimelineParts, timelineOf } from './timeline';

const report = (id: number, fields: Partial<FieldReportMini>) =>
  ({
    id,
    summary: `Report ${id}`,
    created_at: '2026-03-02T10:00:00Z',
    report_date: null,
    ...fields,
  }) as FieldReportMini;
const appeal = {
  id: 5,
  aid: 'old',
  code: 'MDRKE001',
  atype: 0,
  atype_display: 'DREF',
  start_date: '2026-03-06T00:00:00Z',
  end_date: '2026-06-30T00:00:00Z',
};
const event = (fields: object = {}) =>
  ({
    name: 'Kenya: Floods',
    disaster_start_date: '2026-03-01T22:30:00Z',
    appeals: [],
    field_reports: [],
    ...fields,
  }) as TimelineParts['event'];

const names: TimelineNames = {
  appealType: (_, serverName) => serverName,
  drefStage: (stage, number) => `${stage} ${number}`,
};
const entriesOf = (parts: TimelineParts) => timelineOf(parts, names);

describe('the timeline', () => {
  test('names the type of an appeal in the words of the product', () => {
    const entries = timelineOf(
      { event: event({ appeals: [appeal] }) },
      { ...names, appealType: (type, serverName) => `${type}: ${serverName}` },
    );
    expect(entries.flatMap(({ origin }) => origin ?? [])).toEqual(['0: DREF', '0: DREF']);
  });

  test('stands newest first, the beginning on its day in UTC, an appeal on both of its days', () => {
    const entries = entriesOf({
      event: event({ appeals: [appeal], field_reports: [report(7, { report_date: '2026-03-02T12:00:00Z' })] }),
    });
    expect(entries.map(({ kind, day, title, origin }) => [kind, day, title, origin])).toEqual([
      ['appealEnd', '2026-06-30', 'MDRKE001', 'DREF'],
      ['appealStart', '2026-03-06', 'MDRKE001', 'DREF'],
      ['report', entries[2]?.day, 'Report 7', null],
      ['start', '2026-03-01', 'Kenya: Floods', null],
    ]);
    expect(entries[2]?.target).toEqual({ page: 'fieldReport', id: 7 });
  });

  test('a part that was not read leaves its entries out; an entry without a day too', () => {
    const parts = {
      event: event({ appeals: [{ ...appeal, start_date: null, end_date: null }] }),
      personnel: [
        {
          id: 1,
          role: 'Team leader',
          start_date: '2026-03-05T00:00:00Z',
          country_from: { society_name: 'Kenya Red Cross' },
        },
        { id: 2, role: 'Undated', start_date: null, country_from: null },
      ],
      alerts: undefined,
    } as unknown as TimelineParts;
    expect(entriesOf(parts).map(({ id, origin }) => [id, origin])).toEqual([
      ['person 1', 'Kenya Red Cross'],
      ['start', null],
    ]);
  });

  test('a document leads to its file, else to its address, else nowhere', () => {
    const parts = {
      event: event(),
      responseDocuments: [
        {
          id: 1,
          name: ' ',
          created_at: '2026-03-04T12:00:00Z',
          document: null,
          document_url: 'https://x.example.org',
          type: null,
        },
        {
          id: 2,
          name: 'Map',
          created_at: '2026-03-04T12:00:00Z',
          document: null,
          document_url: '',
          type: { type: 'Maps' },
        },
      ],
    } as unknown as TimelineParts;
    const [first, second] = entriesOf(parts);
    expect([first?.title, first?.target]).toEqual([null, { page: 'document', address: 'https://x.example.org' }]);
    expect([second?.origin, second?.target]).toEqual(['Maps', null]);
  });

  test('stages of a DREF stand on the day of their approval, by the name of their kind where it is known', () => {
    const stage = (id: string, name: string, date_of_approval: string | null, fields: object = {}) => ({
      id,
      stage: name,
      date_of_approval,
      date_of_summary_publication: null,
      appeal_id: 'MDRKE001',
      status: 4,
      status_display: 'Approved',
      ...fields,
    });
    const drefStages = [
      stage('Dref-1', 'Application', null, { date_of_summary_publication: '2026-03-07', status_display: '' }),
      stage('DrefOperationalUpdate-1', 'Operational Update 2', '2026-03-09'),
      stage('DrefOperationalUpdate-2', 'Operational Update 3', null),
      stage('DrefFinalReport-1', 'Final Report', '2026-03-11'),
      stage('Other-1', 'Addendum', '2026-03-12'),
    ];
    const entries = entriesOf({ event: event(), drefStages } as unknown as TimelineParts);
    expect(entries.map(({ kind, day, title, origin }) => [kind, day, title, origin])).toEqual([
      ['drefStage', '2026-03-12', 'Addendum', 'MDRKE001 · Approved'],
      ['drefStage', '2026-03-11', 'finalReport null', 'MDRKE001 · Approved'],
      ['drefStage', '2026-03-09', 'operationalUpdate 2', 'MDRKE001 · Approved'],
      ['drefStage', '2026-03-07', 'application null', 'MDRKE001'],
      ['start', '2026-03-01', 'Kenya: Floods', null],
    ]);
  });

  test('a DREF is looked for under the codes of DREFs and emergency appeals, once each', () => {
    const of = (atype: 0 | 1 | 2 | 3, code: string | null) => ({ atype, code });
    expect(
      drefCodes([of(1, 'MDRNP002'), of(0, 'MDRNP002'), of(0, ' '), of(0, null), of(3, 'EAP1'), of(2, 'X')]),
    ).toEqual(['MDRNP002']);
  });

  test('entries are grouped by day in their order', () => {
    const entries = entriesOf({ event: event({ appeals: [{ ...appeal, start_date: '2026-03-01T00:00:00Z' }] }) });
    expect(byDay(entries).map(({ day, entries: ofDay }) => [day, ofDay.map(({ kind }) => kind)])).toEqual([
      ['2026-06-30', ['appealEnd']],
      ['2026-03-01', ['start', 'appealStart']],
    ]);
  });
});

describe('the curve of people affected', () => {
  test('has a point for each day that was counted, by source, the last report of a day', () => {
    const curve = affectedCurve([
      report(3, { report_date: '2026-03-09T12:00:00Z', created_at: '2026-03-09T12:00:00Z', gov_num_affected: 900 }),
      report(1, { created_at: '2026-03-02T10:00:00Z', num_affected: 100 }),
      report(2, { created_at: '2026-03-02T11:00:00Z', num_affected: 0, other_num_affected: 50 }),
      report(4, { created_at: '2026-03-05T11:00:00Z' }),
    ]);
    expect(curve?.redCross).toEqual([0, null]);
    expect(curve?.government).toEqual([null, 900]);
    expect(curve?.other).toEqual([50, null]);
    expect(curve?.days).toHaveLength(2);
  });

  test('one day is no curve', () => {
    expect(affectedCurve([report(1, { num_affected: 100 })])).toBeNull();
    expect(affectedCurve([])).toBeNull();
  });
});
