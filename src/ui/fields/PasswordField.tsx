import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { controlAttributes, FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import input from './input.module.css';
import { PasswordStrengthMeter } from './PasswordStrengthMeter';
import { passwordStrings } from './passwordStrings';

export interface PasswordFieldProps extends FieldProps, FieldValue<string> {
  /** A new password is checked against the rules, a current one is not. */
  readonly kind: 'current' | 'new';
  /** False for the field that repeats a new password. */
  readonly hasMeter?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { kind, hasMeter = kind === 'new', value, onChange, onBlur, ref } = props;
  const t = useStrings(passwordStrings);
  const ids = useFieldIds(props);
  const meterId = useId();
  const [isShown, setShown] = useState(false);
  const attributes = controlAttributes(props, ids);
  return (
    <FieldFrame {...props} ids={ids} kind="control">
      <div className={input.withButton}>
        <input
          {...attributes}
          aria-describedby={
            [attributes['aria-describedby'], hasMeter && meterId].filter(Boolean).join(' ') || undefined
          }
          ref={ref}
          type={isShown ? 'text' : 'password'}
          autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className={input.input}
          readOnly={props.isReadOnly}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
          onBlur={onBlur}
        />
        <Button
          label={isShown ? t.hidePassword : t.showPassword}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      </div>
      {hasMeter && <PasswordStrengthMeter id={meterId} password={value ?? ''} />}
    </FieldFrame>
  );
}
