import { toastCard } from '../../styled-system/recipes';
import { Portal } from '@ark-ui/react/portal';
import { Toast, Toaster as ArkToaster } from '@ark-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useHydrated } from '../internal/useHydrated';
import type { ToastOptions } from './toast';
import { toaster } from './toastStore';

const classes = toastCard();

export interface ToasterProps {
  /** The name of the region for screen readers. */
  label: string;
  /** The name of the close button of each toast. */
  closeLabel: string;
  /**
   * The element below which the toasts appear, such as the header. A `Drawer` that is open at the side covers that
   * element, so the toasts then appear below the title of the drawer. By default they appear at the upper edge of the
   * window.
   */
  below?: RefObject<HTMLElement | null>;
}

/**
 * Returns the lowest edge of an element's children, in px from the upper edge of the window. The element itself may
 * have no box, because of `display: contents`.
 */
const bottomOf = (element: HTMLElement): number =>
  Math.max(0, ...Array.from(element.children, (child) => child.getBoundingClientRect().bottom));

/** Matches the header of each open `Dialog` and `Drawer`. */
const PANEL_HEADERS = '[data-scope=dialog][data-part=content][data-state=open] > :first-child';

/**
 * Returns the lower edge of an open panel's header, in px from the upper edge of the window. Returns undefined if no
 * header is at the upper edge of the window.
 */
const bottomOfPanelHeader = (): number | undefined =>
  Array.from(document.querySelectorAll(PANEL_HEADERS), (header) => header.getBoundingClientRect())
    .filter(({ top }) => top <= 0)
    .at(-1)?.bottom;

/**
 * Moves the region by `translate`, because a changed `top` counts as a layout shift. The region keeps 1rem from the
 * edge of the window; half of that is enough below the header.
 */
function moveBelow(region: HTMLElement, upper: HTMLElement): void {
  region.style.translate = `0 calc(${bottomOfPanelHeader() ?? bottomOf(upper)}px - 0.5rem)`;
}

/**
 * Keeps the region of the toasts below the element in `below`, as long as the toast that calls this hook is mounted.
 * Returns the ref that this toast sets on its root, whose parent is the region. A ref of the region itself would be too
 * late for a toast that was created before hydration: React runs the layout effects of a child before it sets the ref
 * of its parent.
 */
function useBelow(below: RefObject<HTMLElement | null> | undefined): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [upper, region] = [below?.current, card.current?.parentElement];
    if (!upper || !region) return;
    const move = () => moveBelow(region, upper);
    move();
    const stop = new AbortController();
    addEventListener('scroll', move, { signal: stop.signal, passive: true });
    addEventListener('resize', move, { signal: stop.signal });
    return () => stop.abort();
  }, [below]);
  return card;
}

interface CardProps extends Omit<ToastOptions, 'action'>, Omit<ToasterProps, 'label'> {
  /** The type of Ark's toast, from which icon and colours follow. */
  readonly type: string | undefined;
  /** The text of the toast. */
  readonly title: ReactNode;
  /** The text of the button in the toast. Ark itself calls `onAction` on a click. */
  readonly action: string | undefined;
}

/**
 * Takes the focus from a button that its click removes with the toast. Ark returns the focus to the page when a button
 * loses it, but not when a focused button is removed.
 */
const releaseFocus = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.blur();

/** Releases the focus as Escape closes the toast, whichever part of the toast has the focus. */
const releaseFocusOnEscape = ({ key, target }: KeyboardEvent<HTMLElement>) => {
  if (key === 'Escape' && target instanceof HTMLElement) target.blur();
};

/** One toast: an icon by kind, the text, an optional button and a close button. */
function Card({ type, title, action, position, appearance, closeLabel, below }: CardProps) {
  const card = useBelow(below);
  return (
    // Ark's role of a toast is `status`. That would be a live region inside the region of the toaster, and some screen
    // readers announce both.
    <Toast.Root
      ref={card}
      role="group"
      className={classes.root}
      data-position={position}
      data-appearance={appearance}
      onKeyDown={releaseFocusOnEscape}
    >
      {type === 'success' && <CircleCheck aria-hidden />}
      {type === 'error' && <CircleAlert aria-hidden />}
      <Toast.Title className={classes.title}>{title}</Toast.Title>
      {action !== undefined && (
        <Toast.ActionTrigger className={classes.actionTrigger} onClick={releaseFocus}>
          {action}
        </Toast.ActionTrigger>
      )}
      <Toast.CloseTrigger className={classes.closeTrigger} aria-label={closeLabel} onClick={releaseFocus}>
        <X aria-hidden />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}

/**
 * `Toaster` is for the region in which toasts appear, once per page. `toast` shows one. Show an error of a field at the
 * field. For a decision use a `Dialog`, and for a screen that has failed a `QueryState`.
 *
 * Mount it with the page rather than with the first toast: its region is there, empty, after hydration, and screen
 * readers announce only additions to a region that they already know. Pointer or focus on a toast stops its time.
 */
export function Toaster({ label, closeLabel, below }: ToasterProps) {
  // Ark's Portal needs a document, which the server lacks, so nothing is rendered there and during hydration.
  if (!useHydrated()) return null;
  return (
    <Portal>
      <ArkToaster toaster={toaster} aria-label={label}>
        {({ type, title, action, meta }) => (
          <Card
            {...(meta as ToastOptions)}
            type={type}
            title={title}
            action={action?.label}
            closeLabel={closeLabel}
            below={below}
          />
        )}
      </ArkToaster>
    </Portal>
  );
}
