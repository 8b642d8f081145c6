import readExcelFile from 'read-excel-file/universal';
import { beforeAll, describe, expect, test } from 'vitest';
import writeExcelFile, { type SheetData } from 'write-excel-file/universal';
import type { AnyField, Option } from '#app/form/definition';
import { drefType } from '#domain/dref/drefTypes';
import { renderStrings } from '#domain/language/strings';
import { newApplicationValues } from '../application/applicationForm';
import { interventionTitleOptions, needTitleOptions, typeOptions } from '../fields/drefOptions';
import type { ApplicationValues } from '../fields/drefShape';
import { emptyProposedActions } from '../form/proposedActions';
import { drefFormStrings } from '../form/strings';
import type { DrefStrings } from '../form/useDrefStrings';
import { drefGuidanceStrings } from '../guidanceStrings';
import { drefLabelStrings } from '../labelStrings';
import { importAnswers } from './importAnswers';
import { type FilledTemplate, readTemplate } from './readTemplate';
import { drefSheetStrings } from './strings';
import { writeTemplate } from './template';
import { type TemplateField, templateSheets } from './templateFields';

const form: DrefStrings = {
  ...renderStrings(drefGuidanceStrings, 'en', {}),
  ...renderStrings(drefLabelStrings, 'en', {}),
  ...renderStrings(drefFormStrings, 'en', {}),
};
const sheet = renderStrings(drefSheetStrings, 'en', {});

const lists = new Map<unknown, readonly Option[]>([
  [typeOptions, Object.entries(drefType).map(([label, key]) => ({ key, label }))],
  [needTitleOptions, [{ key: 'health', label: 'Health' }]],
  [interventionTitleOptions, [{ key: 'shelter', label: 'Shelter' }]],
]);
const anyOptions: readonly Option[] = [
  { key: 1, label: 'The first' },
  { key: 2, label: 'The second' },
];
const optionsOf = (field: AnyField) => field.choices?.(form) ?? lists.get(field.options) ?? anyOptions;

const fieldsOf = (type: Parameters<typeof templateSheets>[0]) =>
  templateSheets(type, { t: form, language: 'en' }, optionsOf).flatMap(({ sections }) =>
    sections.flatMap(({ fields }) => fields),
  );

type Cell = string | number | boolean | Date | null;

/** Writes answers into the third column of a template, like a user. */
async function filled(template: Blob, answerOf: (key: string) => Cell): Promise<Blob> {
  const sheets = await readExcelFile(template);
  return writeExcelFile(
    sheets.map(({ sheet: name, data }) => ({
      sheet: name,
      dateFormat: 'yyyy-mm-dd',
      data: data.map(([key, label, answer, ...rest]): SheetData[number] => {
        const value = typeof key === 'string' ? (answerOf(key) ?? answer) : answer;
        return [key, label, value, ...rest].map((each) =>
          each === null || each === undefined ? null : { value: each as string | number | boolean | Date },
        );
      }),
    })),
  ).toBlob();
}

