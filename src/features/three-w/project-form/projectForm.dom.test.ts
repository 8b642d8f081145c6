import { describe, expect, test } from 'vitest';
import { blankValues, bodyOf, valuesOfStored } from '#app/form/derive';
import { findProblems } from '#app/form/findProblems';
import { mergedValues } from '#app/form/mergedValues';
import { ruleStrings } from '#app/form/strings';
import type { Project } from '#contract/project';
import { renderStrings, type Strings } from '#domain/language/strings';
import { utcToday } from '#domain/three-w/status';
import { projectForm } from './projectForm';
import { eventKind, offeredVisibilities, statusOf } from './projectRules';
import type { ProjectValues, SplitRow } from './projectShape';
import { copiedProject } from './projectValues';
import { projectFormStrings } from './strings';
import type { ProjectStrings } from './useProjectStrings';

const rules = renderStrings(ruleStrings, 'en', {}) as unknown as Strings<(typeof ruleStrings)['templates']>;
const t = renderStrings(projectFormStrings, 'en', {}) as unknown as ProjectStrings;
const context = { rules, t, facts: undefined, storedValues: undefined };

const values = (parts: Partial<ProjectValues> = {}): ProjectValues => ({
  ...blankValues(projectForm),
  reporting_ns: 107,
  project_country: 107,
  operation_type: 0,
  programme_type: 0,
  name: 'Springs',
  primary_sector: 0,
  start_date: '2026-01-05',
  end_date: '2099-01-05',
  ...parts,
});
const year = (parts: Partial<SplitRow> = {}) =>
  ({ client_id: 'a', year: 2026, target_total: 4, reached_total: 0, ...parts }) as SplitRow;

// reference/three-w.md, section 2.1
describe('what is wrong with a project', () => {
  test.each([
    ['nothing: sector 0 is a sector', {}, []],
    [
      'an end before the start',
      { end_date: '2026-01-04' },
      ['end_date', 'actual_expenditure', 'target_total', 'reached_total'],
    ],
    [
      'a completed project without its totals',
      { end_date: '2026-01-06', actual_expenditure: 5 },
      ['target_total', 'reached_total'],
    ],
    [
      'an emergency operation without emergency and disaster type',
      { operation_type: 1, programme_type: 1 },
      ['event', 'dtype'],
    ],
    ['a domestic one needs them too', { operation_type: 1, programme_type: 2 }, ['event', 'dtype']],
    ['a bilateral one the type alone', { operation_type: 1, programme_type: 0 }, ['dtype']],
    ['figures by year without a year', { is_annual_report: true }, ['annual_splits.root']],
    [
      'a year that is named twice',
      { is_annual_report: true, annual_splits: [year(), year({ client_id: 'b' })] },
      ['annual_splits.1.year'],
    ],
    [
      'a year without its totals',
      { is_annual_report: true, annual_splits: [year({ target_total: null })] },
      ['annual_splits.0.target_total'],
    ],
    [
      'nothing: a year that is not over asks for no people reached',
      { is_annual_report: true, annual_splits: [year({ year: 2098, reached_total: null })] },
      [],
    ],
    [
      'a year that is over without those whom it reached',
      { is_annual_report: true, annual_splits: [year({ year: 2020, reached_total: null })] },
      ['annual_splits.0.reached_total'],
    ],
    [
      'a year of a completed project without those whom it reached',
      {
        is_annual_report: true,
        end_date: '2026-01-06',
        actual_expenditure: 5,
        annual_splits: [year({ reached_total: null })],
      },
      ['annual_splits.0.reached_total'],
    ],
  ] as const)('%s', (_, parts, paths) => {
    const found = findProblems(projectForm, values(parts as Partial<ProjectValues>), context).map(({ path }) => path);
    expect(new Set(found)).toEqual(new Set(paths));
  });
});

describe('an edit', () => {
  const pathsOf = (given: Partial<ProjectValues>, stored: Partial<ProjectValues>) =>
    findProblems(projectForm, values(given), { ...context, storedValues: values(stored) }).map(({ path }) => path);

  test('is asked what a change of another answer requires', () => {
    expect(pathsOf({ operation_type: 1, programme_type: 1 }, {})).toEqual(['event', 'dtype']);
    expect(pathsOf({ end_date: '2026-01-06' }, {})).toEqual(['actual_expenditure', 'target_total', 'reached_total']);
  });

  test('is not refused for what the stored project lacks already', () => {
    const stored = { operation_type: 1, programme_type: 1 } as const;
    expect(pathsOf({ ...stored, name: 'Wells' }, stored)).toEqual([]);
  });
});

