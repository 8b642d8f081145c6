import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { labelled } from '#domain/format/labelled';
import type { Strings } from '#domain/language/strings';
import { LabelledValue } from '#ui/display/LabelledValue';
import { displayStrings } from '#ui/displayStrings';
import { CaptionedField } from '#ui/form/FieldsInRow';
import { FormRow } from '#ui/form/FormRow';
import { ListField } from '#ui/form/ListField';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { controlOf, needsOptions } from './controls';
import type { AnyField, AnyFormDefinition, FieldName, Option, RowFieldName } from './definition';
import { applies, fieldNamed, isRequired, rowAround } from './derive';
import { FieldAnswer } from './FieldAnswer';
import { noSource, useLongFormContext } from './formContext';
import { GroupedOptions, SelectAllButton } from './GroupedOptions';
import { Guidance } from './Guidance';
import { ListFailure } from './ListFailure';
import { longFormStrings } from './strings';
import { useFormSelector } from './useFormSelector';

export interface LongFormFieldProps<Name extends string = string> {
  readonly name: Name;
  /** Replaces the label of the table of fields, for example where a heading contains a part of it. */
  readonly label?: string;
  readonly isLabelHidden?: boolean;
  /** A short visible caption above the field; the label is then visually hidden. */
  readonly caption?: string;
  readonly hint?: ReactNode;
  readonly isReadOnly?: boolean;
  readonly isDisabled?: boolean;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly isClearable?: boolean;
  /** Replaces the control of a text field. */
  readonly as?: 'longText' | 'richText';
  /** A subset of the field's options. */
  readonly options?: readonly Option[];
}

const fieldOf = (definition: AnyFormDefinition, name: string): AnyField => {
  const field = fieldNamed(definition, name);
  if (!field) throw new Error(`The form has no field "${name}"`);
  return field;
};

const ungrouped = (options: readonly Option[]) => options.map(({ group: _, ...option }) => option);

const yesAndNo = (t: Strings<(typeof displayStrings)['templates']>): readonly Option[] => [
  { key: true, label: t.yes },
  { key: false, label: t.no },
];

/** The state of a field that depends on other answers: whether it applies, its label and the input of its options. */
function useFieldState(field: AnyField, t: unknown, name: string) {
  const { options } = field;
  return useFormSelector((values) => ({
    isApplicable: applies(field, values),
    label: field.label(t, values),
    hint: field.hint?.(t, values),
    example: field.example?.(t, values),
    isRequired: isRequired(field, values),
    input: options?.input(values, rowAround(values, name) as never),
  }));
}

interface GuidanceState {
  readonly hint: string | undefined;
  readonly example: string | undefined;
}

/** How to answer a field; undefined where nothing is said about it. */
function describedBy(field: AnyField, t: unknown, { hint, example }: GuidanceState): ReactNode {
  const hasMore = example !== undefined || field.rowFields !== undefined;
  return hasMore ? <Guidance field={field} t={t} values={{ hint, example }} /> : hint;
}

/** A field of the surrounding form, by its name in the table of fields. */
export function LongFormField({ name, caption, options, as, ...own }: LongFormFieldProps) {
  const { definition, t, isReadOnly } = useLongFormContext();
  const formStrings = useStrings(longFormStrings);
  const valueStrings = useStrings(displayStrings);
  const { language } = useLanguage();
  const field = useMemo(() => fieldOf(definition, name), [definition, name]);
  const state = useFieldState(field, t, name);
  const source = field.options ?? noSource;
  const loaded = source.useOptions(state.input as never);
  const { search } = source;
  if (!state.isApplicable || field.kind === 'rows' || field.kind === 'hidden') return null;
  const choices = options ?? field.choices?.(t) ?? (field.kind === 'yesNo' ? yesAndNo(valueStrings) : undefined);
  const list = choices ? { ...loaded, options: choices } : loaded;
  const label = own.label ?? state.label;
  if (isReadOnly) {
    return (
      <ReadOnlyField
        name={name}
        field={as ? { ...field, kind: as } : field}
        label={caption ?? label}
        isLabelHidden={own.isLabelHidden}
        options={list.options ?? (list.isError ? [] : undefined)}
      />
    );
  }
  const Control = controlOf(as ?? field.kind);
  const control = (
    <Control
      {...own}
      name={name}
      label={label}
      isLabelHidden={own.isLabelHidden ?? caption !== undefined}
      hint={own.hint}
      isRequired={state.isRequired}
      isReadOnly={field.isReadOnly || own.isReadOnly}
      field={field}
      list={list}
      onSearch={search && ((text, signal) => search(text, signal, state.input as never))}
    />
  );
  const failure = loaded.isError && !loaded.options && needsOptions.has(field.kind) && (
    <ListFailure message={formStrings.listFailed({ list: label })} onRetry={() => loaded.refetch?.()} />
  );
  const isGrouped = field.kind === 'checklist' && list.options?.some(({ group }) => group);
  const content = (
    <>
      {failure}
      {isGrouped ? (
        <GroupedOptions options={list.options ?? []}>
          {(group, grouped) => (
            <LongFormField
              {...own}
              name={name}
              label={labelled(language, label, group)}
              isLabelHidden
              options={ungrouped(grouped)}
            />
          )}
        </GroupedOptions>
      ) : (
        control
      )}
      {field.canSelectAll && <SelectAllButton name={name} options={list.options ?? []} />}
    </>
  );
  if (caption === undefined) return content;
  return (
    <CaptionedField caption={caption} isRequired={state.isRequired}>
      {content}
    </CaptionedField>
  );
}

