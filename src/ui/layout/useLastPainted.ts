import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/**
 * The value as it was in the last state that has been painted.
 *
 * @param initial - counts as painted before the first paint
 */
export function useLastPainted<Value extends string | number | boolean | undefined>(
  value: Value,
  initial: Value = value,
): Value {
  const [painted, setPainted] = useState(initial);
  useEffect(() => (painted === value ? undefined : afterPaint(() => setPainted(value))), [painted, value]);
  return painted;
}
