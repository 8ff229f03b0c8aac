/** The props of a fallback, which renders in place of a lazy chunk until the chunk has loaded. */
export interface FallbackProps {
  readonly isFailed: boolean;
  /** The chunk has been loading for longer than a moment, or is being retried. */
  readonly isAwaited: boolean;
  readonly onRetry: () => void;
}
