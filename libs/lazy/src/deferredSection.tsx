import { replayEarlyEvents, useHydratedAtOnce } from '@niramaya/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type JSX, type ReactNode } from 'react';
import { declareChunk, fetchQuietly } from './chunk';
import { lazyComponent } from './lazyComponent';
import { InFlow } from './fallback/InFlow';
import { useChunk } from './useChunk';

/** Whether the page is hydrated. From then on, a section is fetched when it is declared: it has no prerendered copy. */
let isHydratedPage = false;

/** How long a screen waits for a section that is not prerendered before it shows without the section, in ms. */
const patienceMs = 1_000;

/**
 * Declares a section below the first screenful, whose lazy chunk hydrates it later. The section is in the prerendered
 * page, where it can be read and its links work. Its chunk is fetched in an idle moment (`fetchAllChunks`), or at the
 * latest when the section is visible. It then hydrates the prerendered markup. If the chunk does not load, a message
 * shows below the section (AMB-59). Where nothing is prerendered, the section is a lazy component. The screen waits for
 * it for a moment, so going back can restore a scroll position further down. While the section waits for its chunk, its
 * props keep their first values.
 * @param name for the error message if the chunk does not load (AMB-49)
 */
export function deferredSection<P extends object = object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let arrive: (component: { default: ComponentType<P> }) => void;
  const arrival = new Promise<{ default: ComponentType<P> }>((resolve) => {
    arrive = resolve;
  });
  const section = declareChunk(name, async () => {
    const component = await load();
    arrive({ default: component });
    return component;
  });
  const isPrerendering = typeof document === 'undefined';
  if (isPrerendering || isHydratedPage) fetchQuietly(section);

  const Arriving = lazy(() => arrival) as unknown as (props: P) => JSX.Element;
  const Unrendered = lazyComponent<P>(name, section.fetch, { ahead: 'never' });
  const Awaited = lazy(async () => {
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    await Promise.race([section.fetch().catch(() => undefined), patience]);
    return { default: section.current() ?? Unrendered };
  }) as unknown as ComponentType<P>;

  /** The prerendered section in the page. */
  let room: HTMLElement | null = null;

  /**
   * Shows a copy of the prerendered HTML. If an update, for example of the address, reaches the section before its
   * chunk, React removes the original.
   */
  function Copy() {
    const [html] = useState(() => room?.innerHTML ?? '');
    useEffect(() => fetchQuietly(section), []);
    return <Room dangerouslySetInnerHTML={{ __html: html }} />;
  }

  /** Replays the early events once React has hydrated the section. It is a sibling of the section. */
  function Hydrated() {
    useEffect(() => queueMicrotask(() => room && void replayEarlyEvents(room)), []);
    return null;
  }

  function Prerendered(props: P) {
    const ref = useRef<HTMLDivElement>(null);
    const [isInSight, setIsInSight] = useState(false);
    const { isFailed, isAwaited, retry } = useChunk(section, isInSight);
    // The same element each time, because a new one would count as an update.
    const [content] = useState(() => (
      <Suspense fallback={<Copy />}>
        <Arriving {...props} />
        <Hydrated />
      </Suspense>
    ));
    useEffect(() => {
      isHydratedPage = true;
      room = ref.current;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInSight(true);
      });
      for (const element of room?.children ?? []) observer.observe(element);
      return () => observer.disconnect();
    }, []);
    return (
      <>
        <Room ref={ref}>{content}</Room>
        {isFailed && <InFlow isFailed isAwaited={isAwaited} onRetry={retry} />}
      </>
    );
  }

  return function DeferredSection(props: P) {
    const isHydrated = useHydratedAtOnce();
    const [Rendered] = useState<ComponentType<P>>(() => (isHydrated ? (section.current() ?? Awaited) : Prerendered));
    return <Rendered {...props} />;
  };
}

interface RoomProps {
  ref?: React.Ref<HTMLDivElement>;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}

/** Wraps a section without a box of its own, and marks it for `replayEarlyEvents`. */
const Room = (props: RoomProps) => <div style={{ display: 'contents' }} data-late="" {...props} />;
