import { Overlay, type OverlayBehaviour, type OverlayProps } from '../overlay/Overlay';

export interface DialogProps extends OverlayProps, OverlayBehaviour {
  /**
   * The largest width: 416, 544 or 768 px. Below 601 px every dialog is a sheet of the full width at the lower edge.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
}

/**
 * `Dialog` is for a question or a short form that must be finished before the page goes on. Content next to the page,
 * such as filters, is a `Drawer`, and the result of an action is a toast.
 *
 * It is modal: the page behind is inert. The title of a decision is its question, which the buttons in the footer
 * answer. The title of a form names the task.
 */
export const Dialog = ({ size = 'md', ...rest }: DialogProps) => <Overlay placement="center" size={size} {...rest} />;
