import { ChakraProvider, Portal, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { useHydrated } from '../internal/useHydrated';
import { chakraSystemWith } from '../theme/chakraSystem';
import type { ToastOptions } from './toast';
import { toastRecipe } from './toast.recipe';
import { toaster } from './toastStore';
import { useBelow } from './useBelow';

export interface ToasterProps {
  /** The accessible name of the region, e.g. 'Notifications'. */
  label: string;
  /** The accessible name of a toast's close button. */
  closeLabel: string;
  /** The element above the toasts, while it is visible: the header of the page. */
  below?: RefObject<HTMLElement | null>;
}

const system = chakraSystemWith({ toast: toastRecipe });

interface CardProps extends ToastOptions, Omit<ToasterProps, 'label'> {
  readonly title: ReactNode;
}

function Card({ title, position, appearance, closeLabel, below }: CardProps) {
  useBelow(below);
  return (
    <Toast.Root data-position={position} data-appearance={appearance}>
      <Toast.Indicator />
      <Toast.Title>{title}</Toast.Title>
      {/* Chakra returns the focus when the button loses it, but not when the button is removed. */}
      <Toast.CloseTrigger aria-label={closeLabel} onClick={({ currentTarget }) => currentTarget.blur()} />
    </Toast.Root>
  );
}

/**
 * Renders Chakra's toaster. A page has one. Its live region exists before the first toast; otherwise a screen reader
 * would not announce that toast. Pointer or focus on a toast pauses all timers. Alt T moves the focus to the region.
 */
export function Toaster({ label, closeLabel, below }: ToasterProps) {
  // Chakra's Portal would render it into a prerendered page.
  if (!useHydrated()) return null;
  return (
    <ChakraProvider value={system}>
      <Portal>
        {/* Another `top` would count as a layout shift. */}
        <ChakraToaster toaster={toaster} aria-label={label} translate="0 var(--below, 0px)">
          {({ title, meta }) => (
            <Card {...(meta as ToastOptions)} title={title} closeLabel={closeLabel} below={below} />
          )}
        </ChakraToaster>
      </Portal>
    </ChakraProvider>
  );
}
