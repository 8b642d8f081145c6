type Reporter = (error: unknown) => void;

let reporter: Reporter | undefined;
const waiting: unknown[] = [];

/** Hands an error to error reporting once that is loaded; without a DSN it only reaches the console. */
export function reportError(error: unknown): void {
  console.error(error);
  if (reporter) reporter(error);
  else if (waiting.length < 20) waiting.push(error);
}

export function setReporter(next: Reporter): void {
  reporter = next;
  for (const error of waiting.splice(0)) next(error);
}
