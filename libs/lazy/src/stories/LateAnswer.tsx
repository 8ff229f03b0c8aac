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

interface LateAnswerProps {
  readonly fallback: NonNullable<LazyOptions<Opened>['fallback']>;
  /** How often its chunk fails to load. */
  readonly failures?: number;
  /** Its chunk never finishes loading. */
  readonly hangs?: boolean;
}

function createLate({ fallback, failures = 0, hangs = false }: LateAnswerProps) {
  let left = failures;
  const load = (): Promise<ComponentType<Opened>> => {
    if (hangs) return new Promise(() => {});
    left -= 1;
    return left < 0 ? Promise.resolve(Answer) : Promise.reject(new TypeError('Failed to fetch'));
  };
  return lazyComponent('answer', load, { fallback, ahead: false });
}

/** A button that opens a lazy component. */
export function LateAnswer(props: LateAnswerProps) {
  // Each rendered story has its own chunk, because a chunk that has loaded once stays loaded.
  const [Late] = useState(() => createLate(props));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ minHeight: 320 }}>
      <Button onClick={() => setIsOpen(true)}>Open it</Button>
      {isOpen && <Late onClose={() => setIsOpen(false)} />}
    </div>
  );
}
