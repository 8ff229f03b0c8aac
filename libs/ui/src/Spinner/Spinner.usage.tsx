import { Spinner } from '@niramaya/ui';

export const Example = () => (
  <p role="status">
    <Spinner boxSize="1.25rem" /> Loading your orders…
  </p>
);
