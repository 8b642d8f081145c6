type Reporter = (error: unknown) => void;

let reporter: Reporter | undefined;
const waiting: unknown[] = [];

/** Reports an error, or queues it until error reporting has loaded. Without a DSN it is only logged. */
export function reportError(error: unknown): void {
  console.error(error);
  if (reporter) reporter(error);
  else if (waiting.length < 20) waiting.push(error);
}

export function setReporter(next: Reporter): void {
  reporter = next;
  for (const error of waiting.splice(0)) next(error);
}
