import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { controlAttributes, FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import input from './input.module.css';
import styles from './NativeSelect.module.css';
import type { SelectOption } from './rankOptions';
import { strings } from './strings';

export interface NativeSelectProps<Key extends string | number> extends FieldProps, FieldValue<Key> {
  readonly options: readonly SelectOption<Key>[];
  /** What stands for nothing chosen: 'All types'. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select: for a handful of options, and for the filters of pages that must start fast. */
export function NativeSelect<Key extends string | number>(props: NativeSelectProps<Key>) {
  const { options, placeholder, value, onChange, onBlur, ref } = props;
  const t = useStrings(strings);
  const ids = useFieldIds(props);
  return (
    <FieldFrame {...props} ids={ids}>
      <div className={styles.control}>
        <select
          {...controlAttributes(props, ids)}
          ref={ref}
          disabled={props.isDisabled || props.isReadOnly}
          className={`${input.input} ${styles.select}`}
          value={value === undefined ? '' : String(value)}
          onChange={(event) => onChange(options.find((option) => String(option.key) === event.target.value)?.key)}
          onBlur={onBlur}
        >
          <option value="">{placeholder ?? t.select}</option>
          {options.map((option) => (
            <option key={option.key} value={String(option.key)} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
