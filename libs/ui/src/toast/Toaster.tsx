import { toasterCorner, toasterRegion } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { useRef, useSyncExternalStore, type FocusEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { reachableAttribute } from '../overlay/reachable';
import { useHydrated } from '../internal/useHydrated';
import { ToastCard } from './ToastCard';
import { toasts } from './toast';
import type { ToastEntry, ToastPosition } from './toast.store';
import { useBelow } from './useBelow';

export interface ToasterProps {
  /** Names the region, e.g. 'Notifications'. */
  label: string;
  /** The words of a toast's closing button. */
  closeLabel: string;
  /** What the upper toasts stand below, for as long as it is in sight: the header of the page. */
  below?: RefObject<HTMLElement | null>;
}

const Corner = chakra('div', toasterCorner);
const Region = chakra('div', toasterRegion);

const positions: ToastPosition[] = ['top-center', 'top-right', 'bottom'];
const isUrgent = ({ kind }: ToastEntry) => kind === 'error';

/**
 * Where toasts appear; the page has one. Its regions are there before the first toast, or a screen reader would not hear
 * that one: errors interrupt, the rest waits its turn. Pointer or focus on a toast stops every clock.
 */
export function Toaster({ label, closeLabel, below }: ToasterProps) {
  const hydrated = useHydrated();
  const entries = useSyncExternalStore(toasts.subscribe, toasts.getEntries, toasts.getEntries);
  const cameFrom = useRef<HTMLElement>(null);
  const region = useRef<HTMLElement>(null);
  useBelow(region, below, entries.length > 0);
  if (!hydrated) return null;

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    toasts.hold();
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };

  // What is removed under the pointer or the focus tells nobody that both have left.
  const onClose = (id: number) => {
    toasts.dismiss(id);
    toasts.release();
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
  };

  const list = (shown: ToastEntry[]) =>
    shown.map((entry) => <ToastCard key={entry.id} entry={entry} closeLabel={closeLabel} onClose={onClose} />);

  return createPortal(
    <section
      ref={region}
      aria-label={label}
      {...{ [reachableAttribute]: '' }}
      onPointerOver={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={onFocus}
      onBlur={toasts.release}
    >
      {positions.map((position) => {
        const here = entries.filter((entry) => entry.position === position);
        return (
          <Corner
            key={position}
            position={position}
            data-position={position}
            // Inside the scrolling box, or it would cut the shadows off. An empty corner has no size: one that grows from
            // a few pixels counts as a jump of the page.
            p={here.length > 0 ? '4' : '0'}
            pt={here.length > 0 && below ? '1.5' : undefined}
          >
            <Region aria-live="assertive" aria-relevant="additions" aria-atomic={false}>
              {list(here.filter(isUrgent))}
            </Region>
            <Region aria-live="polite" aria-relevant="additions" aria-atomic={false}>
              {list(here.filter((entry) => !isUrgent(entry)))}
            </Region>
          </Corner>
        );
      })}
    </section>,
    document.body,
  );
}
