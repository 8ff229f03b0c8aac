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
  /** A decorative picture above the title, usually an `Illustration`. */
  illustration?: ReactNode;
  /** The heading: a short sentence, such as 'Your cart is empty'. */
  title: string;
  /** A sentence of explanation. */
  text?: string;
  /** The next step: one button or link. */
  action?: ReactNode;
  /** The level of the heading. It must continue the outline of the page without a gap. @default 2 */
  level?: 1 | 2 | 3;
}

/** The props of the panel that an empty and a failed state share. */
interface StatePanelProps extends Partial<EmptyStateProps> {
  /** An error message in the colour of errors. A screen reader announces it at once. */
  message?: string;
}

/** The centred column of `EmptyState` and of the failed `QueryState`, so that a screen does not jump between them. */
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

/**
 * `EmptyState` is for a screen or list without content that has not failed, such as an empty cart. Failed content is a
 * `QueryState`, and content that still loads a `Skeleton`.
 */
export const EmptyState = (props: EmptyStateProps) => <StatePanel {...props} />;
