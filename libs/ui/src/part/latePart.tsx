import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type JSX, type ReactNode } from 'react';
import { useHydrated } from '../internal/useHydrated';
import { repeatEarlyUse } from './earlyUse';
import { createPart } from './part';

/** From when the page lives, a part is fetched as soon as it is declared: nothing prerendered stands in for it. */
let isAlive = false;

/**
 * Declares what stands below the first screenful. It is in the prerendered page, where it can be read and its links
 * work; its code comes in an idle moment (`fetchAllParts`), or at the latest when it is in sight, and takes over what is there.
 * Where nothing is prerendered it is waited for like any `lazy` component. While it waits, its properties stay as they
 * were first given.
 * @param name for the message of a part that does not come (AMB-49)
 */
export function createLatePart<P extends object = object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let arrive: (component: { default: ComponentType<P> }) => void;
  const arrival = new Promise<{ default: ComponentType<P> }>((resolve) => {
    arrive = resolve;
  });
  const part = createPart(() =>
    load().then((component) => {
      arrive({ default: component });
      return component;
    }),
  );
  const fetch = () => void part.fetch();
  const isPrerendering = typeof document === 'undefined';
  if (isPrerendering || isAlive) fetch();

  const Arriving = lazy(() => arrival) as unknown as (props: P) => JSX.Element;
  const Wanted = lazy(async () => {
    await part.fetch();
    const component = part.current();
    if (!component) throw new Error(`Loading chunk ${name} failed`);
    return { default: component };
  }) as unknown as ComponentType<P>;

  /** The prerendered part in the page. */
  let room: HTMLElement | null = null;

  /** Stands in where an update, of the address for one, reaches the part before its code: React takes the part away then. */
  function Copy() {
    const [html] = useState(() => room?.innerHTML ?? '');
    useEffect(fetch, []);
    return <Room dangerouslySetInnerHTML={{ __html: html }} />;
  }

  /** Beside the part, so that it knows when React has taken that over. */
  function Alive() {
    useEffect(() => queueMicrotask(() => room && void repeatEarlyUse(room)), []);
    return null;
  }

  function TakenOver(props: P) {
    const ref = useRef<HTMLDivElement>(null);
    // The same element each time: a new one would count as an update.
    const [content] = useState(() => (
      <Suspense fallback={<Copy />}>
        <Arriving {...props} />
        <Alive />
      </Suspense>
    ));
    useEffect(() => {
      isAlive = true;
      room = ref.current;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) fetch();
      });
      for (const element of room?.children ?? []) observer.observe(element);
      return () => observer.disconnect();
    }, []);
    return <Room ref={ref}>{content}</Room>;
  }

  return function LatePart(props: P) {
    const isHydrated = useHydrated();
    const [Drawn] = useState<ComponentType<P>>(() => (isHydrated ? (part.current() ?? Wanted) : TakenOver));
    return <Drawn {...props} />;
  };
}

interface RoomProps {
  ref?: React.Ref<HTMLDivElement>;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}

/** Holds a part without a box of its own, and marks it for `repeatEarlyUse`. */
const Room = (props: RoomProps) => <div style={{ display: 'contents' }} data-late="" {...props} />;
