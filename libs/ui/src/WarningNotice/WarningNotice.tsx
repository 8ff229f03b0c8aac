import { Button } from '../Button/Button';
import { styled } from '../theme/styled';

export interface WarningNoticeProps {
  readonly text: string;
  readonly action?: string;
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

/** A warning with an optional button. */
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
