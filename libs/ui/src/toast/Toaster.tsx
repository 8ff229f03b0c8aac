import { toaster } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { useRef, useSyncExternalStore, type FocusEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { reachableAttribute } from '../overlay/reachable';
import { useHydrated } from '../internal/useHydrated';
import { ToastCard } from './ToastCard';
import { toasts } from './toast';
import type { ToastEntry, ToastPosition } from './toast.store';
import { useBelow } from './useBelow';

const classes = toaster();

export interface ToasterProps {
  /** The accessible name of the region, e.g. 'Notifications'. */
  label: string;
  /** The accessible name of a toast's close button. */
  closeLabel: string;
  /** The element above the upper toasts, while it is visible: the header of the page. */
  below?: RefObject<HTMLElement | null>;
}

const positions: ToastPosition[] = ['top-center', 'top-right', 'bottom'];
const isUrgent = ({ kind }: ToastEntry) => kind === 'error';

/**
 * Renders the live regions of the toasts. A page has one toaster.
 * Its regions exist before the first toast; otherwise a screen reader would not announce that toast. Errors interrupt,
 * other toasts wait.
 * Pointer or focus on a toast pauses all timers.
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

  // No leave or blur event fires for an element that is removed under the pointer or the focus.
  const onClose = (id: number) => {
    toasts.dismiss(id);
    toasts.release();
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
  };

  const list = (shown: ToastEntry[]) =>
    shown.map((entry) => <ToastCard key={entry.id} entry={entry} closeLabel={closeLabel} onClose={onClose} />);

  const regions = (
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
          <styled.div
            className={toaster({ position }).corner}
            key={position}
            data-position={position}
            // The padding is inside the scrolling box; otherwise the box would cut off the shadows. An empty corner has
            // no size: growth from a few pixels counts as a layout shift.
            p={here.length > 0 ? '4' : '0'}
            pt={here.length > 0 && below ? '1.5' : undefined}
          >
            <div className={classes.region} aria-live="assertive" aria-relevant="additions" aria-atomic={false}>
              {list(here.filter(isUrgent))}
            </div>
            <div className={classes.region} aria-live="polite" aria-relevant="additions" aria-atomic={false}>
              {list(here.filter((entry) => !isUrgent(entry)))}
            </div>
          </styled.div>
        );
      })}
    </section>
  );
  // The docs generator recognises a component in the source by the elements that it returns.
  return <>{createPortal(regions, document.body)}</>;
}