test.each([
  [1, 1, 'supported'],
  [1, 2, 'current'],
  [1, 0, null],
  [0, 1, null],
] as const)('operation %i and programme %i ask for an emergency: %s', (operation_type, programme_type, kind) => {
  expect(eventKind({ operation_type, programme_type })).toBe(kind);
});

test.each([
  ['OTHR', 2],
  ['NTLS', 3],
  ['SCRT', 4],
  [undefined, 4],
] as const)('people of %s choose among %i visibilities', (type, count) => {
  expect(offeredVisibilities(type)).toHaveLength(count);
});

test('the last day belongs to the project', () => {
  expect(statusOf({ start_date: '2020-01-01', end_date: utcToday() })).toBe(1);
  expect(statusOf({ start_date: '2020-01-01', end_date: null })).toBeNull();
});

describe('what is sent', () => {
  test('by year: the years with their ids, and no figures of the whole', () => {
    const body = bodyOf(
      projectForm,
      values({ is_annual_report: true, target_total: 9, annual_splits: [year({ id: 7 })], event: 4 }),
      undefined,
    );
    expect(body).toMatchObject({ annual_splits: [{ id: 7, year: 2026 }] });
    for (const name of ['target_total', 'event', 'is_annual_report']) expect(body).not.toHaveProperty(name);
    expect(JSON.stringify(body)).not.toContain('client_id');
  });

  test('in all: no years', () => {
    const body = bodyOf(projectForm, values({ target_total: 9, annual_splits: [year()] }), undefined);
    expect(body).toMatchObject({ target_total: 9 });
    for (const name of ['annual_splits', 'actual_expenditure']) expect(body).not.toHaveProperty(name);
  });

  test('no longer by year: the years go', () => {
    const stored = { id: 1, annual_splits: [{ id: 7, year: 2026 }] } as unknown as Project;
    const edited = { ...valuesOfStored(projectForm, stored), is_annual_report: false, target_total: 9 };
    expect(bodyOf(projectForm, edited, stored)).toMatchObject({ target_total: 9, annual_splits: [] });
  });
});

test('a copy holds no id of a year, and a project whose lists are null opens', () => {
  const stored = { id: 1, name: 'Springs', annual_splits: [{ id: 7, year: 2026 }] } as unknown as Project;
  expect(copiedProject(stored).annual_splits?.[0]).not.toHaveProperty('id');
  const bare = { ...stored, annual_splits: null, project_districts: null } as unknown as Project;
  expect(valuesOfStored(projectForm, bare)).toMatchObject({ annual_splits: null, is_annual_report: false });
});

test('a copy names the emergency that took that of the original in', () => {
  const stored = { annual_splits: [], event: 8, event_detail: { id: 8, parent_event: 3 } } as unknown as Project;
  expect(copiedProject(stored).event).toBe(3);
  const kept = { ...stored, event_detail: { id: 8, parent_event: null } } as unknown as Project;
  expect(copiedProject(kept).event).toBe(8);
});

test('totals that a project has beside its years are kept by an edit', () => {
  const stored = {
    ...values(),
    id: 5,
    target_total: 6,
    reached_total: 15,
    annual_splits: [{ ...year(), id: 13 }],
  } as unknown as Project;
  const opened = valuesOfStored(projectForm, stored);
  expect(opened.is_annual_report).toBe(true);
  const body = bodyOf(projectForm, { ...opened, name: 'Wells' }, stored);
  expect(body).toMatchObject({ name: 'Wells', annual_splits: [{ id: 13, year: 2026 }] });
  for (const name of ['target_total', 'reached_total', 'target_male']) expect(body).not.toHaveProperty(name);
});

test('totals of a conflict are those of the parts of both editors, of years too', () => {
  const of = (target_male: number, target_female: number, target_total: number) =>
    values({
      target_male,
      target_female,
      target_total,
      is_annual_report: true,
      annual_splits: [year({ id: 3, reached_male: target_male, reached_female: target_female, reached_total: 1 })],
    });
  const merged = mergedValues(projectForm, of(6, 7, 12), {
    mine: of(5, 7, 12),
    theirs: of(6, 5, 11),
    latest: {} as Project,
  });
  expect([merged.target_total, merged.annual_splits?.[0]?.reached_total]).toEqual([13, 13]);
});
