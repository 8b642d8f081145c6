interface OwnPromise<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
}

/** A promise that a test resolves: for code or data that arrive when the test says so. `Promise.withResolvers` needs Node 22. */
export function createPromise<T = void>(): OwnPromise<T> {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
