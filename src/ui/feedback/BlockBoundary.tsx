import type { ReactNode } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { strings } from '../strings';
import { CodeSuspense } from './CodeSuspense';
import { FailureBoundary } from './FailureBoundary';
import { StateMessage } from './StateMessage';

export interface BlockBoundaryProps {
  /** Shown at the final size while code or data load; null for what takes no room, whose wait is not announced. */
  readonly skeleton: ReactNode;
  /** Called before the block is rendered again, to reset the data layer. */
  readonly onReset?: () => void;
  /** Called with the error of a failed block. */
  readonly onError?: (error: unknown) => void;
  /** The error message; 'Failed to fetch data!' by default. */
  readonly errorMessage?: (error: unknown) => ReactNode;
  /** When it changes, a failed block is rendered again (another emergency, another filter). */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** Suspense and error boundary of one block of a page: the other blocks are not affected. */
export function BlockBoundary({ skeleton, errorMessage, children, ...rest }: BlockBoundaryProps) {
  return (
    <FailureBoundary
      {...rest}
      renderFailure={(error, retry) => <StateMessage state="error" message={errorMessage?.(error)} onRetry={retry} />}
    >
      <CodeSuspense fallback={skeleton === null ? null : <Waiting>{skeleton}</Waiting>}>{children}</CodeSuspense>
    </FailureBoundary>
  );
}

function Waiting({ children }: { readonly children: ReactNode }) {
  const t = useStrings(strings);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t.pending}</VisuallyHidden>
      {children}
    </div>
  );
}
