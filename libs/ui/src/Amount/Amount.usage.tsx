import { Amount } from '@niramaya/ui';

export const Example = () => (
  <p>
    Total <Amount rupees={540.5} />
  </p>
);