interface ReadOnlyFieldProps extends Pick<LongFormFieldProps, 'name' | 'isLabelHidden'> {
  readonly field: AnyField;
  readonly label: string;
  readonly options: readonly Option[] | undefined;
}

/** The answer to a field in a form that is read. */
function ReadOnlyField({ name, field, label, isLabelHidden, options }: ReadOnlyFieldProps) {
  const value: unknown = useWatch({ name });
  return (
    <LabelledValue label={label} isLabelHidden={isLabelHidden}>
      <FieldAnswer field={field} value={value} options={options} />
    </LabelledValue>
  );
}

/** A field in a row of its own: its label and hint on the left, the control on the right. */
export function LongFormRow({ children, ...own }: LongFormFieldProps & { readonly children?: ReactNode }) {
  const { definition, t, isReadOnly } = useLongFormContext();
  const field = useMemo(() => fieldOf(definition, own.name), [definition, own.name]);
  const state = useFieldState(field, t, own.name);
  if (!state.isApplicable) return null;
  return (
    <FormRow
      title={own.label ?? state.label}
      // how to answer is of no use to those who read
      description={isReadOnly ? undefined : (own.hint ?? describedBy(field, t, state))}
      isRequired={state.isRequired && !isReadOnly}
    >
      <LongFormField
        {...own}
        hint={undefined}
        isLabelHidden={own.isLabelHidden ?? (isReadOnly || field.kind !== 'checkbox')}
      />
      {children}
    </FormRow>
  );
}

export interface LongFormListProps<Name extends string = string> {
  readonly name: Name;
  /** The name of a row, followed by its number. */
  readonly rowLabel: string;
  readonly addLabel?: string;
  readonly maxRows?: number;
  readonly isReadOnly?: boolean;
  /** The name of a row from its values, instead of its number. */
  readonly rowName?: (row: Readonly<Record<string, unknown>>) => string;
  /** Replaces the add button; called with the function that adds a row. */
  readonly adder?: (append: (row: Readonly<Record<string, unknown>>) => void) => ReactNode;
  /** Shown below the list. */
  readonly below?: ReactNode;
  /** Renders the fields of a row; called with a function from field names to paths. */
  readonly children: (path: (name: string) => string, index: number) => ReactNode;
}

/** A list of rows that are added and removed, in a row of its own: its label and hint on the left. */
export function LongFormList({ name, below, children, ...own }: LongFormListProps) {
  const { definition, t, isReadOnly } = useLongFormContext();
  const field = useMemo(() => fieldOf(definition, name), [definition, name]);
  const state = useFieldState(field, t, name);
  if (!state.isApplicable) return null;
  const newRow = () =>
    Object.fromEntries(Object.entries(field.rowFields ?? {}).map(([part, { initial }]) => [part, initial ?? null]));
  return (
    <FormRow
      title={state.label}
      description={isReadOnly ? undefined : describedBy(field, t, state)}
      isRequired={(field.minRows ?? 0) > 0 && !isReadOnly}
    >
      <ListField
        {...own}
        isReadOnly={isReadOnly || own.isReadOnly}
        name={name}
        label={state.label}
        isLabelHidden
        newRow={newRow}
        renderRow={(row, index) => children((part) => `${row}.${part}`, index)}
      />
      {below}
    </FormRow>
  );
}

/** A list of rows within a row of another list, under its label. */
export function LongFormSublist({ name, children, ...own }: LongFormListProps) {
  const { definition, t, isReadOnly } = useLongFormContext();
  const field = useMemo(() => fieldOf(definition, name), [definition, name]);
  const state = useFieldState(field, t, name);
  const newRow = () =>
    Object.fromEntries(Object.entries(field.rowFields ?? {}).map(([part, { initial }]) => [part, initial ?? null]));
  return (
    <ListField
      {...own}
      isReadOnly={isReadOnly || own.isReadOnly}
      name={name}
      label={state.label}
      newRow={newRow}
      renderRow={(row, index) => children((part) => `${row}.${part}`, index)}
    />
  );
}

type ListNameOf<V> = RowFieldName<V> extends `${infer Name}.${number}.${string}` ? Name : never;

/** The fields of one form, with their names checked by the compiler. */
export function fieldsOf<V>() {
  return {
    Field: LongFormField as ComponentType<LongFormFieldProps<FieldName<V> | RowFieldName<V>>>,
    FieldRow: LongFormRow as ComponentType<LongFormFieldProps<FieldName<V>> & { readonly children?: ReactNode }>,
    FieldList: LongFormList as ComponentType<LongFormListProps<ListNameOf<V>>>,
  };
}
