export interface FallbackProps {
  readonly isFailed: boolean;
  /** Loading for a moment, or retrying. */
  readonly isAwaited: boolean;
  readonly onRetry: () => void;
}
