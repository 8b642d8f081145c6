/** Milliseconds by which the clocks of device and server may differ. */
export const clockTolerance = 5 * 60_000;
