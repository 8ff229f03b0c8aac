import { paths } from '@niramaya/contract';
import { Button, EmptyState, Illustration, type EmptyStateProps } from '@niramaya/ui';

/** A text as its action becomes a link to the medicines. */
export const EmptyPanel = ({ action, ...texts }: EmptyStateProps) => (
  <EmptyState
    {...texts}
    illustration={<Illustration name="emptyList" />}
    action={typeof action === 'string' ? <Button href={paths.medicines}>{action}</Button> : action}
    level={3}
  />
);
