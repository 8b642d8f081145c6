/** React's scheduler, whose published types leave this function out. */
declare module 'scheduler' {
  /** Sets how long React renders before it gives the browser a turn: a frame at this rate; 5 ms for 0. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
