import { VisuallyHidden } from '@niramaya/ui';

export const Example = () => (
  <button type="button">
    3 <VisuallyHidden>in your cart</VisuallyHidden>
  </button>
);
