import { repeatEarlyUse } from '@niramaya/ui';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type JSX,
  type ReactNode,
} from 'react';
import { declareChunk, fetchQuietly } from './chunk';
import { lazyComponent } from './lazyComponent';
import { InFlow } from './standIn/InFlow';
import { useChunk } from './useChunk';

/** From when the page is hydrated, a section is fetched as soon as it is declared: nothing prerendered stands in for it. */
let isHydratedPage = false;

/** How long a screen waits for a section that is not in the prerendered page before it shows without it, in ms. */
const patienceMs = 1_000;

const never = () => () => undefined;

/**
 * Declares what stands below the first screenful. It is in the prerendered page, where it can be read and its links
 * work; its chunk comes in an idle moment (`fetchAllChunks`), or at the latest when it is in sight, and hydrates what is
 * there. One that does not come is told below it (AMB-59). Where nothing is prerendered it is a lazy component, which the
 * screen waits for a moment, so that a place further down can be gone back to. While it waits, its properties stay as
 * they were first given.
 * @param name for the message of a chunk that does not come (AMB-49)
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

  /** Stands in where an update, of the address for one, reaches the section before its chunk: React takes it away then. */
  function Copy() {
    const [html] = useState(() => room?.innerHTML ?? '');
    useEffect(() => fetchQuietly(section), []);
    return <Room dangerouslySetInnerHTML={{ __html: html }} />;
  }

  /** Beside the section, so that it knows when React has hydrated that. */
  function Hydrated() {
    useEffect(() => queueMicrotask(() => room && void repeatEarlyUse(room)), []);
    return null;
  }

  function Prerendered(props: P) {
    const ref = useRef<HTMLDivElement>(null);
    const [isInSight, setIsInSight] = useState(false);
    const { isFailed, isAwaited, retry } = useChunk(section, isInSight);
    // The same element each time: a new one would count as an update.
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
    const isHydrated = useSyncExternalStore(
      never,
      () => true,
      () => false,
    );
    const [Rendered] = useState<ComponentType<P>>(() => (isHydrated ? (section.current() ?? Awaited) : Prerendered));
    return <Rendered {...props} />;
  };
}

interface RoomProps {
  ref?: React.Ref<HTMLDivElement>;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}

/** Holds a section without a box of its own, and marks it for `repeatEarlyUse`. */
const Room = (props: RoomProps) => <div style={{ display: 'contents' }} data-late="" {...props} />;
