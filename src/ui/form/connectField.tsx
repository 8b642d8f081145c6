import { type ComponentType, memo, useCallback, useContext, useEffect } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { FieldLabels } from './FieldLabels';

/** Props injected by the form. */
type InjectedProps = 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref';

type ConnectedFieldProps<P, V extends FieldValues> = Omit<P, InjectedProps> & { readonly name: FieldPath<V> };

/**
 * Connects a field component to the surrounding form by its path.
 *
 * The component renders again when its own value, error or props change, not when an error appears at another field.
 *
 * The form value of an emptied field is null (react-hook-form reads undefined as untouched); the field receives undefined.
 * With a type argument the path is type-checked: `<FormTextField<Values> name="title" … />`.
 */
// biome-ignore lint/suspicious/noExplicitAny: any props a field may have; what goes in is typed by ConnectedFieldProps
export function connectField<P extends Record<string, any>>(Field: ComponentType<P>) {
  const Own = memo(Field) as unknown as ComponentType<P>;
  return function ConnectedField<V extends FieldValues = FieldValues>(props: ConnectedFieldProps<P, V>) {
    const { name, ...rest } = props;
    const { field, fieldState } = useController({ name });
    const labels = useContext(FieldLabels);
    const label: unknown = 'label' in rest ? rest.label : undefined;
    useEffect(() => {
      if (typeof label === 'string') labels?.set(name, { label });
    }, [labels, name, label]);
    const { onChange: write } = field;
    const onChange = useCallback((value: unknown) => write(value ?? null), [write]);
    const injected = {
      name,
      value: field.value ?? undefined,
      onChange,
      onBlur: field.onBlur,
      ref: field.ref,
      error: fieldState.error?.message ?? fieldState.error?.root?.message,
    };
    return <Own {...(rest as unknown as P)} {...injected} />;
  };
}
