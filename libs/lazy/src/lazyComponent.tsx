import { createElement, Fragment, useState, type ComponentType, type ReactNode } from 'react';
import { declareChunk, type Chunk, type FetchedAhead } from './chunk';
import { InFlow } from './standIn/InFlow';
import type { StandInProps } from './standIn/standIn';
import { useChunk } from './useChunk';

export interface LazyOptions<P> {
  /** What stands where it belongs until it is there; it is given the properties too. @default `InFlow` */
  readonly standIn?: ComponentType<P & StandInProps>;
  /** When it is fetched ahead; never, where most pages never need it. @default 'whenIdle' */
  readonly ahead?: FetchedAhead;
}

/** A component that fetches its code when it is first rendered, or before. */
export type LazyComponent<P> = ComponentType<P & { readonly waiting?: ReactNode }> & Pick<Chunk<P>, 'fetch'>;

/** Puts the focus into what has come because it was tried again: the button that had it is gone. */
const focusFirst = (fragment: { focus?: () => void } | null) => fragment?.focus?.();

/**
 * A component whose code is a chunk of its own. Where it cannot be loaded, its stand-in says so and offers to try again
 * (AMB-59). `waiting` stands there until it comes: give it where its room has to be reserved. What is given `open` is
 * mounted when it is first open, and stays: it may leave by moving, and it keeps what was typed into it.
 * @param name for the message of a chunk that does not come (AMB-49)
 * @param load imports the module dynamically and answers its component
 */
export function lazyComponent<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  { standIn: StandIn = InFlow, ahead }: LazyOptions<P> = {},
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
    return <StandIn {...props} isFailed={isFailed} isAwaited={isAwaited} onRetry={retry} />;
  }
  return Object.assign(Lazy, { fetch: chunk.fetch });
}
