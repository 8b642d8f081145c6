import { get } from 'react-hook-form';
import type { AnyField, AnyFormDefinition } from './definition';
import { applies, fieldEntries, stepOf, stepOfField } from './derive';
import { rulesOfKind } from './fieldKinds';

const isExpected = ({ isExpected: rule }: AnyField, values: object) =>
  typeof rule === 'function' ? rule(values) : (rule ?? false);

/** The paths of the expected answers that a field lacks: its own, and those in its rows. */
function missingAt(path: string, field: AnyField, values: object): readonly string[] {
  const value: unknown = get(values, path);
  const own = isExpected(field, values) && rulesOfKind(field.kind).isBlank(value) ? [path] : [];
  if (field.kind !== 'rows' || !Array.isArray(value)) return own;
  const inRows = value.flatMap((row, index) =>
    Object.entries(field.rowFields ?? {}).flatMap(([part, rowField]) =>
      (rowField.appliesToRow?.(row as never) ?? true) ? missingAt(`${path}.${index}.${part}`, rowField, values) : [],
    ),
  );
  return [...own, ...inRows];
}

/** The paths of the expected but unanswered fields by step, those of rows included. */
export function missingAnswers(
  definition: AnyFormDefinition,
  values: object,
): Readonly<Record<string, readonly string[]>> {
  const paths = new Map<string, string[]>(definition.steps.map((step: string) => [step, []]));
  for (const [name, field] of fieldEntries(definition)) {
    if (applies(field, values)) paths.get(stepOfField(field, values))?.push(...missingAt(name, field, values));
  }
  for (const path of definition.alsoMissing?.(values) ?? []) {
    paths.get(stepOf(definition, path, values) ?? '')?.push(path);
  }
  return Object.fromEntries(paths);
}
