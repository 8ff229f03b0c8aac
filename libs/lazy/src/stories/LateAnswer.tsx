import { Button } from '@niramaya/ui';
import { useState, type ComponentType } from 'react';
import { lazyComponent, type LazyOptions } from '../lazyComponent';

interface Opened {
  readonly onClose: () => void;
}

function Answer({ onClose }: Opened) {
  return (
    <p>
      Here it is. <Button onClick={onClose}>Done</Button>
    </p>
  );
}

interface LateAnswerProps {
  readonly standIn: NonNullable<LazyOptions<Opened>['standIn']>;
  /** How often its code does not come. */
  readonly failures?: number;
  /** Its code is on its way for ever. */
  readonly hangs?: boolean;
}

function createLate({ standIn, failures = 0, hangs = false }: LateAnswerProps) {
  let left = failures;
  const load = (): Promise<ComponentType<Opened>> => {
    if (hangs) return new Promise(() => {});
    left -= 1;
    return left < 0 ? Promise.resolve(Answer) : Promise.reject(new TypeError('Failed to fetch'));
  };
  return lazyComponent('answer', load, { standIn, ahead: 'never' });
}

/** A button, and what it brings late. */
export function LateAnswer(props: LateAnswerProps) {
  // A chunk of its own for each story that is shown: what has come once stays.
  const [Late] = useState(() => createLate(props));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ minHeight: 320 }}>
      <Button onClick={() => setIsOpen(true)}>Open it</Button>
      {isOpen && <Late onClose={() => setIsOpen(false)} />}
    </div>
  );
}
