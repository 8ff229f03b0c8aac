import { CrashScreen } from '@niramaya/feature-shell';
import { replayEarlyEvents } from '@niramaya/ui';
import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/**
 * Catches a screen that threw or whose chunk did not load, and shows the failure screen in its place (ERROR-22,
 * ERROR-23). React remembers a failed chunk as long as the page exists, so trying again reloads the page.
 */
export class CrashBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  /** The screen never arrives, so nothing else ends the wait for it. */
  override componentDidCatch() {
    void replayEarlyEvents(document.body);
  }

  override render() {
    const { error } = this.state;
    return error ? <CrashScreen error={error} onRetry={() => window.location.reload()} /> : this.props.children;
  }
}
