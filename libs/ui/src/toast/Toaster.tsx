import { ChakraProvider, Portal, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { useHydrated } from '../internal/useHydrated';
import { chakraSystemWith } from '../theme/chakraSystem';
import type { ToastOptions } from './toast';
import { toastRecipe } from './toast.recipe';
import { toaster } from './toastStore';

export interface ToasterProps {
  label: string;
  closeLabel: string;
  /** Such as the header. */
  below?: RefObject<HTMLElement | null>;
}

const system = chakraSystemWith({ toast: toastRecipe });

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
  readonly title: ReactNode;
}

function Card({ title, position, appearance, closeLabel, below }: CardProps) {
  useBelow(below);
  return (
    <Toast.Root data-position={position} data-appearance={appearance}>
      <Toast.Indicator />
      <Toast.Title>{title}</Toast.Title>
      {/* Chakra returns the focus on blur, but not on removal. */}
      <Toast.CloseTrigger aria-label={closeLabel} onClick={({ currentTarget }) => currentTarget.blur()} />
    </Toast.Root>
  );
}

/** One per page; screen readers miss a toast before it. */
export function Toaster({ label, closeLabel, below }: ToasterProps) {
  // Chakra's Portal would be prerendered.
  if (!useHydrated()) return null;
  return (
    <ChakraProvider value={system}>
      <Portal>
        {/* Another `top` counts as a layout shift. */}
        <ChakraToaster toaster={toaster} aria-label={label} translate="0 var(--below, 0px)">
          {({ title, meta }) => (
            <Card {...(meta as ToastOptions)} title={title} closeLabel={closeLabel} below={below} />
          )}
        </ChakraToaster>
      </Portal>
    </ChakraProvider>
  );
}
