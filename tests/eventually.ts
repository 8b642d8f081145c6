import { vi } from 'vitest';

/** Below the limit of a unit test, in milliseconds: the library's one second passes on a busy machine with nothing wrong. */
const limit = 4_000;

/** Repeats assertions until they pass: `waitFor` of the testing library, also for tests without a document. */
export const eventually = <Result>(assertions: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertions, { timeout: limit });
