import { type ReactNode, useState } from 'react';
import type { FieldValue } from '../fields/FieldFrame';
import styles from './Specimen.module.css';

interface SpecimenProps {
  readonly name: string;
  readonly layout?: 'row' | 'column' | 'grid';
  readonly children: ReactNode;
}

/** A component in its states, under its name. */
export function Specimen({ name, layout = 'row', children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles[layout]}>{children}</div>
    </div>
  );
}

interface ControlledProps<T> {
  readonly initial?: T;
  readonly children: (fieldProps: FieldValue<T>) => ReactNode;
}

/** Local state for a controlled field. */
export function Controlled<T>({ initial, children }: ControlledProps<T>) {
  const [value, onChange] = useState<T | undefined>(initial);
  return children({ value, onChange });
}
