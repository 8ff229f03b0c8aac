import { ChunkLoadError } from '@niramaya/contract';
import { Fragment, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { declareChunk, type Chunk } from './chunk';
import { InFlow } from './fallback/InFlow';
import type { FallbackProps } from './fallback/fallback';
import { renewIfOutdated } from './renewPage';

export interface LazyOptions<P> {
  /** Renders in place of the component until it has loaded; it gets the same props too. @default `InFlow` */
  readonly fallback?: ComponentType<P & FallbackProps>;
  /** Whether the chunk is prefetched once the page has been used; false if most pages never need it. @default true */
  readonly ahead?: boolean;
}

/** A component that fetches its code when it is first rendered, or before. */
export type LazyComponent<P> = ComponentType<P & { readonly waiting?: ReactNode }> &
  Pick<Chunk<P>, 'fetch' | 'arrival'>;

/** The delay in ms before the loading state of a chunk shows. A chunk that arrives sooner shows none. */
const momentMs = 400;

/** Focuses the content that a retry has brought, because the retry button that had the focus is gone. */
export const focusFirst = (fragment: { focus?: () => void } | null) => fragment?.focus?.();

/**
 * Returns a component whose code is a lazy chunk: React's `lazy` in a `Suspense` and an error boundary. If it cannot be
 * loaded, its fallback shows a message and offers to try again (AMB-59). The prop `waiting` renders until the chunk has
 * loaded: use it to reserve space. A component with an `open` prop mounts when it first opens, and stays mounted. It can
 * then animate its exit, and it keeps what was typed into it. Opening it again after a failure tries again.
 * @param name for the error message if the chunk does not load (AMB-49)
 * @param load imports the module dynamically and returns its component
 */
export function lazyComponent<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  { fallback: Fallback = InFlow, ahead }: LazyOptions<P> = {},
): LazyComponent<P> {
  const chunk = declareChunk(name, load, ahead);
  // React remembers the failure of a `lazy`, so each attempt has a new one.
  const attempt = (): ComponentType<P> => chunk.current() ?? lazy(async () => ({ default: await chunk.fetch() }));

  function Lazy({ waiting, ...rest }: P & { readonly waiting?: ReactNode }) {
    const props = rest as unknown as P & { open?: boolean };
    const isOpen = props.open !== false;
    const [opened, setOpened] = useState({ isOpen, times: Number(isOpen) });
    const [Content, setContent] = useState(attempt);
    const [isHeld, setIsHeld] = useState(!chunk.current());
    const [retry, setRetry] = useState<'none' | 'pending' | 'done'>('none');
    if (opened.isOpen !== isOpen) {
      setOpened({ isOpen, times: opened.times + Number(isOpen) });
      if (isOpen && !chunk.current()) setContent(attempt);
    }

    // React shows a Suspense fallback for at least 300 ms. So nothing suspends while the chunk may arrive sooner.
    const isAwaited = isHeld && opened.times > 0;
    useEffect(() => {
      if (!isAwaited) return undefined;
      let isCurrent = true;
      const show = (next: ComponentType<P>) => {
        if (!isCurrent) return;
        setContent(() => next);
        setIsHeld(false);
      };
      const timer = setTimeout(() => show(attempt()), momentMs);
      chunk.fetch().then(show, (error: Error) => show(lazy(() => Promise.reject(error))));
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    }, [isAwaited]);

    if (opened.times === 0) return null;
    if (isHeld) return waiting;

    const tryAgain = async (reset: () => void) => {
      setRetry('pending');
      try {
        await chunk.fetch();
        setContent(attempt);
        setRetry('done');
        reset();
      } catch {
        // The fallback still shows the error. While the page reloads, it shows the loading state.
        if (!(await renewIfOutdated())) setRetry('none');
      }
    };

    return (
      <ErrorBoundary
        resetKeys={[opened.times]}
        fallbackRender={({ error, resetErrorBoundary }) => {
          // An error of the component itself belongs to the boundary around it.
          if (!(error instanceof ChunkLoadError)) throw error;
          const onRetry = () => void tryAgain(resetErrorBoundary);
          return <Fallback {...props} isFailed isAwaited={retry === 'pending'} onRetry={onRetry} />;
        }}
      >
        <Suspense fallback={waiting ?? <Fallback {...props} isFailed={false} isAwaited onRetry={() => undefined} />}>
          <Fragment ref={retry === 'done' ? focusFirst : null}>
            <Content {...props} />
          </Fragment>
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(Lazy, { fetch: chunk.fetch, arrival: chunk.arrival });
}
