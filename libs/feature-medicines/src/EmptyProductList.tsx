import { paths } from '@niramaya/contract';
import { Button, EmptyState, Illustration } from '@niramaya/ui';

/** EmptyProductList is for a panel with products of this device, such as the saved ones, that has none. */
export const EmptyProductList = ({ action, ...texts }: Record<'title' | 'text' | 'action', string>) => (
  <EmptyState
    {...texts}
    illustration={<Illustration name="emptyList" />}
    action={<Button href={paths.medicines}>{action}</Button>}
    level={3}
  />
);
