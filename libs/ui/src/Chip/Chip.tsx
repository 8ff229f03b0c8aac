import { chipBox } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { Check, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

interface Common {
  children: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}
interface Toggle extends Common {
  selected: boolean;
  onToggle: (selected: boolean) => void;
  onRemove?: never;
  removeLabel?: never;
}
interface Removable extends Common {
  onRemove: () => void;
  /** What the click does, e.g. 'Remove filter: 4 stars'. It must contain the visible words. */
  removeLabel: string;
  selected?: never;
  onToggle?: never;
}
export type ChipProps = Toggle | Removable;

const Box = styled('button', chipBox);

/** Ignores the second click of a double click, because another chip may have moved under the finger. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/**
 * A chip: a small choice that is on or off, or one that can be removed. The tick shows the state without colour. It
 * replaces the icon, so a chip with an icon has the same width on and off.
 */
export function Chip({ children, icon, disabled, selected, onToggle, onRemove, removeLabel }: ChipProps) {
  if (onRemove) {
    return (
      // An inline weight: toggles share the recipe and keep their own weight, and a separate CSS rule would come late.
      <Box
        type="button"
        data-removable=""
        style={{ fontWeight: 600 }}
        disabled={disabled}
        aria-label={removeLabel}
        onClick={once(onRemove)}
      >
        {icon}
        <span>{children}</span>
        <X aria-hidden />
      </Box>
    );
  }
  return (
    <Box type="button" disabled={disabled} aria-pressed={selected} onClick={once(() => onToggle(!selected))}>
      {selected ? <Check aria-hidden /> : icon}
      <span>{children}</span>
    </Box>
  );
}
