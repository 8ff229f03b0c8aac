import { Button } from '@niramaya/ui';
import { useState, type ComponentType } from 'react';
import { lazyComponent, type LazyOptions } from '../lazyComponent';

/** The props of the lazy component. */
interface Opened {
  readonly onClose: () => void;
}

function Answer({ onClose }: Opened) {
  return (
    <p>
      <span>Here it is.</span> <Button onClick={onClose}>Done</Button>
    </p>
  );
}

interface LateResponseProps {
  readonly fallback: NonNullable<LazyOptions<Opened>['fallback']>;
  /** How many times the fetch of the chunk fails before it succeeds. @default 0 */
  readonly failures?: number;
  /** True if the chunk never arrives. @default false */
  readonly hangs?: boolean;
}

function createLate({ fallback, failures = 0, hangs = false }: LateResponseProps) {
  let failuresLeft = failures;
  const load = (): Promise<ComponentType<Opened>> => {
    if (hangs) return new Promise(() => {});
    if (failuresLeft === 0) return Promise.resolve(Answer);
    failuresLeft -= 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  return lazyComponent('answer', load, { fallback, prefetch: false });
}

/** A button that opens a lazy component whose chunk fails some times, or never arrives. */
export function LateResponse(props: LateResponseProps) {
  const [Late] = useState(() => createLate(props));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ minHeight: 320 }}>
      <Button onClick={() => setIsOpen(true)}>Open it</Button>
      {isOpen && <Late onClose={() => setIsOpen(false)} />}
    </div>
  );
}
