import { describe, expect, test } from 'vitest';
import { bodyOf, valuesOfStored } from '#app/form/derive';
import { findProblems } from '#app/form/findProblems';
import { ruleStrings } from '#app/form/strings';
import type { FlashFile, FlashUpdate } from '#contract/flashUpdate';
import { fileNameOf } from '#domain/files/fileName';
import { renderStrings } from '#domain/language/strings';
import { differencesBetween } from '#ui/drafts/differences';
import { flashUpdateLabelStrings } from '../labelStrings';
import { flashUpdateFormStrings } from './strings';
import { mapServerErrors } from './updateBody';
import { updateForm } from './updateForm';
import type { FlashUpdateValues } from './updateShape';
import { updateTitle } from './updateTitle';
import { newUpdateValues } from './updateValues';

const t = { ...renderStrings(flashUpdateLabelStrings, 'en'), ...renderStrings(flashUpdateFormStrings, 'en') };
const rules = renderStrings(ruleStrings, 'en');

const complete: FlashUpdateValues = {
  ...newUpdateValues(),
  country_district: [{ client_id: 'a', country: 107, district: [3, 4] }],
  hazard_type: 12,
  title: ' Floods ',
  situational_overview: '<p>Water</p>',
  originator_name: 'Ada',
  originator_email: 'ada@example.org',
};
const problemsOf = (values: Partial<FlashUpdateValues>) =>
  findProblems(updateForm, { ...complete, ...values }, { rules, t, facts: undefined }).map(
    ({ path, message }) => `${path}: ${message}`,
  );
const place = (country: number | null) => ({ client_id: String(country), country, district: null });
const picture = (id: number, caption?: string) => ({
  id,
  name: `${id}.png`,
  ...(caption !== undefined && { caption }),
});
const reference = (fields: object = {}) => ({
  client_id: 'r',
  date: '2026-05-19',
  source_description: 'Radio',
  url: null,
  document: null,
  ...fields,
});

describe('what is wrong with an update', () => {
  test.each<[string, Partial<FlashUpdateValues>, string[]]>([
    ['nothing', {}, []],
    ['no country', { country_district: null }, ['country_district.root: Add at least 1.']],
    ['an empty row', { country_district: [place(null)] }, ['country_district.0.country: Please choose one.']],
    [
      'a country twice',
      { country_district: [place(1), place(2), place(1)] },
      ['country_district.2.country: This country is in the list already.'],
    ],
    [
      'eleven countries',
      { country_district: Array.from({ length: 11 }, (_, index) => place(index)) },
      ['country_district.root: Name at most 10 countries.'],
    ],
    ['a title that is too long', { title: 'x'.repeat(301) }, ['title: Use at most 300 characters.']],
    ['an empty paragraph', { situational_overview: '<p></p>' }, ['situational_overview: Please fill this in.']],
    ['four maps', { map_files: [1, 2, 3, 4].map((id) => picture(id)) }, ['map_files: Send at most 3 pictures.']],
    [
      'a long caption',
      { graphics_files: [picture(1, 'x'.repeat(226))] },
      ['graphics_files: Shorten the caption of "1.png" to 225 characters.'],
    ],
    [
      'a reference without date and source',
      { references: [reference({ date: null, source_description: ' ' })] },
      ['references.0.date: Please fill this in.', 'references.0.source_description: Please fill this in.'],
    ],
    [
      'a link that leads nowhere',
      { references: [reference({ url: 'radio' })] },
      ['references.0.url: Enter a public web address such as https://example.org.'],
    ],
    [
      'a bad address of the focal point, who may be left out',
      { ifrc_email: 'bo' },
      ['ifrc_email: Enter an e-mail address such as name@example.org.'],
    ],
    [
      'no originator',
      { originator_name: null, originator_email: ' ' },
      ['originator_name: Please fill this in.', 'originator_email: Please fill this in.'],
    ],
  ])('%s', (_, values, problems) => expect(problemsOf(values)).toEqual(problems));
});

