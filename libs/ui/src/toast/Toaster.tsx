import { toastCard } from '../../styled-system/recipes';
import { Portal } from '@ark-ui/react/portal';
import { Toast, Toaster as ArkToaster } from '@ark-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
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

/** Sets `--below`, in px. */
function useBelow(above: RefObject<HTMLElement | null> | undefined): void {
  useLayoutEffect(() => {
    const upper = above?.current;
    const { style } = document.documentElement;
    if (!upper) return void style.removeProperty('--below');
    // Half of the toaster's distance is enough.
    const measure = () => style.setProperty('--below', `calc(${bottomOf(upper)}px - 0.5rem)`);
    measure();
    const stop = new AbortController();
    addEventListener('scroll', measure, { signal: stop.signal, passive: true });
    addEventListener('resize', measure, { signal: stop.signal });
    return () => stop.abort();
  }, [above]);
}

interface CardProps extends ToastOptions, Omit<ToasterProps, 'label'> {
  readonly type: string | undefined;
  readonly title: ReactNode;
}

function Card({ type, title, position, appearance, closeLabel, below }: CardProps) {
  useBelow(below);
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
  // Ark's Portal would be prerendered.
  if (!useHydrated()) return null;
  return (
    <Portal>
      {/* Another `top` counts as a layout shift. */}
      <ArkToaster toaster={toaster} aria-label={label} style={{ translate: '0 var(--below, 0px)' }}>
        {({ type, title, meta }) => (
          <Card {...(meta as ToastOptions)} type={type} title={title} closeLabel={closeLabel} below={below} />
        )}
      </ArkToaster>
    </Portal>
  );
}