const readFilled = async (file: Blob) => {
  const read = await readTemplate(file);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

const imported = (file: FilledTemplate, values: ApplicationValues) =>
  importAnswers(file, templateSheets(file.type, { t: form, language: 'en' }, optionsOf), optionsOf, values);

let template: Blob;
beforeAll(async () => {
  template = await writeTemplate(drefType.response, 'Response', { form, sheet, language: 'en', optionsOf });
});

/** An answer of the kind that a field takes. */
function answerFor({ key, field }: TemplateField): Cell {
  const [option] = field.options || field.choices ? optionsOf(field) : [];
  if (option) return option.label;
  if (field.kind === 'count' || field.kind === 'number') return 7;
  return field.kind === 'date' ? new Date(Date.UTC(2026, 4, 18)) : `Answer to ${key}`;
}

describe('a template', () => {
  test('asks once for everything that a person can write there, and chooses from lists', async () => {
    const keys = fieldsOf(drefType.response).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(
      expect.arrayContaining([
        'title',
        'needs_identified__health__description',
        'planned_interventions__shelter__indicators__4__target',
        'risk_security__0__mitigation',
        'source_information__4__source_link',
        'ns_request_date',
        'media_contact_email',
      ]),
    );
    expect(keys.some((key) => key.endsWith('_file') || key === 'district')).toBe(false);
    // set by the type of the template
    expect(keys).not.toContain('type_of_dref');
    expect(keys).toContain('type_of_onset');
    expect(fieldsOf(drefType.imminent).map(({ key }) => key)).not.toContain('type_of_onset');
    const { strFromU8, unzipSync } = await import('fflate');
    const parts = unzipSync(new Uint8Array(await template.arrayBuffer()));
    const first = strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
    expect(first).toMatch(/<dataValidation [^>]*sqref="C\d+"[^>]*><formula1>options!\$A\$1:\$A\$\d+<\/formula1>/);
    expect(first).toMatch(/<col [^>]*hidden="1"/);
    // questions and guidance are protected, answers are not
    const rows = first.match(/<row /g)?.length;
    const [readOnly] = first.match(/<dataValidation [^>]*type="custom".*?<\/dataValidation>/) ?? [];
    expect(readOnly).toContain(`sqref="A1:A${rows} B1:B${rows} D1:D${rows}"`);
    expect(readOnly).toContain('<formula1>FALSE</formula1>');
    expect(readOnly).toContain(sheet.answersOnly);
  });

  test('says beside each question what the form says there, with its model answer', async () => {
    const rows = (await readExcelFile(template)).flatMap(({ data }) => data);
    const noteOf = (key: string) => rows.find(([own]) => own === key)?.[3];
    expect(noteOf('event_scope')).toBe(
      `${drefGuidanceStrings.templates.guide_event_scope} Example: ${drefGuidanceStrings.templates.example_event_scope}`,
    );
    expect(noteOf('needs_identified__health__description')).toContain(
      drefGuidanceStrings.templates.guide_needs_identified,
    );
    expect(noteOf('planned_interventions__shelter__indicators__0__target')).toContain('A number without a unit');
  });

  test('comes back with every answer', async () => {
    const fields = fieldsOf(drefType.response);
    const answers = new Map(fields.map((field) => [field.key, answerFor(field)]));
    const read = await readFilled(await filled(template, (key) => answers.get(key) ?? null));
    expect(read.answers.size).toBe(fields.length);
    const { changes, count, leftOut } = imported(read, newApplicationValues());
    // applies with other answers only
    expect(leftOut.map(({ label, reason }) => [label, reason])).toEqual([[form.is_man_made_event, 'notAsked']]);
    expect(count).toBe(fields.length - leftOut.length);
    expect(changes).toMatchObject({
      type_of_dref: drefType.response,
      title: 'Answer to title',
      event_date: '2026-05-18',
      did_it_affect_same_area: true,
      num_affected: 7,
      needs_identified: [{ title: 'health', description: 'Answer to needs_identified__health__description' }],
      planned_interventions: [
        {
          title: 'shelter',
          budget: 7,
          indicators: expect.objectContaining({ length: 5 }),
          description: '• Answer to planned_interventions__shelter__description',
        },
      ],
    });
    expect(changes.risk_security).toHaveLength(5);
  });

  test('with wrong cells says of each what was left out, and why', async () => {
    const wrong: Readonly<Record<string, Cell>> = {
      type_of_onset: 'Sideways',
      num_affected: 'many',
      event_date: 'soon',
      national_society: 'the SECOND ',
      title: 'mailto:desk@example.org',
      is_man_made_event: 'Yes',
    };
    const read = await readFilled(await filled(template, (key) => wrong[key] ?? null));
    const { changes, leftOut } = imported(read, newApplicationValues());
    expect(changes).toEqual({ type_of_dref: drefType.response, national_society: 2, title: 'desk@example.org' });
    expect(leftOut.map(({ cell, reason }) => [cell.value, reason])).toEqual([
      ['Sideways', 'notAnOption'],
      ['Yes', 'notAsked'],
      ['soon', 'notADay'],
      ['many', 'notANumber'],
    ]);
    expect(leftOut.every(({ cell }) => cell.row > 1 && cell.sheet !== '')).toBe(true);
  });

  test.each([
    ['en', '12,500', '7,5'],
    ['fr', '12 500', '7,5'],
    ['es', '12.500', '7,5'],
    ['ar', '١٢٬٥٠٠', '٧٫٥'],
  ] as const)('reads numbers as they are written in %s', async (language, count, share) => {
    const own = await writeTemplate(drefType.response, 'Response', { form, sheet, language, optionsOf });
    const written: Readonly<Record<string, Cell>> = {
      num_affected: count,
      people_per_urban: share,
      people_in_need: 75,
    };
    const { changes, leftOut } = imported(
      await readFilled(await filled(own, (key) => written[key] ?? null)),
      newApplicationValues(),
    );
    expect(changes).toMatchObject({ num_affected: 12_500, people_per_urban: 7.5, people_in_need: 75 });
    expect(leftOut).toEqual([]);
  });

  test('names a number that can mean two, and does not guess', async () => {
    const read = await readFilled(await filled(template, (key) => (key === 'num_affected' ? '12.500' : null)));
    const { changes, leftOut } = imported(read, newApplicationValues());
    expect(changes).not.toHaveProperty('num_affected');
    expect(leftOut.map(({ cell, reason }) => [cell.value, reason])).toEqual([['12.500', 'ambiguousNumber']]);
  });

  test('takes nothing away that was typed', async () => {
    const typed: ApplicationValues = {
      ...newApplicationValues(),
      type_of_dref: drefType.response,
      title: 'Typed',
      needs_identified: [{ client_id: 'a', title: 'health', description: 'Typed as well' }],
    };
    const answers: Readonly<Record<string, Cell>> = {
      title: 'From the file',
      needs_identified__health__description: 'From the file',
      event_scope: 'From the file',
    };
    const read = await readFilled(await filled(template, (key) => answers[key] ?? null));
    const { changes, count, leftOut } = imported(read, typed);
    expect(changes).toEqual({ event_scope: 'From the file' });
    expect(count).toBe(1);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['answeredAlready', 'answeredAlready']);
  });

  test('of an imminent operation fills the two proposed actions, whichever of them the file holds', async () => {
    const imminent = await writeTemplate(drefType.imminent, 'Imminent', { form, sheet, language: 'en', optionsOf });
    const answers: Readonly<Record<string, Cell>> = {
      proposed_action__1__total_budget: 75_000,
      proposed_action__1__activities__0__activity: 'Evacuate',
    };
    const read = await readFilled(await filled(imminent, (key) => answers[key] ?? null));
    const expected = [
      { proposed_type: 1, total_budget: 75_000, activities: [{ activity: 'Evacuate' }] },
      { proposed_type: 2, total_budget: null },
    ];
    expect(imported(read, newApplicationValues()).changes.proposed_action).toMatchObject(expected);
    const chosen = {
      ...newApplicationValues(),
      type_of_dref: drefType.imminent,
      proposed_action: emptyProposedActions(),
    };
    expect(imported(read, chosen).changes.proposed_action).toMatchObject(expected);
    const rows = emptyProposedActions().map((row, index) => (index === 0 ? { ...row, total_budget: 60_000 } : row));
    const typed = { ...chosen, proposed_action: rows };
    const { changes, leftOut } = imported(read, typed);
    expect(changes).toEqual({});
    expect(leftOut.map(({ reason }) => reason)).toEqual(['answeredAlready', 'answeredAlready']);
  });

  test.each([
    ['another spreadsheet', () => writeExcelFile([[{ value: 'Budget' }]]).toBlob(), 'otherFile'],
    ['no spreadsheet at all', async () => new Blob(['Budget']), 'unreadable'],
    [
      'a template of another version',
      () => writeExcelFile([[{ value: 'dref-application-template 0 2' }]]).toBlob(),
      'otherVersion',
    ],
  ])('%s is refused', async (_, file, refusal) => {
    expect(await readTemplate(await file())).toBe(refusal);
  });
});

