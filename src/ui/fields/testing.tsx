import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import { UiProvider } from '../layout/UiProvider';
import type { FieldValue } from './FieldFrame';

/** Renders a controlled field with local state; `changes` records its `onChange` calls. */
export function controlled<T>(initial: T | undefined, field: (fieldProps: FieldValue<T>) => ReactNode) {
  const changes = vi.fn<(value: T | undefined) => void>();
  return { page: <ControlledField initial={initial} field={field} onChange={changes} />, changes };
}

interface ControlledFieldProps<T> {
  readonly initial: T | undefined;
  readonly field: (fieldProps: FieldValue<T>) => ReactNode;
  readonly onChange: (value: T | undefined) => void;
}

function ControlledField<T>({ initial, field, onChange }: ControlledFieldProps<T>) {
  const [value, setValue] = useState(initial);
  return (
    <UiProvider>
      {field({
        value,
        onChange: (next) => {
          setValue(next);
          onChange(next);
        },
      })}
    </UiProvider>
  );
}
