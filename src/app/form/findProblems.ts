import { type FieldErrors, get, set } from 'react-hook-form';
import { isSame } from '#ui/drafts/differences';
import type { AnyField, AnyFormDefinition, Problem } from './definition';
import { applies, fieldEntries, fieldNamed, inFormOrder, isRequired } from './derive';
import { type FieldKind, type KindRules, rulesOfKind } from './fieldKinds';
import type { RuleStrings } from './rules';

export interface RuleContext {
  /** The strings of the shared rules. */
  readonly rules: RuleStrings;
  /** The form's own strings. */
  readonly t: unknown;
  /** Data that rules need besides the values. */
  readonly facts: unknown;
  /** The stored values, for an edit. */
  readonly storedValues?: object;
}

/** Kinds whose message for a missing answer is "choose". */
const choices: ReadonlySet<FieldKind> = new Set([
  'radio',
  'nativeSelect',
  'select',
  'checklist',
  'multiSelect',
  'yesNo',
]);

const missing = (kind: FieldKind, rules: RuleStrings) =>
  kind === 'checkbox' ? rules.confirm : choices.has(kind) ? rules.choose : rules.required;

interface Checked {
  readonly rules: RuleStrings;
  readonly schema: ReturnType<KindRules['schema']>;
  readonly value: unknown;
  readonly message: string | null;
}

/** The last validated value of each field. */
const checked = new WeakMap<object, Checked>();

/**
 * Validates a value by the field's kind. Schema and result are cached: with every keystroke a long form validates hundreds of fields, of
 * which only one has changed.
 */
function kindProblem(field: AnyField, value: unknown, rules: RuleStrings): string | null {
  const last = checked.get(field);
  const known = last?.rules === rules ? last : undefined;
  if (known && Object.is(known.value, value)) return known.message;
  const schema = known?.schema ?? rulesOfKind(field.kind).schema(field, rules);
  const result = schema.safeParse(value);
  const message = result.success ? null : (result.error.issues[0]?.message ?? rules.required);
  checked.set(field, { rules, schema, value, message });
  return message;
}

function fieldProblem(field: AnyField, value: unknown, values: object, { rules, t }: RuleContext): string | null {
  const kind = rulesOfKind(field.kind);
  if (kind.isBlank(value)) return isRequired(field, values) ? missing(field.kind, rules) : null;
  return kindProblem(field, value, rules) ?? field.rule?.(value as never, values, t) ?? null;
}

/** The problems of a field, and of its rows when it holds some. */
function problemsAt(
  path: string,
  field: AnyField,
  value: unknown,
  values: object,
  context: RuleContext,
): readonly Problem[] {
  const message = fieldProblem(field, value, values, context);
  const own = message === null ? [] : [{ path, message }];
  return field.kind === 'rows' ? [...own, ...rowProblems(path, field, value, values, context)] : own;
}

function rowProblems(
  name: string,
  field: AnyField,
  value: unknown,
  values: object,
  context: RuleContext,
): readonly Problem[] {
  const rows = Array.isArray(value) ? value : [];
  const { minRows = 0, rowFields = {} } = field;
  const tooFew = rows.length < minRows;
  return [
    ...(tooFew ? [{ path: `${name}.root`, message: context.rules.tooFewRows({ count: minRows }) }] : []),
    ...rows.flatMap((row, index) =>
      Object.entries(rowFields).flatMap(([part, rowField]) =>
        (rowField.appliesToRow?.(row as never) ?? true)
          ? problemsAt(`${name}.${index}.${part}`, rowField, get(row, part), values, context)
          : [],
      ),
    ),
  ];
}

/** Whether all values of a problem equal the stored ones: an edit is not rejected for values that it does not change. */
const isAsStored = ({ path, about = [path] }: Problem, values: object, stored: object) =>
  about.every((each) => isSame(get(values, each), get(stored, each)));

/** The problems of the applicable fields, including those across fields. */
const allProblems = (definition: AnyFormDefinition, values: object, context: RuleContext): readonly Problem[] => [
  ...fieldEntries(definition)
    .filter(([, field]) => applies(field, values))
    .flatMap(([name, field]) => problemsAt(name, field, get(values, name), values, context)),
  ...(definition.crossRules?.(values, context.t, context.facts) ?? []),
];

/** Problems in the order of the form's steps and table. */
export function sortProblems(definition: AnyFormDefinition, problems: readonly Problem[]): readonly Problem[] {
  const order = inFormOrder(
    definition,
    problems.map(({ path }) => path),
  );
  return problems.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
}

/**
 * The problems of a form's answers, in the order of its steps and table. Fields that do not apply are skipped.
 *
 * @param context - with the stored values in an edit: a problem that the server's version has too, of untouched answers, does not count.
 *   An untouched answer that another one has made wrong does
 */
export function findProblems(definition: AnyFormDefinition, values: object, context: RuleContext): readonly Problem[] {
  const { storedValues } = context;
  const sorted = sortProblems(definition, allProblems(definition, values, context));
  if (!storedValues) return sorted;
  const isAskedAnew = ({ path }: Problem) => fieldNamed(definition, path)?.isAskedAnew === true;
  const isUntouched = (problem: Problem) => !isAskedAnew(problem) && isAsStored(problem, values, storedValues);
  if (!sorted.some(isUntouched)) return sorted;
  const stored = new Set(allProblems(definition, storedValues, context).map(({ path }) => path));
  return sorted.filter((problem) => !isUntouched(problem) || !stored.has(problem.path));
}

/** Converts problems to react-hook-form errors; the first problem of a path is used. */
export function toFieldErrors(problems: readonly Problem[]): FieldErrors {
  const errors: Record<string, unknown> = {};
  for (const { path, message } of problems) if (!get(errors, path)) set(errors, path, { type: 'rule', message });
  return errors as FieldErrors;
}
