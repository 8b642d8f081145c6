import { type ComponentType, useContext, useEffect } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { FieldLabels } from './FieldLabels';

/** What the form gives to a field; the page gives the rest. */
type InjectedProps = 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref';

type ConnectedFieldProps<P, V extends FieldValues> = Omit<P, InjectedProps> & { readonly name: FieldPath<V> };

/**
 * A field tied to the form around it by its path.
 *
 * The form holds null for an emptied field (react-hook-form takes undefined for "not touched"); the field itself sees undefined.
 * Give the type of the form's values to have the path checked: `<FormTextField<Values> name="title" … />`.
 */
// biome-ignore lint/suspicious/noExplicitAny: any props a field may have; what goes in is typed by ConnectedFieldProps
export function connectField<P extends Record<string, any>>(Field: ComponentType<P>) {
  return function ConnectedField<V extends FieldValues = FieldValues>(props: ConnectedFieldProps<P, V>) {
    const { name, ...rest } = props;
    const { field, fieldState } = useController({ name });
    const labels = useContext(FieldLabels);
    const label: unknown = 'label' in rest ? rest.label : undefined;
    useEffect(() => {
      if (typeof label === 'string') labels?.set(name, { label });
    }, [labels, name, label]);
    const injected = {
      name,
      value: field.value ?? undefined,
      onChange: (value: unknown) => field.onChange(value ?? null),
      onBlur: field.onBlur,
      ref: field.ref,
      error: fieldState.error?.message ?? fieldState.error?.root?.message,
    };
    return <Field {...(rest as unknown as P)} {...injected} />;
  };
}
