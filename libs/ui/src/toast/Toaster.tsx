import { toastCard } from '../../styled-system/recipes';
import { Portal } from '@ark-ui/react/portal';
import { Toast, Toaster as ArkToaster } from '@ark-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useHydrated } from '../internal/useHydrated';
import type { ToastOptions } from './toast';
import { toaster } from './toastStore';

const classes = toastCard();

export interface ToasterProps {
  label: string;
  closeLabel: string;
  /** Such as the header. */
  below?: RefObject<HTMLElement | null>;
}

/** In px. The element may have no box. */
const bottomOf = (element: HTMLElement): number =>
  Math.max(0, ...Array.from(element.children, (child) => child.getBoundingClientRect().bottom));

/** Moves the toaster below `above`. */
function useBelow(above: RefObject<HTMLElement | null> | undefined, toaster: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const upper = above?.current;
    if (!upper || !toaster.current) return;
    const { style } = toaster.current;
    // Half of the toaster's distance is enough. Another `top` counts as a layout shift.
    const measure = () => (style.translate = `0 calc(${bottomOf(upper)}px - 0.5rem)`);
    measure();
    const stop = new AbortController();
    addEventListener('scroll', measure, { signal: stop.signal, passive: true });
    addEventListener('resize', measure, { signal: stop.signal });
    return () => stop.abort();
  }, [above, toaster]);
}

interface CardProps extends ToastOptions, Omit<ToasterProps, 'label'> {
  readonly region: RefObject<HTMLDivElement | null>;
  readonly type: string | undefined;
  readonly title: ReactNode;
}

function Card({ region, type, title, position, appearance, closeLabel, below }: CardProps) {
  useBelow(below, region);
  return (
    <Toast.Root className={classes.root} data-position={position} data-appearance={appearance}>
      {type === 'success' && <CircleCheck aria-hidden />}
      {type === 'error' && <CircleAlert aria-hidden />}
      <Toast.Title className={classes.title}>{title}</Toast.Title>
      <Toast.CloseTrigger
        className={classes.closeTrigger}
        aria-label={closeLabel}
        // Ark returns the focus on blur, but not on removal.
        onClick={({ currentTarget }) => currentTarget.blur()}
      >
        <X aria-hidden />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}

/** One per page; screen readers miss a toast before it. */
export function Toaster({ label, closeLabel, below }: ToasterProps) {
  const region = useRef<HTMLDivElement>(null);
  // Ark's Portal would be prerendered.
  if (!useHydrated()) return null;
  return (
    <Portal>
      <ArkToaster ref={region} toaster={toaster} aria-label={label}>
        {({ type, title, meta }) => (
          <Card {...(meta as ToastOptions)} {...{ region, type, title, closeLabel, below }} />
        )}
      </ArkToaster>
    </Portal>
  );
}
