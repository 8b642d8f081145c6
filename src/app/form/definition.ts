import type { FormErrors } from '#app/request/errors';
import type { FileFieldProps } from '#ui/fields/FileField';
import type { FoundOptions } from '#ui/fields/useOptions';
import type { FieldKind, FieldLimits } from './fieldKinds';

type Leaf = string | number | boolean | null | undefined | readonly unknown[];

/** The path of every field of a form's values: `title`, `contacts.Media.email`. A list is one field. */
export type FieldName<V> = {
  [K in keyof V & string]: NonNullable<V[K]> extends Leaf ? K : `${K}.${FieldName<NonNullable<V[K]>>}`;
}[keyof V & string];

type ListName<V> = {
  [K in keyof V & string]: NonNullable<V[K]> extends readonly object[] ? K : never;
}[keyof V & string];

type RowOf<V, L extends keyof V> = NonNullable<V[L]> extends readonly (infer Row)[] ? Row : never;

/** A field of a row: `sources.0.spec`, or of a row within a row: `interventions.0.indicators.1.title`. */
export type RowFieldName<V> = {
  [L in ListName<V> & keyof V & string]:
    | `${L}.${number}.${keyof RowOf<V, L> & string}`
    | `${L}.${number}.${RowFieldName<RowOf<V, L>>}`;
}[ListName<V> & keyof V & string];

export type OptionKey = string | number | boolean;

export interface Option {
  readonly key: OptionKey;
  readonly label: string;
  readonly description?: string;
  /** The heading under which the option stands, where options come in groups. */
  readonly group?: string;
}

/** The options of a field, as far as they have been loaded. */
export interface OptionList {
  /** Undefined until loaded. */
  readonly options: readonly Option[] | undefined;
  readonly isError?: boolean;
  readonly refetch?: () => unknown;
}

/** Where a field's options come from: a hook, given what it needs of the form's values. */
export interface OptionSource<V> {
  /**
   * Compared by content; the hook runs again only when it changes.
   *
   * @param row - the row that the field stands in; undefined for a field of the form
   */
  readonly input: (values: V, row: never) => unknown;
  readonly useOptions: (input: never) => OptionList;
  /** Searches the options on the server; `useOptions` then loads only the chosen option. */
  readonly search?: (text: string, signal: AbortSignal, input: never) => Promise<FoundOptions<string | number>>;
}

/** Options that do not depend on the form's values. */
export const optionsFrom = (useOptions: () => OptionList): OptionSource<unknown> => ({
  input: () => undefined,
  useOptions,
});

/**
 * Options that depend on other answers, such as the provinces of a country.
 *
 * @param input - what the hook needs of the values, and of the row that the field stands in
 */
export const optionsFor = <V, I, Row = unknown>(
  input: (values: V, row: Row) => I,
  useOptions: (input: I) => OptionList,
  search?: (text: string, signal: AbortSignal, input: I) => Promise<FoundOptions<string | number>>,
): OptionSource<V> => ({ input, useOptions, search });

