import { useLastPainted } from './useLastPainted';

/** True once the state without it has been painted, or from the start. */
export const useAfterPaint = (isAtOnce: boolean): boolean => useLastPainted(true, isAtOnce);
