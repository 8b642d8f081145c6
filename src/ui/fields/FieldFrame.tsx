import { createContext, type ReactNode, useContext, useId } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { FieldError } from './FieldError';
import styles from './FieldFrame.module.css';

/** Props of every field besides its value. */
export interface FieldProps {
  readonly label: string;
  /** Hides the label where another text (a form row's title) shows it; it is still the accessible name. */
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly name?: string;
}

/** The controlled value of a field; undefined for an empty field. */
export interface FieldValue<T> {
  readonly value: T | undefined;
  readonly onChange: (value: T | undefined) => void;
  readonly onBlur?: () => void;
}

/** The id of a description outside the field, such as that of a form row. */
export const OutsideDescription = createContext<string | undefined>(undefined);

export interface FieldIds {
  readonly input: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  readonly describedBy: string | undefined;
}

export function useFieldIds({ hint, error }: Pick<FieldProps, 'hint' | 'error'>): FieldIds {
  const base = useId();
  const outside = useContext(OutsideDescription);
  const ids = { input: `${base}input`, label: `${base}label`, hint: `${base}hint`, error: `${base}error` };
  const described = [outside, hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  return { ...ids, describedBy: described || undefined };
}

/** ARIA attributes that link a native control to its label, hint and error. */
export const controlAttributes = (props: FieldProps, ids: FieldIds) => ({
  id: ids.input,
  name: props.name,
  disabled: props.isDisabled,
  'aria-describedby': ids.describedBy,
  'aria-invalid': props.error ? true : undefined,
  'aria-required': props.isRequired || undefined,
});

/** ARIA allows `required` and `invalid` on a radio group, but not on a plain group. */
const radioGroupAttributes = ({ error, isRequired }: FieldProps) => ({
  role: 'radiogroup',
  'aria-invalid': error ? true : undefined,
  'aria-required': isRequired || undefined,
});

interface FieldFrameProps extends FieldProps {
  readonly ids: FieldIds;
  /** Whether the page does not yet show what follows from the value (`useChoice`); not on the control, whose new value would be announced as busy. */
  readonly isUpdating?: boolean;
  /** `group` renders the label as a legend, `text` as plain text for controls that are not native. */
  readonly kind?: 'control' | 'text' | 'group' | 'radiogroup';
  /** Shown beside the label: an info button, a count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Label above, control, hint and error below. */
export function FieldFrame({ ids, kind = 'control', isUpdating, aside, children, ...props }: FieldFrameProps) {
  const words = (
    <>
      {props.label}
      {props.isRequired && <span aria-hidden="true"> *</span>}
    </>
  );
  const notes = (
    <>
      {props.hint && (
        <div id={ids.hint} className={styles.hint}>
          {props.hint}
        </div>
      )}
      <FieldError id={ids.error} message={props.error} />
    </>
  );
  if (kind === 'group' || kind === 'radiogroup') {
    return (
      <fieldset
        className={styles.field}
        data-field={props.name}
        aria-busy={isUpdating || undefined}
        {...(kind === 'radiogroup' && radioGroupAttributes(props))}
        aria-describedby={ids.describedBy}
        disabled={props.isDisabled}
      >
        <legend id={ids.label} className={props.isLabelHidden ? styles.noLegend : styles.legend}>
          {props.isLabelHidden ? (
            <VisuallyHidden>{words}</VisuallyHidden>
          ) : (
            <span className={styles.label}>{words}</span>
          )}
        </legend>
        {children}
        {notes}
      </fieldset>
    );
  }
  const label =
    kind === 'control' ? (
      <label id={ids.label} htmlFor={ids.input} className={styles.label}>
        {words}
      </label>
    ) : (
      <span id={ids.label} className={styles.label}>
        {words}
      </span>
    );
  return (
    <div className={styles.field} data-field={props.name} aria-busy={isUpdating || undefined}>
      {props.isLabelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          {label}
          {aside}
        </div>
      )}
      {children}
      {notes}
    </div>
  );
}
