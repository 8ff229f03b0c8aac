import { chipBox } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { Check, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

/** The props of both kinds of chip. */
interface Common {
  /** One or two words. */
  children: ReactNode;
  /** A decorative icon before the words. A tick replaces it while the chip is selected. */
  icon?: ReactNode;
}
/** A chip that is on or off. */
interface Toggle extends Common {
  /** Whether the chip is on. Screen readers announce it as pressed. */
  selected: boolean;
  /** Called with the new state after a click. */
  onToggle: (selected: boolean) => void;
  onRemove?: never;
  removeLabel?: never;
}
/** A chip that disappears after a click, such as an active filter. */
interface Removable extends Common {
  /** Called after a click. The screen removes the chip and moves the focus, because the focused element disappears. */
  onRemove: () => void;
  /**
   * The name for screen readers, such as 'Remove filter: 4 stars'. It must contain the visible words, so that voice
   * control finds the chip by them.
   */
  removeLabel: string;
  selected?: never;
  onToggle?: never;
}
/** The props of `Chip`: either `selected` with `onToggle`, or `onRemove` with `removeLabel`. */
export type ChipProps = Toggle | Removable;

const Box = styled('button', chipBox);

/** Ignores the second click of a double click: after the first one another chip may be under the finger. */
const ignoreDoubleClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/**
 * `Chip` is for a choice that is on or off and takes effect at once, or for an active filter that can be removed. A
 * label that cannot be clicked is a `Badge`, an action a `Button`, and a choice in a form a `CheckboxField`.
 */
export function Chip({ children, icon, selected, onToggle, onRemove, removeLabel }: ChipProps) {
  const behaviour = onRemove
    ? { 'data-removable': '', 'aria-label': removeLabel, onClick: ignoreDoubleClick(onRemove) }
    : { 'aria-pressed': selected, onClick: ignoreDoubleClick(() => onToggle(!selected)) };
  return (
    <Box type="button" {...behaviour}>
      {selected ? <Check aria-hidden /> : icon}
      <span>{children}</span>
      {onRemove && <X aria-hidden />}
    </Box>
  );
}
