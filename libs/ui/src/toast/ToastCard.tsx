import { toastCardCard, toastCardClose, toastCardText } from '../../styled-system/recipes';
import { moves } from '../motion/moves';
import { chakra } from '../theme/chakra';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ToastEntry } from './toast.store';

const Card = chakra('div', toastCardCard);
// A text of the contract ends in a space, which must stay (ERROR-01).
const Text = chakra('span', toastCardText);
const Close = chakra('button', toastCardClose);

export interface ToastCardProps {
  /** The toast: its text, kind and appearance. */
  entry: ToastEntry;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** Called with the id of the toast that the user closes. */
  onClose: (id: number) => void;
}

/**
 * Renders one toast. The icon next to the text shows success or failure without colour.
 * The toast enters from above. It leaves the same way after `loadMovesOnChange` has fetched the code for that.
 */
export const ToastCard = ({ entry, closeLabel, onClose }: ToastCardProps) => (
  <Card appearance={entry.appearance} data-toast={entry.kind}>
    {entry.kind === 'success' && <CircleCheck aria-hidden />}
    {entry.kind === 'error' && <CircleAlert aria-hidden />}
    <Text>{entry.text}</Text>
    <Close type="button" aria-label={closeLabel} onClick={() => onClose(entry.id)}>
      <X aria-hidden />
    </Close>
    {moves.Leave && <moves.Leave list="[data-position]" />}
  </Card>
);
