import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** The error of a lazy component whose code could not be fetched. */
export class LazyLoadError extends Error {
  /**
   * @param cause - the error of the import
   * @param reset - discards the failed module, so that the next render imports it again
   * @param isRepeated - whether an earlier import failed too
   */
  constructor(
    cause: unknown,
    readonly reset: () => void,
    readonly isRepeated: boolean,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface FailureBoundaryProps {
  readonly renderFailure: (error: unknown, retry: () => void) => ReactNode;
  readonly onError?: (error: unknown) => void;
  /** Called before the children are rendered again. */
  readonly onReset?: () => void;
  /** When it changes after a failure, the children are rendered again. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** An error boundary whose retry also imports failed code again. */
export function FailureBoundary({ renderFailure, onError, onReset, resetKey, children }: FailureBoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      onReset={onReset}
      onError={(error) => {
        if (error instanceof LazyLoadError) error.reset();
        onError?.(error);
      }}
      fallbackRender={({ error, resetErrorBoundary }) =>
        renderFailure(error, () => {
          // Many browsers cache a failed module until the page is unloaded: only a reload fetches it again.
          if (error instanceof LazyLoadError && error.isRepeated && navigator.onLine) location.reload();
          else resetErrorBoundary();
        })
      }
    >
      {children}
    </ErrorBoundary>
  );
}
