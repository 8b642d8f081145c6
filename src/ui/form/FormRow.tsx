import { type ReactNode, useId } from 'react';
import { OutsideDescription } from '../fields/FieldFrame';
import styles from './FormRow.module.css';

export interface FormRowProps {
  readonly title: ReactNode;
  /** Also the accessible description of the field. */
  readonly description?: ReactNode;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

/** A row with a title at the start and its field at the end. A single field hides its label (`isLabelHidden`). */
export function FormRow({ title, description, isRequired, children }: FormRowProps) {
  const descriptionId = useId();
  return (
    <div className={styles.row}>
      <div>
        <strong className={styles.title}>
          {title}
          {isRequired && <span aria-hidden="true"> *</span>}
        </strong>
        {description && (
          <div id={descriptionId} className={styles.description}>
            {description}
          </div>
        )}
      </div>
      <OutsideDescription value={description ? descriptionId : undefined}>
        <div className={styles.fields}>{children}</div>
      </OutsideDescription>
    </div>
  );
}
