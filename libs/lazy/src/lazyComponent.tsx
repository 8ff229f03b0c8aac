import { ChunkLoadError } from '@niramaya/contract';
import { Fragment, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { declareChunk, type Chunk } from './chunk';
import { InFlow, type FallbackProps } from './fallback/InFlow';
import { reloadIfOutdated } from './reloadIfOutdated';

/** The options of `lazyComponent`. */
export interface LazyOptions<P> {
  /**
   * Shown when the chunk has failed, and while it is loading for longer than 400 ms, unless the component has the prop
   * `waiting`. It gets the props of the component too. Use `OverPage` for an overlay. @default `InFlow`
   */
  readonly fallback?: ComponentType<P & FallbackProps>;
  /**
   * Whether `fetchAllChunks` (`./chunk`) fetches the chunk after the shopper's first action. Set it to false for a
   * component that most shoppers never open. @default true
   */
  readonly prefetch?: boolean;
}

/**
 * A component that fetches its code.
 *
 * - The prop `waiting` is rendered in its place until the chunk has arrived, for example to reserve its height. Without
 *   it nothing is rendered for 400 ms, and then the fallback.
 * - The function `fetch` fetches the chunk ahead. It rejects with a `ChunkLoadError` if that fails.
 * - The promise `arrival` resolves when the chunk is loaded, and never rejects.
 */
export type LazyComponent<P> = ComponentType<P & { readonly waiting?: ReactNode }> &
  Pick<Chunk<P>, 'fetch' | 'arrival'>;

/**
 * How long a fetch may take before the fallback appears, in ms. React keeps a fallback for at least 300 ms once it is
 * visible, so one that appeared at once would delay a chunk that arrives after 50 ms until then.
 */
const fallbackDelayMs = 400;

/**
 * A ref callback for a fragment: moves the focus to the first element inside that can have it. It is for content that
 * has replaced a clicked 'Try again' button, whose focus would otherwise be lost, here and in `BlockBoundary`. A ref on
 * a fragment needs React 19.3 or newer. React passes it an instance with the method `focus`, which `@types/react`
 * lacks, or null when the fragment unmounts.
 */
export const focusFirst = (fragment: { focus?: () => void } | null) => fragment?.focus?.();

/**
 * Returns a component whose code is a chunk of its own, for a block that a page can do without at first. For a
 * screen use `lazyScreen`.
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
 * @param options the fallback, and whether the chunk is fetched ahead
 */
export function lazyComponent<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  { fallback: Fallback = InFlow, prefetch }: LazyOptions<P> = {},
): LazyComponent<P> {
  const chunk = declareChunk(name, load, { prefetch });
  /**
   * Returns the component of the chunk, or else a new `lazy` component that fetches the chunk. React remembers the
   * failure of a `lazy` component for ever, so each attempt after a failure needs a new one.
   */
  const createContent = (): ComponentType<P> => chunk.current() ?? lazy(async () => ({ default: await chunk.fetch() }));
  /** Returns content that throws this error to the `ErrorBoundary` around it, which then shows the fallback. */
  const createFailure = (error: Error): ComponentType<P> => lazy(() => Promise.reject(error));

  function Lazy({ waiting, ...rest }: P & { readonly waiting?: ReactNode }) {
    // TypeScript does not see that the props without `waiting` are those of `P`. Of these only `open` is looked at, if
    // the component has it.
    const props = rest as unknown as P & { open?: boolean };
    const isOpen = props.open !== false;
    // `isOpen` is the value of the last render, by which a change is noticed. `count` is how often the component was
    // opened; without the prop `open` it is 1.
    const [opening, setOpening] = useState({ isOpen, count: isOpen ? 1 : 0 });
    // `useState` and `setContent` call a function that they get, and store its result. So `createContent` is passed as
    // it is, and a component, which is a function too, is wrapped: `() => component`.
    const [Content, setContent] = useState(createContent);
    // True during the first 400 ms of loading, in which `waiting` or nothing is shown.
    const [isFirstPhase, setIsFirstPhase] = useState(!chunk.current());
    // With 'done' the fragment below focuses its first element. It stays, because a loaded chunk cannot fail again.
    const [retry, setRetry] = useState<'none' | 'pending' | 'done'>('none');
    // State is set while rendering and not in an effect, so that a component that opens again never shows the failure
    // of its previous opening, not even for one frame. React then renders again at once.
    if (opening.isOpen !== isOpen) {
      setOpening({ isOpen, count: isOpen ? opening.count + 1 : opening.count });
      if (isOpen && !chunk.current()) setContent(createContent);
    }

    const isFetchingFirst = isFirstPhase && opening.count > 0;
    useEffect(() => {
      if (!isFetchingFirst) return undefined;
      let isMounted = true;
      const endFirstPhase = (component: ComponentType<P>) => {
        if (!isMounted) return;
        setContent(() => component);
        setIsFirstPhase(false);
      };
      // After the delay the chunk is rendered although it has not arrived. It suspends, and `Suspense` shows the
      // fallback.
      const timer = setTimeout(() => endFirstPhase(createContent()), fallbackDelayMs);
      // `fetch` rejects with a `ChunkLoadError` only.
      chunk.fetch().then(endFirstPhase, (error: Error) => endFirstPhase(createFailure(error)));
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [isFetchingFirst]);

    if (opening.count === 0) return null;
    if (isFirstPhase) return waiting;

    const tryAgain = async (reset: () => void) => {
      setRetry('pending');
      try {
        await chunk.fetch();
        setContent(createContent);
        setRetry('done');
        reset();
      } catch {
        const isReloading = await reloadIfOutdated();
        // While the page reloads, the retry stays pending, so that the button stays busy.
        if (!isReloading) setRetry('none');
      }
    };

    return (
      <ErrorBoundary
        resetKeys={[opening.count]}
        fallbackRender={({ error, resetErrorBoundary }) => {
          // An error of the component itself goes on to the next boundary.
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
