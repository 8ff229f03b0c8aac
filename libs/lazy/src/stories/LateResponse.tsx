import { Button } from '@niramaya/ui';
import { useState, type ComponentType } from 'react';
import { lazyComponent, type LazyOptions } from '../lazyComponent';

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
  readonly failures?: number;
  readonly hangs?: boolean;
}

function createLate({ fallback, failures = 0, hangs = false }: LateResponseProps) {
  let left = failures;
  const load = (): Promise<ComponentType<Opened>> => {
    if (hangs) return new Promise(() => {});
    left -= 1;
    return left < 0 ? Promise.resolve(Answer) : Promise.reject(new TypeError('Failed to fetch'));
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
