import { ChevronDown } from 'lucide-react';
import { type Ref, useContext, useImperativeHandle, useRef } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { controlAttributes, FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import { GoneChoice } from './GoneChoice';
import input from './input.module.css';
import styles from './NativeSelect.module.css';
import { NothingChosen } from './NothingChosen';
import { OptionsFailed } from './OptionsFailed';
import { hasNoOption, missingLabel } from './optionLabel';
import type { SelectOption } from './rankOptions';
import { strings } from './strings';
import { useChoice } from './useChoice';
import type { OptionState } from './useOptions';

export interface NativeSelectProps<Key extends string | number> extends FieldProps, FieldValue<Key>, OptionState {
  readonly options: readonly SelectOption<Key>[];
  /** The label of the empty option; in filters 'All' by default. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A native select, for a few options and for filters without the code of the searchable one. */
export function NativeSelect<Key extends string | number>(props: NativeSelectProps<Key>) {
  const { options, placeholder, onBlur, ref, isPending, hasFailed, onRetry, onNeedOptions } = props;
  const [value, onChange, isUpdating] = useChoice(props.value, props.onChange);
  const t = useStrings(strings);
  const nothingChosen = useContext(NothingChosen);
  const ids = useFieldIds(props);
  const select = useRef<HTMLSelectElement>(null);
  useImperativeHandle<HTMLSelectElement | null, HTMLSelectElement | null>(ref, () => select.current, []);
  const isMissing = value !== undefined && !options.some(({ key }) => key === value);
  return (
    <FieldFrame {...props} ids={ids} isUpdating={isUpdating}>
      <div className={styles.control}>
        <select
          {...controlAttributes(props, ids)}
          ref={select}
          disabled={props.isDisabled || props.isReadOnly}
          className={`${input.input} ${styles.select}`}
          value={value === undefined ? '' : String(value)}
          onChange={(event) => onChange(options.find((option) => String(option.key) === event.target.value)?.key)}
          onFocus={onNeedOptions}
          onPointerEnter={onNeedOptions}
          onBlur={onBlur}
        >
          <option value="">{placeholder ?? nothingChosen ?? t.select}</option>
          {isMissing && <option value={String(value)}>{missingLabel(props, t)}</option>}
          {isPending && !isMissing && <option disabled>{t.fetchingOptions}</option>}
          {options.map((option) => (
            <option key={option.key} value={String(option.key)} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </div>
      <GoneChoice
        isGone={isMissing && hasNoOption(props)}
        clear={{ label: props.label, onClear: () => onChange(undefined) }}
      />
      {hasFailed && <OptionsFailed onRetry={onRetry} control={select} />}
    </FieldFrame>
  );
}
