import { Button } from '../Button/Button';
import { styled } from '../theme/styled';

export interface WarningNoticeProps {
  /** The warning, one or two sentences. A screen reader announces it when it has finished speaking. */
  readonly text: string;
  /** The text of the button. Without it there is no button. */
  readonly action?: string;
  /** Called on a click on the button. */
  readonly onAction?: () => void;
}

const Root = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '3',
    px: '4',
    py: '3',
    mb: '4',
    bg: 'warning.subtle',
    color: 'warning.fg',
    borderRadius: 'control',
  },
});

/**
 * `WarningNotice` is for content that is partly missing, or that will be lost when the page closes. A screen that
 * cannot show anything is a `QueryState`, and the result of a click is a toast.
 */
export const WarningNotice = ({ text, action, onAction }: WarningNoticeProps) => (
  <Root role="status">
    <p>{text}</p>
    {action && (
      <Button variant="outline" size="sm" onClick={onAction}>
        {action}
      </Button>
    )}
  </Root>
);
