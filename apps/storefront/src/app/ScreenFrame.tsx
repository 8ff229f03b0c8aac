import { ChunkLoadError } from '@niramaya/contract';
import { CrashScreen, LoadingScreen, OfflineScreen } from '@niramaya/feature-shell';
import type { LazyScreen } from '@niramaya/lazy';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFirstEntry } from '../history/history-entry';
import { useArrival, useMissingArrival } from '../history/useArrival';
import { EarlyInput } from '../start/EarlyInput';

/** The functions for a screen whose chunk could not be loaded. */
type ScreenChunk = Pick<LazyScreen, 'retry' | 'forgetFailure'>;

const Crash = ({ error }: { error: unknown }) => (
  <>
    <CrashScreen error={error} onRetry={() => window.location.reload()} />
    {/*
      The recorder in `inline/early-input.ts` swallows every click on a button until `EarlyInput` ends it, so the button
      above would do nothing.
    */}
    <EarlyInput />
  </>
);

/** Shows the crash screen where the shop throws. Its button loads the page again. */
export const CrashBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallbackRender={({ error }) => <Crash error={error} />}>{children}</ErrorBoundary>
);

/** After so many failures in a row with a connection, only a click or a new connection tries again. */
const maxFailures = 5;

/** How long the next attempt waits after failures with a connection, in ms: 2 s after the first, then twice as long. */
const delayMs = (failures: number) => 1_000 * 2 ** failures;

/** The message in the place of a screen that the device has not stored. `onLoaded` renders the screen again. */
function Unopened({ title, retry, onLoaded }: Pick<ScreenChunk, 'retry'> & { title: string; onLoaded: () => void }) {
  const [isOffline, setIsOffline] = useState(true);
  // The number of failed attempts in a row with a connection, which may work only some seconds after the `online`
  // event.
  const [failures, setFailures] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);
  const navigate = useNavigate();
  useMissingArrival(title);
  const tryAgain = async () => {
    setIsRetrying(true);
    if (await retry()) return onLoaded();
    setIsOffline(!navigator.onLine);
    setFailures(navigator.onLine ? failures + 1 : 0);
    setIsRetrying(false);
  };
  const tryAgainLater = useEffectEvent(() => void tryAgain());
  const isDue = failures > 0 && failures < maxFailures && !isRetrying;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => tryAgainLater(), delayMs(failures));
    return () => clearTimeout(timer);
  }, [isDue, failures]);
  return (
    <>
      <OfflineScreen
        isOffline={isOffline}
        isRetrying={isRetrying}
        onRetry={() => void tryAgain()}
        onBack={isFirstEntry() ? undefined : () => void navigate(-1)}
      />
      <EarlyInput />
    </>
  );
}

interface ScreenFailureProps {
  readonly error: unknown;
  /** The whole title of the document. */
  readonly title: string;
  /** Given for a screen that is a chunk. */
  readonly chunk?: ScreenChunk;
  /** Renders the screen again, once its chunk has been fetched. */
  readonly onLoaded: () => void;
}

/**
 * ScreenFailure replaces a screen that threw. A chunk that could not be loaded without a connection is no fault of the
 * shop, and nothing is lost while the page stays: its screen is fetched again in the open page. Any other failure is a
 * crash.
 */
function ScreenFailure({ error, title, chunk, onLoaded }: ScreenFailureProps) {
  // The first rendering decides, because the connection may come back while the message is open.
  const [isMissing] = useState(() => error instanceof ChunkLoadError && !navigator.onLine);
  // The effect only returns its clean-up: when the shopper leaves this message, the failure is forgotten, so that the
  // screen is fetched again at the next visit.
  useEffect(() => chunk?.forgetFailure, [chunk?.forgetFailure]);
  return isMissing && chunk ? (
    <Unopened title={title} retry={chunk.retry} onLoaded={onLoaded} />
  ) : (
    <Crash error={error} />
  );
}

/**
 * Arrival sets title, scroll position and focus. Its effects run once the screen has loaded, because both are in one
 * Suspense boundary.
 */
function Arrival({ title }: { title: string }) {
  useArrival(title);
  return null;
}

interface ScreenFrameProps {
  /** The whole title of the document. */
  readonly title: string;
  /** Given for a screen that is a chunk. */
  readonly chunk?: ScreenChunk;
  readonly children: ReactNode;
}

/**
 * ScreenFrame is a screen with its loading state and its error boundary. A new path mounts it again, and each new
 * history entry clears a failure.
 */
export function ScreenFrame({ title, chunk, children }: ScreenFrameProps) {
  const { key, pathname } = useLocation();
  return (
    <ErrorBoundary
      key={pathname}
      resetKeys={[key]}
      onReset={() => chunk?.forgetFailure()}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ScreenFailure error={error} title={title} chunk={chunk} onLoaded={() => resetErrorBoundary()} />
      )}
    >
      <Suspense fallback={<LoadingScreen />}>
        {children}
        <Arrival title={title} />
        <EarlyInput />
      </Suspense>
    </ErrorBoundary>
  );
}
