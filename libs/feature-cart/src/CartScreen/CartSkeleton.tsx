import { styled } from '@niramaya/ui/styled';
import { Skeleton } from '@niramaya/ui';
import { CartColumns } from './CartLayout';

/**
 * CartSkeleton reserves the space of the cart in the prerendered page, because the build does not know the cart of the
 * shopper. A script in the head (`apps/storefront/inline/shopper.ts`) sets `data-cart` on the `html` element if storage
 * has a cart; otherwise the skeleton is hidden.
 */
export const CartSkeleton = () => (
  <styled.div aria-hidden="true" css={{ 'html:not([data-cart]) &': { display: 'none' } }}>
    <CartColumns>
      <Skeleton h="10rem" radius="card" />
      <Skeleton h="22rem" radius="card" />
    </CartColumns>
  </styled.div>
);
