import { toastCardCard, toastCardClose, toastCardText } from '../../styled-system/recipes';
import { moves } from '../motion/moves';
import { chakra } from '../theme/chakra';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ToastEntry } from './toast.store';

const Card = chakra('div', toastCardCard);
// A text of the contract ends in a space, which belongs to it (ERROR-01).
const Text = chakra('span', toastCardText);
const Close = chakra('button', toastCardClose);

export interface ToastCardProps {
  entry: ToastEntry;
  closeLabel: string;
  onClose: (id: number) => void;
}

/**
 * One toast. The sign beside the text tells success from failure without colour. It comes in from above; where
 * `loadMovesOnChange` has brought the code for it, it leaves that way too.
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
