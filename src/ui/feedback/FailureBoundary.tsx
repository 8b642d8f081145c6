import { Component, type ReactNode } from 'react';

/** A part of the page that could not be fetched. */
export class PartFailure extends Error {
  /**
   * @param cause - what the fetch was refused with
   * @param forget - called once the failure is told: the next time that the part is shown it is fetched again
   * @param isRepeated - it was fetched before in vain, so that fetching it again may be vain as well
   */
  constructor(
    cause: unknown,
    readonly forget: () => void,
    readonly isRepeated: boolean,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface FailureBoundaryProps {
  /** What stands in its place when it failed. */
  readonly renderFailure: (error: unknown, retry: () => void) => ReactNode;
  /** Called before it is tried again. */
  readonly onReset?: () => void;
  /** When it changes, what failed is tried again. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

interface FailureState {
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps the failure of a part from what is around it. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override state: FailureState = { failure: null };

  static getDerivedStateFromError(error: unknown): FailureState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartFailure) error.forget();
  }

  override componentDidUpdate(previous: FailureBoundaryProps) {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.reset();
  }

  private reset() {
    this.props.onReset?.();
    this.setState({ failure: null });
  }

  private readonly retry = () => {
    const error = this.state.failure?.error;
    // Many browsers keep a module that failed once for as long as the page lives: only another page fetches it again.
    if (error instanceof PartFailure && error.isRepeated && navigator.onLine) location.reload();
    else this.reset();
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.renderFailure(failure.error, this.retry) : this.props.children;
  }
}
