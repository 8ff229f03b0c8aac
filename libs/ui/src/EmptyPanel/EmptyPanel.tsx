import type { ReactNode } from 'react';
import { Illustration } from '../art/Illustration/Illustration';
import { Button } from '../Button/Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';

export interface EmptyPanelProps extends Pick<EmptyStateProps, 'title' | 'text'> {
  /** The next step: an element such as a button, or with `href` the label of a link. */
  action?: ReactNode;
  /** The address of the link. */
  href?: string;
}

/**
 * `EmptyPanel` is for a panel of a drawer that has nothing to list. Its title is a heading of level 3, below that of
 * the panel. An empty screen or list outside of a drawer is an `EmptyState`.
 */
export const EmptyPanel = ({ action, href, ...texts }: EmptyPanelProps) => (
  <EmptyState
    {...texts}
    illustration={<Illustration name="emptyList" />}
    action={href === undefined ? action : <Button href={href}>{action}</Button>}
    level={3}
  />
);
