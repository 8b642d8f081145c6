import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** True once the state without it has been painted, or from the start. */
export function useAfterPaint(isAtOnce: boolean): boolean {
  const [isPainted, setPainted] = useState(isAtOnce);
  useEffect(() => (isPainted ? undefined : afterPaint(() => setPainted(true))), [isPainted]);
  return isPainted;
}