/** A workbook as the other product makes it: three columns, and a name at each question's first cell. */
async function namedTemplate(sheets: Readonly<Record<string, Readonly<Record<string, Cell>>>>): Promise<Blob> {
  const names = Object.entries(sheets).flatMap(([name, answers]) =>
    Object.keys(answers).map((key, row) => `<definedName name="${key}">'${name}'!$A$${row + 2}</definedName>`),
  );
  const head = ['Field', 'Value', 'Description'].map((value) => ({ value }));
  const workbook = writeExcelFile(
    Object.entries(sheets).map(([name, answers]) => ({
      sheet: name,
      dateFormat: 'yyyy-mm-dd',
      data: [
        head,
        ...Object.entries(answers).map(([key, value]) => [
          { value: `Question ${key}` },
          value === null ? null : { value },
          { value: 'Guidance' },
        ]),
      ],
    })),
    {
      features: [
        {
          files: {
            transform: {
              'xl/workbook.xml': {
                transform: (xml: string) =>
                  xml.replace('</sheets>', `</sheets><definedNames>${names.join('')}</definedNames>`),
              },
            },
          },
        },
      ],
    },
  );
  return workbook.toBlob();
}

describe('a template of the other product', () => {
  const answers = {
    'Operation Overview': { title: 'Kenya Flood', type_of_onset: null },
    'Event Detail': {
      num_affected: 4200,
      event_description: 'The river rose.',
      event_date: new Date('2026-05-18T00:00:00Z'),
      source_information__source__0__source_name: 'Radio',
      source_information__source__0__source_link: 'https://example.org',
    },
    'Actions Needs': { needs_identified__health__description: 'Clinics are shut.' },
    Operation: {
      planned_interventions__shelter__budget: '7,5',
      planned_interventions__shelter__indicator__0__title: 'Tents',
      risk_security__risk__0__risk: 'Rain',
      risk_security__risk__0__mitigation: 'Tents',
      displaced_people: '12.500',
    },
    'Timeframes and Contacts': { operation_timeframe: 3 },
  };

  test('fills the form by the names of its cells', async () => {
    const read = await readFilled(await namedTemplate(answers));
    expect(read.type).toBe(drefType.response);
    const { changes, leftOut } = imported(read, newApplicationValues());
    expect(changes).toMatchObject({
      title: 'Kenya Flood',
      num_affected: 4200,
      event_date: '2026-05-18',
      operation_timeframe: 3,
      source_information: [{ source_name: 'Radio', source_link: 'https://example.org' }],
      needs_identified: [{ title: 'health', description: 'Clinics are shut.' }],
      risk_security: [{ risk: 'Rain', mitigation: 'Tents' }],
      planned_interventions: [{ title: 'shelter', budget: 7.5, indicators: [{ title: 'Tents' }] }],
    });
    // its language is unknown
    expect(leftOut.map(({ cell, reason }) => [cell.sheet, cell.row, reason])).toEqual([
      ['Operation', 6, 'ambiguousNumber'],
    ]);
  });

  test('without the sheet of actions is of an imminent operation', async () => {
    const { 'Actions Needs': _, ...imminent } = answers;
    expect((await readFilled(await namedTemplate(imminent))).type).toBe(drefType.imminent);
  });

  test('a workbook with other names is refused', async () => {
    expect(await readTemplate(await namedTemplate({ Budget: { total: 5 } }))).toBe('otherFile');
  });
});
