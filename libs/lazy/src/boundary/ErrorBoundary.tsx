import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /**
   * Renders in place of the children that threw. `retry` renders them again. Without it nothing renders: leave it out
   * only for an extra, such as a notice.
   */
  readonly fallback?: (error: Error, retry: () => void) => ReactNode;
  /** A new value renders the children again after an error, such as the key of the history entry. */
  readonly resetKey?: unknown;
}

interface State {
  readonly error: Error | null;
}

/** Catches an error of its children, so that the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, before: State) {
    // Without the second condition, an error of the new children would reset itself once.
    if (resetKey !== this.props.resetKey && before.error) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback?.(error, () => this.setState({ error: null })) ?? null;
  }
}
