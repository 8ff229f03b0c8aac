import { paths } from '@niramaya/contract';
import { Button, EmptyState, Illustration } from '@niramaya/ui';

/** For products stored on the device. */
export const EmptyProductList = ({ action, ...texts }: Record<'title' | 'text' | 'action', string>) => (
  <EmptyState
    {...texts}
    illustration={<Illustration name="emptyList" />}
    action={<Button href={paths.medicines}>{action}</Button>}
    level={3}
  />
);
