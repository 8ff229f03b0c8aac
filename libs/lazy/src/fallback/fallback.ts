export interface FallbackProps {
  readonly isFailed: boolean;
  /** Loading for longer than a moment, or being retried. */
  readonly isAwaited: boolean;
  readonly onRetry: () => void;
}
