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
  /** The group of the option, where options are grouped. */
  readonly group?: string;
}

/** The loading state of a field's options. */
export interface OptionList {
  /** Undefined until loaded. */
  readonly options: readonly Option[] | undefined;
  readonly isError?: boolean;
  readonly refetch?: () => unknown;
}

/** The source of a field's options: a hook that receives the form values it depends on. */
export interface OptionSource<V> {
  /**
   * Compared by content; the hook runs again only when it changes.
   *
   * @param row - the row of the field; undefined for a field of the form
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
 * @param input - selects the values of the form, and of the field's row, that the hook needs
 */
export const optionsFor = <V, I, Row = unknown>(
  input: (values: V, row: Row) => I,
  useOptions: (input: I) => OptionList,
  search?: (text: string, signal: AbortSignal, input: I) => Promise<FoundOptions<string | number>>,
): OptionSource<V> => ({ input, useOptions, search });

/** Every property of a field, regardless of its kind. */
export interface FieldParts<V, FormStrings, Step extends string> extends FieldLimits {
  readonly kind: FieldKind;
  /** The step of the field. Steps show their fields in the order of the table. */
  readonly step: Step;
  /** The step of the field, if it depends on other answers. */
  readonly stepFor?: (values: V) => Step;
  readonly label: (t: FormStrings, values: V) => string;
  readonly hint?: (t: FormStrings, values: V) => string | undefined;
  /** A model answer, shown on demand below the hint. */
  readonly example?: (t: FormStrings, values: V) => string | undefined;
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
  /** True for the sum of other answers, by `consequences`, where any of them is given: no other number may be kept in a conflict. */
  readonly isTotal?: boolean;
  /** Constant options with their labels. */
  readonly choices?: (t: FormStrings) => readonly Option[];
  readonly options?: OptionSource<V>;
  /** Offers to select every option of a `multiSelect` at once. */
  readonly canSelectAll?: boolean;
  /** For the kind `longText`: whether each line is a point of a list, with a bullet before it. */
  readonly isBulleted?: boolean;
  /** The value in a new document. */
  readonly initial?: unknown;
  /** The path of the value in the stored document, where it differs from the field's name: `budget_file_details`. */
  readonly storedAs?: string;
  /** The path of the value in the body, where it differs from the field's name. */
  readonly sentAs?: string;
  /** Converts the stored value where its shape differs from the kind's. */
  readonly fromStored?: (stored: unknown) => unknown;
  /** Converts the value for the body where its shape differs from the kind's. Undefined is not sent. */
  readonly toBody?: (value: never) => unknown;
  /** True where an untouched answer goes back as it is stored, although the form holds it in another shape. Texts do so anyway. */
  readonly keepsStored?: boolean;
  /** How files are uploaded, for the kind `files`: one is sent as its id, with a caption as `{ id, caption }`, several as a list of these. */
  readonly files?: Pick<FileFieldProps, 'upload' | 'accept' | 'maxSize' | 'isMultiple' | 'hasCaption'>;
  /**
   * False for a field that is not sent under its own name, because `toBody` sends it in another shape.
   */
  readonly isSent?: boolean;
  /** True for local values, which are neither sent nor compared with the server's version. */
  readonly isLocal?: boolean;
  /** True for a value that every save requires, such as the reason of an edit: it is validated even if it equals the stored one. */
  readonly isAskedAnew?: boolean;
  /** A validation rule besides that of the kind, for non-blank values. @returns a message, or null */
  readonly rule?: (value: never, values: V, t: FormStrings) => string | null;
  /** The fields of each row, for the kind `rows`; rows may be nested. */
  readonly rowFields?: Readonly<Record<string, RowFieldDefinition<V, FormStrings, Step>>>;
  readonly minRows?: number;
  /** The name of a row where its label on the page may not be known; undefined while it is not loaded. */
  readonly rowTitle?: (row: never, t: FormStrings, facts: never) => string | undefined;
  /** The keys by which the server identifies a row of the list; `id` by default. */
  readonly rowIdentity?: readonly RowIdentity[];
  /** The client_id of a stored row, for lists whose rows are identified by one of their fields. */
  readonly rowKey?: (storedRow: never) => string;
  /** The sort key of a stored row, ascending. By default rows are in the server's order. */
  readonly rowOrder?: (storedRow: never) => number;
}

/** The server's id of a row, or an id that the form generates and the server stores. */
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

/** A validation error. */
export interface Problem {
  readonly path: string;
  readonly message: string;
  /**
   * The fields that cause the problem, if they are more than the path. In an edit, a problem that the server's version has too is ignored
   * until one of them is changed.
   */
  readonly about?: readonly string[];
}

/** External data that rules depend on: a hook that receives the form values it needs. */
export interface FactSource<V, Facts> {
  readonly input: (values: V) => unknown;
  /** Must return a stable object: each new one renders and validates the form again. */
  readonly useFacts: (input: never) => Facts;
  /** Fields that are validated again when the facts change. */
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
  /** The version of the shape of the values, of `draftVersions`: of drafts with another one the form is not filled. */
  readonly draftVersion: number;
  /** True where the key names the one document that there is: the draft of a new one is then offered for the stored one too. */
  readonly isSingle?: boolean;
  /** The id of a stored document in the keys of drafts and in the address, where it is not `id`. */
  readonly documentId?: (stored: Stored) => number;
  /** The form's strings, of one or several namespaces; the same object until they change. */
  readonly useStrings: () => FormStrings;
  readonly steps: readonly Step[];
  /** Left out: every step is shown. The fields of a step that is not shown must not apply. */
  readonly stepApplies?: (step: Step, values: V) => boolean;
  /** True for documents that take long to write: they can be saved from any step. */
  readonly isSavedFromEveryStep?: boolean;
  readonly stepTitle: (step: Step, t: FormStrings, values: V) => string;
  /** A short note beside the title of a step, such as its progress. Runs with every change. */
  readonly stepNote?: (step: Step, t: FormStrings, values: V) => string | undefined;
  readonly fields: { readonly [N in FieldName<V>]: FieldDefinition<V, FormStrings, Step> };
  /** Values whose shape differs from the stored document's, such as lists that the form keys by role. */
  readonly fromStored?: (stored: Stored) => Partial<V>;
  /** Local values that follow from others, some of which come from the latest version: a conflict does not compare the local ones. */
  readonly fromMerged?: (values: V, latest: Stored) => Partial<V>;
  /** Parts of the body whose shape differs from the form's; undefined leaves a field out. */
  readonly toBody?: (values: V, stored: Stored | undefined) => Readonly<Record<string, unknown>>;
  /**
   * Values that depend on a changed field, such as provinces on the country. Resets of the form, such as a
   * restored draft, have no consequences.
   */
  readonly consequences?: (
    changed: FieldName<V> | RowFieldName<V>,
    values: V,
    facts: Facts | undefined,
  ) => { readonly [N in FieldName<V> | RowFieldName<V>]?: unknown };
  /** Data that rules need besides the values, such as lists of the server. */
  readonly facts?: FactSource<V, Facts>;
  /** Validation across fields. */
  readonly crossRules?: (values: V, t: FormStrings, facts: Facts | undefined) => readonly Problem[];
  /** Paths that count as missing, besides the blank answers of expected fields. */
  readonly alsoMissing?: (values: V) => readonly string[];
  /** Problems that prevent finishing a document, but not saving it. */
  readonly finalRules?: (values: V, t: FormStrings, facts: Facts | undefined) => readonly Problem[];
  /** The server's errors under the names of the form, where the body's shape differs. */
  readonly mapServerErrors?: (errors: FormErrors, values: V, stored: Stored | undefined) => FormErrors;
}

/** A definition with any types. */
// biome-ignore lint/suspicious/noExplicitAny: the kit handles forms of any values; each form is typed where it is defined
export type AnyFormDefinition = FormDefinition<any, any, any, any, any>;

/** A definition with known types of values and stored document. */
// biome-ignore lint/suspicious/noExplicitAny: words, facts and, unless given, steps do not matter to the reader
export type FormOf<V extends object, S extends object, T extends string = any> = FormDefinition<V, S, any, T, any>;

/** A field of a form or of a row, with any types. */
// biome-ignore lint/suspicious/noExplicitAny: as above, for the fields of its table
export type AnyField = Omit<FieldParts<any, any, string>, 'step'>;

export type FormValues = Record<string, unknown>;
