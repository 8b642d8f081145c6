import { Component, type ReactNode, Suspense } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { strings } from '../strings';
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
export function BlockBoundary({ skeleton, ...rest }: BlockBoundaryProps) {
  return (
    <FailureBoundary {...rest}>
      <Suspense fallback={<Waiting>{skeleton}</Waiting>}>{rest.children}</Suspense>
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

type FailureBoundaryProps = Omit<BlockBoundaryProps, 'skeleton'>;
interface FailureState {
  readonly failure: { readonly error: unknown } | null;
}

class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override state: FailureState = { failure: null };

  static getDerivedStateFromError(error: unknown): FailureState {
    return { failure: { error } };
  }

  override componentDidUpdate(previous: FailureBoundaryProps) {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => {
    this.props.onReset?.();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <StateMessage state="error" message={this.props.errorMessage?.(failure.error)} onRetry={this.retry} />;
  }
}
