import { type ComponentType, type ReactNode, useEffect, useId } from 'react';
import { optionState } from '#app/request/optionState';
import { useUploadFailure } from '#app/request/useUploadFailure';
import { useKeptFiles } from '#ui/drafts/useFileKeeper';
import type { FoundOptions } from '#ui/fields/useOptions';
import {
  FormCheckboxField,
  FormChecklistField,
  FormDateField,
  FormFileField,
  FormNumberField,
  FormRadioField,
  FormTextArea,
  FormTextField,
} from '#ui/form/formFields';
import { FormMultiSelectField, FormNativeSelect, FormSelectField } from '#ui/form/formSelects';
import { FormRichTextField } from '#ui/form/formSpecials';
import type { AnyField, Option, OptionKey, OptionList } from './definition';
import type { FieldKind } from './fieldKinds';
import { useLongFormContext } from './formContext';

/** Props of every control of a long form. */
export interface ControlProps {
  readonly name: string;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly isDisabled?: boolean;
  readonly placeholder?: string;
  /** Lines of a text area. */
  readonly rows?: number;
  readonly isClearable?: boolean;
  readonly field: AnyField;
  readonly list: OptionList;
  /** For options that are searched on the server. */
  readonly onSearch?: OptionSearch | undefined;
}

type OptionSearch = (text: string, signal: AbortSignal) => Promise<FoundOptions<string | number>>;

type Control = ComponentType<ControlProps>;

const shared = ({ name, label, isLabelHidden, hint, isRequired, isReadOnly, isDisabled }: ControlProps) => ({
  name,
  label,
  isLabelHidden,
  hint,
  isRequired,
  isReadOnly,
  isDisabled,
});

const isKey = (key: OptionKey): key is string | number => typeof key !== 'boolean';
const keyed = (options: readonly Option[] = []) =>
  options.flatMap(({ key, ...rest }) => (isKey(key) ? [{ key, ...rest }] : []));

const stateOf = ({ options: data, isError = false, refetch = () => undefined }: OptionList) =>
  optionState({ data, isError, refetch });

const searched = (props: ControlProps) => {
  const { list, onSearch, placeholder } = props;
  const source = onSearch ? { onSearch } : { options: keyed(list.options) };
  return { ...shared(props), placeholder, ...stateOf(list), ...source };
};

const text =
  (type: 'text' | 'email' | 'url' | 'tel'): Control =>
  (props) => <FormTextField {...shared(props)} placeholder={props.placeholder} type={type} autoComplete="off" />;

const number =
  (isInteger: boolean, isYear = false): Control =>
  (props) => {
    const { min = 0, max } = props.field;
    return <FormNumberField {...shared(props)} isInteger={isInteger} isYear={isYear} min={min} max={max} />;
  };

const date: Control = (props) => <FormDateField {...shared(props)} />;

const radio: Control = (props) => (
  <FormRadioField {...shared(props)} options={props.list.options ?? []} isClearable={props.isClearable} />
);

function Files(props: ControlProps) {
  const { field, name } = props;
  const { keeper, onUploading, registerField } = useLongFormContext().files;
  const id = useId();
  const keptFiles = useKeptFiles(keeper, name);
  useEffect(() => registerField(name), [registerField, name]);
  const reasonOf = useUploadFailure();
  if (!field.files) throw new Error(`The field "${name}" does not say how its files are sent`);
  return (
    <FormFileField
      {...shared(props)}
      {...field.files}
      reasonOf={reasonOf}
      onPendingChange={(pending) => onUploading(id, pending)}
      keptFiles={keptFiles}
    />
  );
}

type ShownKind = Exclude<FieldKind, 'rows' | 'hidden'>;

const controls: Readonly<Record<ShownKind, Control>> = {
  text: text('text'),
  email: text('email'),
  phone: text('tel'),
  url: text('url'),
  longText: (props) => (
    <FormTextArea
      {...shared(props)}
      rows={props.rows}
      limit={props.field.maxLength}
      isBulleted={props.field.isBulleted}
    />
  ),
  richText: (props) => <FormRichTextField {...shared(props)} />,
  count: number(true),
  year: number(true, true),
  number: number(false),
  date,
  utcDate: date,
  yesNo: radio,
  radio,
  checkbox: (props) => <FormCheckboxField {...shared(props)} />,
  nativeSelect: (props) => (
    <FormNativeSelect
      {...shared(props)}
      placeholder={props.placeholder}
      options={keyed(props.list.options)}
      // the failure stands above the field (`needsOptions`)
      isPending={stateOf(props.list).isPending}
    />
  ),
  select: (props) => <FormSelectField {...searched(props)} selectedOption={keyed(props.list.options)[0]} />,
  checklist: (props) => <FormChecklistField {...shared(props)} options={keyed(props.list.options)} />,
  multiSelect: (props) => <FormMultiSelectField {...searched(props)} />,
  files: Files,
};

export const controlOf = (kind: ShownKind): Control => controls[kind];

/** Kinds that render all their options; a load error is shown above them. */
export const needsOptions: ReadonlySet<FieldKind> = new Set(['radio', 'nativeSelect', 'checklist']);
