// Delays short timers and answers by random times, so that a test fails that takes the order of two of them for granted.
const longest = Number(process.env.JITTER);

/** Timers up to this many milliseconds are those that code waits with for nothing but its turn. */
const shortTimer = 5;

const delay = () => (Math.random() < 0.4 ? 0 : Math.random() * longest);

const { setTimeout: later, setImmediate: soon } = globalThis;
const pause = (time: number) => new Promise((resolve) => later(resolve, time));

const jittered = (task: () => void, time = 0, ...rest: []) =>
  later(task, time <= shortTimer ? time + delay() : time, ...rest);

// the files of a worker share these functions
if (longest > 0 && later.name !== jittered.name) {
  globalThis.setTimeout = Object.assign(jittered, later);
  // IndexedDB of the tests, and React
  globalThis.setImmediate = Object.assign((task: () => void, ...rest: []) => {
    const time = delay() / 4;
    return time < 1 ? soon(task, ...rest) : (later(task, time, ...rest) as unknown as NodeJS.Immediate);
  }, soon);
  for (const name of ['json', 'text', 'blob', 'arrayBuffer'] as const) {
    const read: () => Promise<unknown> = Response.prototype[name];
    Object.defineProperty(Response.prototype, name, {
      configurable: true,
      writable: true,
      async value(this: Response) {
        const content = await read.call(this);
        await pause(2 * delay());
        return content;
      },
    });
  }
}