describe('what is sent', () => {
  test('every list in the shape of the server, without what only the form knows', () => {
    const values = {
      ...complete,
      map_files: [picture(5, ' The river ')],
      references: [reference({ document: [picture(6)] })],
    };
    expect(bodyOf(updateForm, values, undefined)).toEqual({
      country_district: [{ client_id: 'a', country: 107, district: [3, 4] }],
      hazard_type: 12,
      title: 'Floods',
      situational_overview: '<p>Water</p>',
      graphics_files: [],
      map_files: [{ id: 5, caption: 'The river' }],
      references: [{ client_id: 'r', date: '2026-05-19', source_description: 'Radio', url: '', document: 6 }],
      actions_taken: ['NTLS', 'PNS', 'FDRN', 'GOV'].map((organization) => ({
        organization,
        actions: [],
        summary: null,
      })),
      originator_name: 'Ada',
      originator_title: null,
      originator_email: 'ada@example.org',
      originator_phone: null,
      ifrc_name: null,
      ifrc_title: null,
      ifrc_email: null,
      ifrc_phone: null,
    });
  });

  test('a country that has no provinces is sent with none: without the list the server fails', () => {
    expect(bodyOf(updateForm, { ...complete, country_district: [place(1)] }, undefined).country_district).toEqual([
      { client_id: '1', country: 1, district: [] },
    ]);
  });

  test('a second entry of an organisation, which the form does not show, goes back unchanged', () => {
    const entry = { client_id: null, organization_display: '', action_details: [] };
    const stored = {
      actions_taken: [
        { ...entry, id: 1, organization: 'NTLS', actions: [27], summary: 'Boats' },
        { ...entry, id: 2, organization: 'NTLS', actions: [28], summary: 'Tents' },
      ],
    } as unknown as FlashUpdate;
    const { actions_taken } = bodyOf(updateForm, complete, stored) as { actions_taken: object[] };
    expect(actions_taken).toHaveLength(5);
    expect(actions_taken[4]).toEqual({ organization: 'NTLS', actions: [28], summary: 'Tents' });
  });
});

test('a new update starts with the same answers each time: a draft differs from it in what was typed alone', () => {
  const draft = { ...newUpdateValues(), title: 'Half written' };
  expect(differencesBetween(newUpdateValues(), draft).map(({ path }) => path)).toEqual(['title']);
});

test('a stored update whose lists are null opens empty', () => {
  const values = valuesOfStored(updateForm, {
    title: 'Bare',
    country_district: null,
    references: null,
    actions_taken: null,
    map_files: null,
    graphics_files: null,
  } as unknown as FlashUpdate);
  expect(values).toMatchObject({ title: 'Bare', country_district: null, references: null, map_files: null });
  expect(values.actions_taken.GOV).toEqual({ actions: null, summary: null });
});

test('a stored file is called by its address, and keeps its caption', () => {
  const file: FlashFile = {
    id: 7,
    caption: 'The river',
    client_id: null,
    created_by: null,
    created_by_details: null,
    file: 'https://example.org/media/river%20map.png?v=2',
  };
  const { map_files } = valuesOfStored(updateForm, { map_files: [file] } as unknown as FlashUpdate);
  expect(map_files).toEqual([{ id: 7, name: 'river map.png', href: file.file, caption: 'The river' }]);
});

test.each([
  ['https://example.org/a/b.pdf', 'b.pdf'],
  ['https://example.org/a/%E0.pdf', '%E0.pdf'],
  ['https://example.org/a/', 'https://example.org/a/'],
])('the file at %s is called %s', (address, name) => expect(fileNameOf(address)).toBe(name));

test.each([
  [['Kenya'], 'Kenya - Flood November 2026'],
  [['Kenya', 'Uganda'], 'Kenya - Uganda - Flood November 2026'],
])('%j are titled %s', (countries, title) => expect(updateTitle(countries, 'Flood', 'November 2026')).toBe(title));

test('errors of pictures stand on their field once each, those of actions on their organisation', () => {
  const errors = {
    title: 'Taken.',
    map_files: { '0': { caption: 'Too long.' }, '1': { caption: 'Too long.', id: 'Unknown.' } },
    actions_taken: { '3': { summary: 'Be polite.' } },
  };
  expect(mapServerErrors(errors, complete)).toEqual({
    title: 'Taken.',
    map_files: 'Too long. Unknown.',
    actions_taken: { GOV: { summary: 'Be polite.' } },
  });
});

test('an update on an imminent event begins with its countries, ten at most, and its source', () => {
  const countries = Array.from({ length: 12 }, (_, index) => 100 + index);
  const {
    country_district: rows,
    hazard_type,
    references,
  } = newUpdateValues({
    ...{ country: 100, countries, dtype: 4, date: '2026-11-24', isExpected: false, text: 'A cyclone' },
    ...{ address: 'https://example.org/event', source: 'GDACS' },
  });
  expect(rows?.map(({ country }) => country)).toEqual(countries.slice(0, 10));
  expect(new Set(rows?.map(({ client_id }) => client_id)).size).toBe(10);
  expect([hazard_type, references?.[0]?.url]).toEqual([4, 'https://example.org/event']);
});
