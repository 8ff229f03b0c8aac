import { RotateCw } from 'lucide-react';
import { Button } from '../Button/Button';
import { StatePanel, type EmptyStateProps } from '../EmptyState/EmptyState';

export interface ErrorStateProps extends Partial<Omit<EmptyStateProps, 'action'>> {
  /** Announced at once. */
  message: string;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
}

/** Content that did not load, with a retry. */
export const ErrorState = ({ retryLabel, onRetry, busy, ...rest }: ErrorStateProps) => (
  <StatePanel
    {...rest}
    action={
      <Button variant="outline" busy={busy} onClick={onRetry} startIcon={<RotateCw aria-hidden />}>
        {retryLabel}
      </Button>
    }
  />
);
