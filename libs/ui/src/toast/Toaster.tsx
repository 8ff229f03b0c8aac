import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { reachableAttribute } from '../overlay/modal';
import { useHydrated } from '../overlay/useHydrated';
import { ToastCard } from './ToastCard';
import { toasts } from './toast';
import type { ToastEntry, ToastPosition } from './toast.store';

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
    maxWidth: 'calc(100vw - 2rem)',
    maxHeight: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The shadows are not cut off by the scrolling box, and an empty corner swallows no press.
    p: '4',
    margin: '-4',
    pointerEvents: 'none',
    '& > * > *': { pointerEvents: 'auto' },
  },
  variants: {
    position: {
      'top-center': { top: '4', left: '50%', translate: '-50% 0', alignItems: 'center' },
      'top-right': {
        top: '4',
        right: '4',
        left: { base: '4', md: 'auto' },
        width: { base: 'auto', md: 'max' },
        alignItems: { base: 'center', md: 'end' },
      },
      bottom: {
        bottom: 'max(token(spacing.4), env(safe-area-inset-bottom))',
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
 * Where toasts appear; the page has one. Its regions are there before the first toast, or a screen reader would not hear
 * that one: errors interrupt, the rest waits its turn. Pointer or focus on a toast stops every clock.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const hydrated = useHydrated();
  const entries = useSyncExternalStore(toasts.subscribe, toasts.getEntries, toasts.getEntries);
  if (!hydrated) return null;

  const list = (shown: ToastEntry[]) =>
    shown.map((entry) => <ToastCard key={entry.id} entry={entry} closeLabel={closeLabel} onClose={toasts.dismiss} />);

  return createPortal(
    <section
      aria-label={label}
      {...{ [reachableAttribute]: '' }}
      onPointerOver={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
    >
      {positions.map((position) => {
        const here = entries.filter((entry) => entry.position === position);
        return (
          <Corner key={position} position={position} data-position={position}>
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
