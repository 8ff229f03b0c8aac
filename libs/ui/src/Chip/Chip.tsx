import { chipBox } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { Check, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

interface Common {
  children: ReactNode;
  icon?: ReactNode;
}
interface Toggle extends Common {
  selected: boolean;
  onToggle: (selected: boolean) => void;
  onRemove?: never;
  removeLabel?: never;
}
interface Removable extends Common {
  onRemove: () => void;
  /** Must contain the visible words. */
  removeLabel: string;
  selected?: never;
  onToggle?: never;
}
export type ChipProps = Toggle | Removable;

const Box = styled('button', chipBox);

/** After the first click, another chip may be under the finger. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** A choice that is on or off, or removable. */
export function Chip({ children, icon, selected, onToggle, onRemove, removeLabel }: ChipProps) {
  const behaviour = onRemove
    ? // Inline, because toggles share the recipe.
      { 'data-removable': '', style: { fontWeight: 600 }, 'aria-label': removeLabel, onClick: once(onRemove) }
    : { 'aria-pressed': selected, onClick: once(() => onToggle(!selected)) };
  return (
    <Box type="button" {...behaviour}>
      {selected ? <Check aria-hidden /> : icon}
      <span>{children}</span>
      {onRemove && <X aria-hidden />}
    </Box>
  );
}
