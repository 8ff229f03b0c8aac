import { chakra, foresee } from '../theme/chakra';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ToastAppearance, ToastEntry } from './toast.store';

const Card = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    maxWidth: '26rem',
    minHeight: 'control',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    borderRadius: 'control',
    boxShadow: 'raised',
    fontWeight: 'medium',
    lineHeight: '1.35',
    animation: 'riseIn token(durations.moderate) token(easings.out)',
    '& > svg': { boxSize: '5', flexShrink: '0' },
  },
  variants: {
    appearance: {
      success: { bg: 'success.solid', color: 'success.contrast' },
      error: { bg: 'danger.solid', color: 'danger.contrast' },
      plain: { bg: 'bg.panel', color: 'fg', border: '1px solid token(colors.border)' },
      dark: { bg: 'bg.dark', color: 'fg.onDark', _dark: { border: '1px solid token(colors.border.strong)' } },
      greyPill: { bg: 'bg.grey', color: 'fg.onDark', borderRadius: 'pill', paddingInlineStart: '5' },
    },
  },
});
// A text of the contract ends in a space, which belongs to it (ERROR-01).
const Text = chakra('span', { base: { paddingBlock: '2', whiteSpace: 'pre-wrap' } });
const Close = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '9',
    marginInlineStart: 'auto',
    borderRadius: 'pill',
    cursor: 'pointer',
    opacity: '0.85',
    _hover: { opacity: '1' },
    _focusVisible: { outline: '3px solid currentColor', outlineOffset: '-4px' },
    _icon: { boxSize: '4' },
  },
});

export interface ToastCardProps {
  entry: ToastEntry;
  closeLabel: string;
  onClose: (id: number) => void;
}

/** One toast. The sign beside the text tells success from failure without colour. */
export const ToastCard = ({ entry, closeLabel, onClose }: ToastCardProps) => (
  <Card appearance={entry.appearance} data-toast={entry.kind}>
    {entry.kind === 'success' && <CircleCheck aria-hidden />}
    {entry.kind === 'error' && <CircleAlert aria-hidden />}
    <Text>{entry.text}</Text>
    <Close type="button" aria-label={closeLabel} onClick={() => onClose(entry.id)}>
      <X aria-hidden />
    </Close>
  </Card>
);

/** Says, while a page is prerendered, that it will show such a toast. */
export const foreseeToastCard = (appearance: ToastAppearance): void => foresee([Card, { appearance }], [Text], [Close]);
