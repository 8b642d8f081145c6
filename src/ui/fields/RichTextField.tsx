import type { Ref } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { CodeSuspense } from '../feedback/CodeSuspense';
import { FailureBoundary } from '../feedback/FailureBoundary';
import { lazyComponent } from '../feedback/LazyBlock';
import { FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import { PlainTextFallback } from './PlainTextFallback';
import type { RichTextHandle } from './RichTextEditor';
import styles from './RichTextField.module.css';
import { strings } from './strings';

const RichTextEditor = lazyComponent(() => import('./RichTextEditor').then((module) => module.RichTextEditor));

export interface RichTextFieldProps extends FieldProps, FieldValue<string> {
  readonly ref?: Ref<RichTextHandle>;
}

/** A rich text field with an HTML value. Falls back to plain text where the editor could not be loaded. */
export function RichTextField(props: RichTextFieldProps) {
  const { value, onChange, onBlur, ref } = props;
  const t = useStrings(strings);
  const ids = useFieldIds(props);
  return (
    <FieldFrame {...props} ids={ids} kind="text">
      <FailureBoundary renderFailure={(_, retry) => <PlainTextFallback {...props} ids={ids} onRetry={retry} />}>
        <CodeSuspense
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
        </CodeSuspense>
      </FailureBoundary>
    </FieldFrame>
  );
}
