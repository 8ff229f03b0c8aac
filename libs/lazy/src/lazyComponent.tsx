import { createElement, Fragment, useState, type ComponentType, type ReactNode } from 'react';
import { declareChunk, type Chunk } from './chunk';
import { InFlow } from './fallback/InFlow';
import type { FallbackProps } from './fallback/fallback';
import { useChunk } from './useChunk';

export interface LazyOptions<P> {
  /** Renders in place of the component until it has loaded; it gets the same props too. @default `InFlow` */
  readonly fallback?: ComponentType<P & FallbackProps>;
  /** Whether the chunk is prefetched once the page has been used; false if most pages never need it. @default true */
  readonly ahead?: boolean;
}

/** A component that fetches its code when it is first rendered, or before. */
export type LazyComponent<P> = ComponentType<P & { readonly waiting?: ReactNode }> & Pick<Chunk<P>, 'fetch'>;

/** Focuses the content that a retry has brought, because the retry button that had the focus is gone. */
export const focusFirst = (fragment: { focus?: () => void } | null) => fragment?.focus?.();

/**
 * Returns a component whose code is a lazy chunk. If it cannot be loaded, its fallback shows a message and offers to
 * try again (AMB-59). The prop `waiting` renders until the chunk has loaded: use it to reserve space. A component with
 * an `open` prop mounts when it first opens, and stays mounted. It can then animate its exit, and it keeps what was
 * typed into it.
 * @param name for the error message if the chunk does not load (AMB-49)
 * @param load imports the module dynamically and returns its component
 */
export function lazyComponent<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  { fallback: Fallback = InFlow, ahead }: LazyOptions<P> = {},
): LazyComponent<P> {
  const chunk = declareChunk(name, load, ahead);

  function Lazy({ waiting, ...rest }: P & { readonly waiting?: ReactNode }) {
    const props = rest as unknown as P & { open?: boolean };
    const { component, isFailed, isAwaited, retry, isRetried } = useChunk(chunk, props.open);
    const [hasOpened, setHasOpened] = useState(props.open !== false);
    if (props.open && !hasOpened) setHasOpened(true);
    if (!hasOpened) return null;
    if (component) return <Fragment ref={isRetried ? focusFirst : null}>{createElement(component, props)}</Fragment>;
    if (waiting && !isFailed) return waiting;
    return <Fallback {...props} isFailed={isFailed} isAwaited={isAwaited} onRetry={retry} />;
  }
  return Object.assign(Lazy, { fetch: chunk.fetch });
}
