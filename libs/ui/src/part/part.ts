import { useEffect, useState, type ComponentType } from 'react';

/** A component whose code is fetched when it is wanted, or ahead of it. */
export interface Part<P> {
  /** What has been fetched so far. */
  readonly current: () => ComponentType<P> | undefined;
  /** Fetches the code once, whoever asks; a fetch that failed is begun anew by the next who asks. Never rejects. */
  readonly fetch: () => Promise<void>;
}

const fetches = new Set<() => Promise<void>>();

/** Declares what a press may bring; `load` imports the module dynamically and answers its component. */
export function createPart<P>(load: () => Promise<ComponentType<P>>): Part<P> {
  let loaded: ComponentType<P> | undefined;
  let underWay: Promise<void> | undefined;
  const part: Part<P> = {
    current: () => loaded,
    fetch: () =>
      (underWay ??= load().then(
        (component) => {
          loaded = component;
        },
        () => {
          underWay = undefined;
        },
      )),
  };
  fetches.add(part.fetch);
  return part;
}

/**
 * The part's component once it is wanted and there, for `createElement`: it is always the same one, which a reader of
 * JSX cannot know. What is wanted without a network simply does not come.
 */
export function usePart<P>(part: Part<P>, wanted: boolean): ComponentType<P> | undefined {
  const [, setArrivals] = useState(0);
  useEffect(() => {
    if (!wanted || part.current()) return undefined;
    let isHere = true;
    void part.fetch().then(() => isHere && setArrivals((count) => count + 1));
    return () => {
      isHere = false;
    };
  }, [part, wanted]);
  return wanted ? part.current() : undefined;
}

/** For the element that brings a part: its code is on its way as soon as a pointer or the focus comes near. */
export const fetchAhead = <P>(part: Part<P>) => {
  const fetch = () => void part.fetch();
  return { onPointerEnter: fetch, onFocus: fetch };
};

/** Fetches every part that has been declared so far, for an idle moment; settles when each is here or was not to be had. */
export const fetchAllParts = async (): Promise<void> => {
  await Promise.all([...fetches].map((fetch) => fetch()));
};