/** Every property of a field, regardless of its kind. */
export interface FieldParts<V, FormStrings, Step extends string> extends FieldLimits {
  readonly kind: FieldKind;
  /** The step that shows it. Steps show their fields in the order of the table. */
  readonly step: Step;
  /** The step that shows it, where that depends on other answers. */
  readonly stepFor?: (values: V) => Step;
  readonly label: (t: FormStrings, values: V) => string;
  readonly hint?: (t: FormStrings, values: V) => string | undefined;
  /**
   * Whether the field applies; always by default. A field that does not apply is not shown, validated or sent, so the server keeps its
   * value. It is sent blank if it applied to the stored document and an answer of this edit removed it.
   */
  readonly appliesTo?: (values: V) => boolean;
  /** The same for a field of a row. The step itself decides which fields of a row it shows. */
  readonly appliesToRow?: (row: never) => boolean;
  readonly isRequired?: boolean | ((values: V) => boolean);
  /** Whether a complete document has an answer: it may be saved without one, but the step counts it as missing. */
  readonly isExpected?: boolean | ((values: V) => boolean);
  /**
   * Whether a value that is not blank was entered by a person, for fields whose initial value is not blank. True by default.
   */
  readonly isGiven?: (value: never) => boolean;
  /** True for answers that are computed or set by the server. */
  readonly isReadOnly?: boolean;
  /** Fixed options, in words. */
  readonly choices?: (t: FormStrings) => readonly Option[];
  readonly options?: OptionSource<V>;
  /** Offers to select every option of a `multiSelect` at once. */
  readonly canSelectAll?: boolean;
  /** For the kind `longText`: whether each line is a point of a list, with a bullet before it. */
  readonly isBulleted?: boolean;
  /** What a new document starts with. */
  readonly initial?: unknown;
  /** The path of the value in the stored document, where it differs from the field's name: `budget_file_details`. */
  readonly storedAs?: string;
  /** The path of the value in the body, where it differs from the field's name. */
  readonly sentAs?: string;
  /** Converts the stored value where its shape differs from the kind's. */
  readonly fromStored?: (stored: unknown) => unknown;
  /** Converts the value for the body where its shape differs from the kind's. Undefined is not sent. */
  readonly toBody?: (value: never) => unknown;
  /** How files are uploaded, for the kind `files`: one is sent as its id, with a caption as `{ id, caption }`, several as a list of these. */
  readonly files?: Pick<FileFieldProps, 'upload' | 'accept' | 'maxSize' | 'isMultiple' | 'hasCaption'>;
  /**
   * False for what is not sent under the field's own name: answers that `toBody` sends in another shape.
   */
  readonly isSent?: boolean;
  /** True for answers that stay on the form: they are neither sent nor compared with the server's version. */
  readonly isLocal?: boolean;
  /** True for an answer that every save asks for anew, such as the reason of an edit: it is checked although it is as stored. */
  readonly isAskedAnew?: boolean;
  /** A rule beyond the kind's; checked where the field is answered. @returns a message, or null */
  readonly rule?: (value: never, values: V, t: FormStrings) => string | null;
  /** The fields of each row, for the kind `rows`; a row may hold rows in turn. */
  readonly rowFields?: Readonly<Record<string, RowFieldDefinition<V, FormStrings, Step>>>;
  readonly minRows?: number;
  /** The keys by which the server identifies a row of the list; `id` by default. */
  readonly rowIdentity?: readonly RowIdentity[];
  /** The client_id of a stored row, for lists whose rows are identified by one of their answers. */
  readonly rowKey?: (storedRow: never) => string;
  /** The place of a stored row among the others, in ascending order. Left out: rows stand as the server answers them. */
  readonly rowOrder?: (storedRow: never) => number;
}

/** The server's id of a row, or the one that the form generates and the server stores. */
export type RowIdentity = 'id' | 'client_id';

const choiceKinds = ['radio', 'nativeSelect', 'select', 'checklist', 'multiSelect'] as const;
type ChoiceKind = (typeof choiceKinds)[number];

/** Properties that a kind requires: options to choose from, an upload, the fields of a row. */
type NeededByKind<Parts extends { readonly choices?: unknown; readonly options?: unknown }> =
  | ({ readonly kind: ChoiceKind } & (
      | { readonly choices: NonNullable<Parts['choices']> }
      | { readonly options: NonNullable<Parts['options']> }
    ))
  | { readonly kind: 'files'; readonly files: object }
  | { readonly kind: 'rows'; readonly rowFields: object }
  | { readonly kind: Exclude<FieldKind, ChoiceKind | 'files' | 'rows'> };

/** A field of a form. */
export type FieldDefinition<V, FormStrings, Step extends string> = FieldParts<V, FormStrings, Step> &
  NeededByKind<FieldParts<V, FormStrings, Step>>;

/** A field of a row. */
export type RowFieldDefinition<V, FormStrings, Step extends string> = Omit<
  FieldParts<V, FormStrings, Step>,
  'step' | 'stepFor'
> &
  NeededByKind<FieldParts<V, FormStrings, Step>>;

/**
 * Checks at run time that a field has what its kind requires, for fields whose kind is not a literal type.
 *
 * @throws when options, an upload or the fields of a row are missing
 */
export function completeField<V, FormStrings, Step extends string>(
  parts: FieldParts<V, FormStrings, Step>,
): FieldDefinition<V, FormStrings, Step> {
  if (isComplete(parts)) return parts;
  throw new Error(`A field of the kind "${parts.kind}" lacks what the kind needs`);
}

function isComplete<V, FormStrings, Step extends string>(
  parts: FieldParts<V, FormStrings, Step>,
): parts is FieldDefinition<V, FormStrings, Step> {
  const { kind, choices, options, files, rowFields } = parts;
  if (kind === 'files') return files !== undefined;
  if (kind === 'rows') return rowFields !== undefined;
  return !choiceKinds.some((choice) => choice === kind) || choices !== undefined || options !== undefined;
}

