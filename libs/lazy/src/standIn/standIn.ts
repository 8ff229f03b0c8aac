/** What stands where a chunk belongs until it is there. */
export interface StandInProps {
  readonly isFailed: boolean;
  /** It has been awaited for longer than a moment, or is being tried again. */
  readonly isAwaited: boolean;
  readonly onRetry: () => void;
}
