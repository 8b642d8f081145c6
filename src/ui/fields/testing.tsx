import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import { UiProvider } from '../layout/UiProvider';
import type { FieldValue } from './FieldFrame';

/** Holds a field's value as a form would; `changes` records its `onChange`. */
export function holding<T>(initial: T | undefined, field: (held: FieldValue<T>) => ReactNode) {
  const changes = vi.fn<(value: T | undefined) => void>();
  return { page: <Holder initial={initial} field={field} onChange={changes} />, changes };
}

interface HolderProps<T> {
  readonly initial: T | undefined;
  readonly field: (held: FieldValue<T>) => ReactNode;
  readonly onChange: (value: T | undefined) => void;
}

function Holder<T>({ initial, field, onChange }: HolderProps<T>) {
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
