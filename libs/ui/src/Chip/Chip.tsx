import { chipBox } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
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
  /** What the press does, e.g. 'Remove filter: 4 stars'. It must contain the visible words. */
  removeLabel: string;
  selected?: never;
  onToggle?: never;
}
export type ChipProps = Toggle | Removable;

const Box = chakra('button', chipBox);

/** The second click of a double click is none of its own: another chip may have come below the finger. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/**
 * A small choice that is on or off, or one that can be taken away. The tick shows the state without colour, and takes the
 * place of an icon: a chip with one is as wide on as off.
 */
export function Chip({ children, icon, disabled, selected, onToggle, onRemove, removeLabel }: ChipProps) {
  if (onRemove) {
    return (
      // Its weight is not in the rule that toggles share, for they keep theirs, and a rule of its own would come late.
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
