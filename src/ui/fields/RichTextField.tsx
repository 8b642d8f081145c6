import { lazy, type Ref, Suspense } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import type { RichTextHandle } from './RichTextEditor';
import styles from './RichTextField.module.css';
import { strings } from './strings';

const RichTextEditor = lazy(() => import('./RichTextEditor').then((module) => ({ default: module.RichTextEditor })));

export interface RichTextFieldProps extends FieldProps, FieldValue<string> {
  readonly ref?: Ref<RichTextHandle>;
}

/** Formatted text as HTML. The editor knows only what the sanitiser lets through, so nothing written or pasted is lost on saving. */
export function RichTextField(props: RichTextFieldProps) {
  const { value, onChange, onBlur, ref } = props;
  const t = useStrings(strings);
  const ids = useFieldIds(props);
  return (
    <FieldFrame {...props} ids={ids} kind="text">
      <Suspense
        fallback={
          <div className={styles.waiting} role="status">
            {t.loadingPart}
          </div>
        }
      >
        <RichTextEditor
          ref={ref}
          ids={ids}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          isLocked={Boolean(props.isDisabled || props.isReadOnly)}
          isRequired={props.isRequired ?? false}
          isInvalid={props.error !== undefined}
        />
      </Suspense>
    </FieldFrame>
  );
}
