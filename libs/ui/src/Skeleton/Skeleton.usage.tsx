import { Skeleton } from '@niramaya/ui';

export const Example = () => (
  <div aria-busy style={{ display: 'grid', gap: 8 }}>
    <Skeleton h="160px" radius="card" />
    <Skeleton h="1.25rem" w="70%" />
    <Skeleton h="1.25rem" w="40%" />
  </div>
);
