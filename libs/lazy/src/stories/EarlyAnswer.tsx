import { useLayoutEffect, useState, type ComponentType } from 'react';
import type { Chunk } from '../chunk';
import { useChunk } from '../useChunk';

const Answer = () => <p>Here it is.</p>;

/** A chunk that other code fetches. */
function anAnswer(): Chunk<object> & { readonly arrive: () => void } {
  let component: ComponentType<object> | undefined;
  return {
    arrive: () => {
      component = Answer;
    },
    current: () => component,
    fetch: () => Promise.resolve(Answer),
    subscribe: () => () => undefined,
  };
}

/** Waits for a chunk that arrives after the render of this component, and before its effect runs. */
export function EarlyAnswer() {
  const [chunk] = useState(anAnswer);
  const { component: Component } = useChunk(chunk);
  useLayoutEffect(() => chunk.arrive(), [chunk]);
  return Component ? <Component /> : <p>One moment</p>;
}
