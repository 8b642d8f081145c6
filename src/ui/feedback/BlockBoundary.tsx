import { type ReactNode, Suspense } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { strings } from '../strings';
import { FailureBoundary } from './FailureBoundary';
import { StateMessage } from './StateMessage';

export interface BlockBoundaryProps {
  /** Stands in at the final size while code or data travel. */
  readonly skeleton: ReactNode;
  /** Called before the block is tried again: hand in the data layer's reset. */
  readonly onReset?: () => void;
  /** What the block says when it failed, where 'Failed to fetch data!' is not enough. */
  readonly errorMessage?: (error: unknown) => ReactNode;
  /** When it changes, a failed block is tried again (another emergency, another filter). */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** Lets one block of a page wait or fail without the others. */
export function BlockBoundary({ skeleton, errorMessage, children, ...rest }: BlockBoundaryProps) {
  return (
    <FailureBoundary
      {...rest}
      renderFailure={(error, retry) => <StateMessage state="error" message={errorMessage?.(error)} onRetry={retry} />}
    >
      <Suspense fallback={<Waiting>{skeleton}</Waiting>}>{children}</Suspense>
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
