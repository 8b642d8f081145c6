import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** The value as it was in the last state that has been painted. */
export function useLastPainted<Value extends string | number | undefined>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => (painted === value ? undefined : afterPaint(() => setPainted(value))), [painted, value]);
  return painted;
}
