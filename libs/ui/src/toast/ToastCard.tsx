import { toastCard } from '../../styled-system/recipes';
import { moves } from '../motion/moves';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ToastEntry } from './toast.store';

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
export function ToastCard({ entry, closeLabel, onClose }: ToastCardProps) {
  const classes = toastCard({ appearance: entry.appearance });
  return (
    <div className={classes.card} data-toast={entry.kind}>
      {entry.kind === 'success' && <CircleCheck aria-hidden />}
      {entry.kind === 'error' && <CircleAlert aria-hidden />}
      <span className={classes.text}>{entry.text}</span>
      <button className={classes.close} type="button" aria-label={closeLabel} onClick={() => onClose(entry.id)}>
        <X aria-hidden />
      </button>
      {moves.Leave && <moves.Leave list="[data-position]" />}
    </div>
  );
}
