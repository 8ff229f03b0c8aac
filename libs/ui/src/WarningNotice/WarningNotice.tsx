import { warningNoticeRoot } from '../../styled-system/recipes';
import { Button } from '../Button/Button';
import { styled } from '../theme/styled';

export interface WarningNoticeProps {
  readonly text: string;
  readonly action?: string;
  readonly onAction?: () => void;
}

const Root = styled('div', warningNoticeRoot);

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
