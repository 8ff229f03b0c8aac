import { ChunkLoadError } from '@niramaya/contract';
import { Fragment, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { declareChunk, type Chunk } from './chunk';
import { InFlow, type FallbackProps } from './fallback/InFlow';
import { reloadIfOutdated } from './reloadIfOutdated';

export interface LazyOptions<P> {
  /** @default `InFlow` */
  readonly fallback?: ComponentType<P & FallbackProps>;
  /** @default true */
  readonly prefetch?: boolean;
}

export type LazyComponent<P> = ComponentType<P & { readonly waiting?: ReactNode }> &
  Pick<Chunk<P>, 'fetch' | 'arrival'>;

const momentMs = 400;

/** After a retry, the button is gone. */
export const focusFirst = (fragment: { focus?: () => void } | null) => fragment?.focus?.();

/** With `open`, stays mounted for its exit. */
export function lazyComponent<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  { fallback: Fallback = InFlow, prefetch }: LazyOptions<P> = {},
): LazyComponent<P> {
  const chunk = declareChunk(name, load, prefetch);
  // React remembers the failure of a `lazy`.
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

    // React shows a fallback for at least 300 ms.
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
        if (!(await reloadIfOutdated())) setRetry('none');
      }
    };

    return (
      <ErrorBoundary
        resetKeys={[opened.times]}
        fallbackRender={({ error, resetErrorBoundary }) => {
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
