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

/** Another `top` counts as a layout shift. Half of the toaster's distance is enough. */
function moveBelow(region: HTMLElement, upper: HTMLElement): void {
  region.style.translate = `0 calc(${bottomOf(upper)}px - 0.5rem)`;
}

/** Returns the ref of a toast. A toast may mount together with its region, whose own ref is set later. */
function useBelow(above: RefObject<HTMLElement | null> | undefined): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [upper, region] = [above?.current, card.current?.parentElement];
    if (!upper || !region) return;
    const move = () => moveBelow(region, upper);
    move();
    const stop = new AbortController();
    addEventListener('scroll', move, { signal: stop.signal, passive: true });
    addEventListener('resize', move, { signal: stop.signal });
    return () => stop.abort();
  }, [above]);
  return card;
}

interface CardProps extends ToastOptions, Omit<ToasterProps, 'label'> {
  readonly type: string | undefined;
  readonly title: ReactNode;
}

function Card({ type, title, position, appearance, closeLabel, below }: CardProps) {
  const card = useBelow(below);
  return (
    // Ark's role of a toast is `status`: a live region inside that of the toaster, which some screen readers announce twice.
    <Toast.Root ref={card} role="group" className={classes.root} data-position={position} data-appearance={appearance}>
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
      <ArkToaster toaster={toaster} aria-label={label}>
        {({ type, title, meta }) => (
          <Card {...(meta as ToastOptions)} type={type} title={title} closeLabel={closeLabel} below={below} />
        )}
      </ArkToaster>
    </Portal>
  );
}
