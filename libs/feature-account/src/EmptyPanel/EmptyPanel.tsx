import { paths } from '@niramaya/contract';
import { Button, EmptyState, Illustration, type EmptyStateProps } from '@niramaya/ui';

/**
 * EmptyPanel is for a panel that has nothing to list. The props are those of `EmptyState`. An `action` that is a text
 * becomes the label of a link to the medicines; an element is shown as it is.
 */
export const EmptyPanel = ({ action, ...texts }: EmptyStateProps) => (
  <EmptyState
    {...texts}
    illustration={<Illustration name="emptyList" />}
    action={typeof action === 'string' ? <Button href={paths.medicines}>{action}</Button> : action}
    level={3}
  />
);
