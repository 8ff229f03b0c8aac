import { chakra, foresee } from '../theme/chakra';
import { useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { reachableAttribute } from '../overlay/reachable';
import { useHydrated } from '../internal/useHydrated';
import { foreseeToastCard, ToastCard } from './ToastCard';
import { toasts } from './toast';
import type { ToastAppearance, ToastEntry, ToastPosition } from './toast.store';

export interface ToasterProps {
  /** Names the region, e.g. 'Notifications'. */
  label: string;
  /** The words of a toast's closing button. */
  closeLabel: string;
}

const Corner = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    width: 'max',
    maxWidth: '100vw',
    maxHeight: '100dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // An empty corner swallows no press.
    pointerEvents: 'none',
    '& > * > *': { pointerEvents: 'auto' },
  },
  variants: {
    position: {
      'top-center': { top: '0', left: '50%', translate: '-50% 0', alignItems: 'center' },
      'top-right': {
        top: '0',
        right: '0',
        width: { base: 'full', md: 'max' },
        alignItems: { base: 'center', md: 'end' },
      },
      bottom: {
        bottom: 'env(safe-area-inset-bottom, 0)',
        left: '50%',
        translate: '-50% 0',
        alignItems: 'center',
      },
    },
  },
});
const Region = chakra('div', { base: { display: 'contents' } });

const positions: ToastPosition[] = ['top-center', 'top-right', 'bottom'];
const isUrgent = ({ kind }: ToastEntry) => kind === 'error';

/**
 * Says, while a page is prerendered, that it will show a toast as soon as it is alive, before the shopper has touched it:
 * its rules are in the page then.
 */
export function foreseeToast(appearance: ToastAppearance, position: ToastPosition = 'top-right'): void {
  foresee([Corner, { position, p: '4' }]);
  foreseeToastCard(appearance);
}

/**
 * Where toasts appear; the page has one. Its regions are there before the first toast, or a screen reader would not hear
 * that one: errors interrupt, the rest waits its turn. Pointer or focus on a toast stops every clock.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const hydrated = useHydrated();
  const entries = useSyncExternalStore(toasts.subscribe, toasts.getEntries, toasts.getEntries);
  const cameFrom = useRef<HTMLElement>(null);
  if (!hydrated) {
    foresee([Region], ...positions.map((position) => [Corner, { position, p: '0' }] as const));
    return null;
  }

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
