import { Spinner } from '@niramaya/ui';

export const Example = () => (
  <p role="status">
    <Spinner boxSize="5" /> Loading your orders…
  </p>
);