/** A field for each item of a list, under its name. */
export const fieldsFrom = <T, N extends string, Definition>(
  items: readonly T[],
  define: (item: T) => readonly [name: N, field: Definition],
) => Object.fromEntries(items.map(define)) as Record<N, Definition>;

/** What is wrong with an answer. */
export interface Problem {
  readonly path: string;
  readonly message: string;
  /**
   * The answers it is about, when they are more than the path. In an edit a problem that the server's version has too is
   * no problem while none of them is touched.
   */
  readonly about?: readonly string[];
}

/** Facts that rules read: a hook, given what it needs of the form's values. */
export interface FactSource<V, Facts> {
  readonly input: (values: V) => unknown;
  /** Returns the same object until a fact changes: every new one renders and validates the form again. */
  readonly useFacts: (input: never) => Facts;
  /** Answers that are checked again when the facts change. */
  readonly rechecks?: readonly FieldName<V>[];
}

/** A long form: the table of its fields, and the rules between them. */
export interface FormDefinition<
  V extends object,
  Stored extends object,
  FormStrings,
  Step extends string,
  Facts = unknown,
> {
  /** The kind of document in the keys of drafts: `field-report`. */
  readonly key: string;
  /** Raised when the shape of the values or of the stored document changes: drafts of another shape are not offered. */
  readonly draftVersion: number;
  /** The id of a stored document in the keys of drafts and in the address, where it is not `id`. */
  readonly documentId?: (stored: Stored) => number;
  /** The form's strings, of one or several namespaces; the same object until they change. */
  readonly useStrings: () => FormStrings;
  readonly steps: readonly Step[];
  /** Left out: every step is shown. The fields of a step that is not shown must not apply. */
  readonly stepApplies?: (step: Step, values: V) => boolean;
  /** True for documents that take long to write: they are saved from any step, not from the last one alone. */
  readonly isSavedFromEveryStep?: boolean;
  readonly stepTitle: (step: Step, t: FormStrings, values: V) => string;
  /** A short note beside the title of a step, such as its progress. Runs with every change. */
  readonly stepNote?: (step: Step, t: FormStrings, values: V) => string | undefined;
  readonly fields: { readonly [N in FieldName<V>]: FieldDefinition<V, FormStrings, Step> };
  /** Values whose shape differs from the stored document's, such as lists that the form holds by role. */
  readonly fromStored?: (stored: Stored) => Partial<V>;
  /** Parts of the body whose shape differs from the form's; undefined leaves a field out. */
  readonly toBody?: (values: V, stored: Stored | undefined) => Readonly<Record<string, unknown>>;
  /**
   * Answers that change with the one that a person has just given, such as provinces with the country. Resets of the form, such as a
   * restored draft, have no consequences.
   */
  readonly consequences?: (
    changed: FieldName<V> | RowFieldName<V>,
    values: V,
    facts: Facts | undefined,
  ) => { readonly [N in FieldName<V> | RowFieldName<V>]?: unknown };
  /** What rules need besides the answers, such as lists of the server. */
  readonly facts?: FactSource<V, Facts>;
  /** Problems between answers. */
  readonly crossRules?: (values: V, t: FormStrings, facts: Facts | undefined) => readonly Problem[];
  /** Problems that stand in the way of finishing a document, while it may be saved with them. */
  readonly finalRules?: (values: V, t: FormStrings, facts: Facts | undefined) => readonly Problem[];
  /** The server's errors under the names of the form, where the body's shape differs. */
  readonly errorsToForm?: (errors: FormErrors, values: V, stored: Stored | undefined) => FormErrors;
}

/** A definition whose types do not matter to the reader. */
// biome-ignore lint/suspicious/noExplicitAny: the kit handles forms of any values; each form is typed where it is defined
export type AnyFormDefinition = FormDefinition<any, any, any, any, any>;

/** A definition of known values and stored document. */
// biome-ignore lint/suspicious/noExplicitAny: words, facts and, unless given, steps do not matter to the reader
export type FormOf<V extends object, S extends object, T extends string = any> = FormDefinition<V, S, any, T, any>;

/** A field, of a form or of a row, whose types do not matter to the reader. */
// biome-ignore lint/suspicious/noExplicitAny: as above, for the fields of its table
export type AnyField = Omit<FieldParts<any, any, string>, 'step'>;

export type FormValues = Record<string, unknown>;
