import type { ReactNode } from 'react';
import { styled } from '../theme/styled';

const Panel = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    maxWidth: '[28rem]',
    marginInline: '[auto]',
    paddingBlock: { base: '8', md: '12' },
    paddingInline: '4',
    textAlign: 'center',
  },
});

export interface EmptyStateProps {
  illustration?: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

interface StatePanelProps extends Partial<EmptyStateProps> {
  message?: string;
}

/** The panel of both states. */
export function StatePanel({ illustration, title, message, text, action, level = 2 }: StatePanelProps) {
  return (
    <Panel>
      {illustration}
      {title && (
        <styled.h2 as={`h${level}`} textStyle="title" color="fg">
          {title}
        </styled.h2>
      )}
      {message && (
        <styled.p color="danger.fg" fontWeight="semibold" role="alert">
          {message}
        </styled.p>
      )}
      {text && (
        <styled.p color="fg.muted" textWrap="[pretty]">
          {text}
        </styled.p>
      )}
      {action && <styled.div marginTop="2">{action}</styled.div>}
    </Panel>
  );
}

/** A message without an error, and the next step. */
export const EmptyState = (props: EmptyStateProps) => <StatePanel {...props} />;
