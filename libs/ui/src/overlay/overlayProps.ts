import type { ReactNode, RefObject } from 'react';

export interface OverlayProps {
  open: boolean;
  /** Also called for Back. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Visible while the content scrolls. */
  footer?: ReactNode;
  closeLabel: string;
  /** @default the panel itself, so that a screen reader starts with the title */
  initialFocus?: RefObject<HTMLElement | null>;
}

export interface OverlayStyle {
  placement: 'center' | 'start' | 'end' | 'bottom';
  size: 'sm' | 'md' | 'lg' | 'xl';
}
