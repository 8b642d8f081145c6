import { describe, expect, test } from 'vitest';
import type { AnyField, AnyFormDefinition } from '#app/form/definition';
import { fieldEntries } from '#app/form/derive';
import { renderStrings } from '#domain/language/strings';
import { applicationForm } from '../application/applicationForm';
import { drefFormStrings } from '../form/strings';
import { drefGuidanceStrings } from '../guidanceStrings';
import { drefLabelStrings } from '../labelStrings';
import { reportForm } from '../report/reportForm';
import { updateForm } from '../update/updateForm';

const t = {
  ...renderStrings(drefGuidanceStrings, 'en', {}),
  ...renderStrings(drefLabelStrings, 'en', {}),
  ...renderStrings(drefFormStrings, 'en', {}),
};

type Named = readonly [path: string, field: AnyField];

const withParts = ([path, field]: Named): readonly Named[] => [
  [path, field],
  ...Object.entries(field.rowFields ?? {}).flatMap(([name, part]) => withParts([`${path}.${name}`, part])),
];
const fieldsIn = (definition: AnyFormDefinition) => fieldEntries(definition).flatMap(withParts);

describe.each([
  ['an application', applicationForm],
  ['an update', updateForm],
  ['a report', reportForm],
])('the form of %s', (_, definition) => {
  const long = fieldsIn(definition).filter(([, { kind }]) => kind === 'longText');

  test('says at every long answer what belongs there', () => {
    expect(long.filter(([, field]) => !field.hint?.(t, {})).map(([path]) => path)).toEqual([]);
  });

  test('has a model sentence for every long answer, except for names', () => {
    const without = long.filter(([, field]) => !field.example?.(t, {})).map(([path]) => path);
    expect(without.filter((path) => path !== 'main_donors')).toEqual([]);
  });
});

test('no guidance is left without a field', () => {
  const shown = new Set(
    [applicationForm, updateForm, reportForm].flatMap((definition) =>
      fieldsIn(definition).flatMap(([, field]) => [field.hint?.(t, {}), field.example?.(t, {})]),
    ),
  );
  const left = Object.entries(drefGuidanceStrings.templates).filter(([, text]) => !shown.has(text));
  expect(left.map(([key]) => key)).toEqual([]);
});
