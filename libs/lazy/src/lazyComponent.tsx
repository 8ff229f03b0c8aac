import { ChunkLoadError } from '@niramaya/contract';
import { Fragment, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { declareChunk, type Chunk } from './chunk';
import { InFlow, type FallbackProps } from './fallback/InFlow';
import { reloadIfOutdated } from './reloadIfOutdated';

/** The options of `lazyComponent`. */
export interface LazyOptions<P> {
  /**
   * Shown when the chunk has failed, and while it is loading for longer than a moment, unless the component has the
   * prop `waiting`. It gets the props of the component too. Use `OverPage` for an overlay. @default `InFlow`
   */
  readonly fallback?: ComponentType<P & FallbackProps>;
  /**
   * Whether `fetchAllChunks` fetches the chunk after the shopper's first action. Set it to false for a component that
   * most shoppers never open. @default true
   */
  readonly prefetch?: boolean;
}

/**
 * A component that fetches its code. `waiting` is rendered in its place until the chunk has arrived, for example to
 * reserve its height; without it nothing is rendered for a moment, and then the fallback. `fetch` fetches the chunk
 * ahead and rejects with a `ChunkLoadError` if that fails. `arrival` resolves when the chunk is loaded.
 */
export type LazyComponent<P> = ComponentType<P & { readonly waiting?: ReactNode }> &
  Pick<Chunk<P>, 'fetch' | 'arrival'>;

/**
 * How long a fetch may take before the fallback appears, in ms. React keeps a fallback for at least 300 ms once it is
 * visible, so a chunk that arrives soon would be delayed by it.
 */
const fallbackDelayMs = 400;

/**
 * A ref callback for a fragment: moves the focus to the first element inside that can have it. It is for content that
 * has replaced a clicked 'Try again' button, whose focus would otherwise be lost. React passes an instance with the
 * method `focus`, and null when the fragment unmounts.
 */
export const focusFirst = (fragment: { focus?: () => void } | null) => fragment?.focus?.();

/**
 * Returns a component whose code is a chunk of its own, for a block that a page can do without at first. A screen is a
 * `lazyScreen`.
 *
 * The chunk is fetched when the component is first rendered, or ahead by `fetch`, `prefetch` or `fetchAllChunks`. The
 * shopper sees `waiting` or nothing for at most 400 ms, then `waiting` or the fallback until the chunk has arrived. If
 * it cannot be loaded, the fallback shows a message with a button that tries again. A retry that fails because a newer
 * version of the shop has been deployed reloads the page, and one that succeeds moves the focus into the component.
 * Errors of the component itself are thrown to the next boundary.
 *
 * A component with the prop `open` is not fetched before `open` is first true. Afterwards it stays mounted, also with
 * `open` false, so that it can animate its exit and keeps typed text. Opening it again after a failure tries again.
 *
 * @param name names the chunk in the message of a `ChunkLoadError`
 * @param load imports the module dynamically and returns its component
 */
export function lazyComponent<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  { fallback: Fallback = InFlow, prefetch }: LazyOptions<P> = {},
): LazyComponent<P> {
  const chunk = declareChunk(name, load, { prefetch });
  // React remembers the failure of a `lazy` for ever. Each attempt after a failure therefore needs a new one.
  const attempt = (): ComponentType<P> => chunk.current() ?? lazy(async () => ({ default: await chunk.fetch() }));

  function Lazy({ waiting, ...rest }: P & { readonly waiting?: ReactNode }) {
    const props = rest as unknown as P & { open?: boolean };
    const isOpen = props.open !== false;
    // `times` counts how often the component has been opened. A component without the prop `open` counts as opened
    // once.
    const [opened, setOpened] = useState({ isOpen, times: Number(isOpen) });
    const [Content, setContent] = useState(attempt);
    const [isFallbackDelayed, setIsFallbackDelayed] = useState(!chunk.current());
    const [retry, setRetry] = useState<'none' | 'pending' | 'done'>('none');
    if (opened.isOpen !== isOpen) {
      setOpened({ isOpen, times: opened.times + Number(isOpen) });
      if (isOpen && !chunk.current()) setContent(attempt);
    }

    // True while the component is open and the fallback is still held back.
    const isAwaited = isFallbackDelayed && opened.times > 0;
    useEffect(() => {
      if (!isAwaited) return undefined;
      let isCurrent = true;
      const show = (next: ComponentType<P>) => {
        if (!isCurrent) return;
        setContent(() => next);
        setIsFallbackDelayed(false);
      };
      const timer = setTimeout(() => show(attempt()), fallbackDelayMs);
      chunk.fetch().then(show, (error: Error) => show(lazy(() => Promise.reject(error))));
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    }, [isAwaited]);

    if (opened.times === 0) return null;
    if (isFallbackDelayed) return waiting;

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
