import emptyCart from './empty-cart.svg?no-inline';
import emptyList from './empty-list.svg?no-inline';
import emptyProduct from './empty-product.svg?no-inline';
import error from './error.svg?no-inline';
import noResults from './no-results.svg?no-inline';
import notFound from './not-found.svg?no-inline';
import offline from './offline.svg?no-inline';
import paymentSuccess from './payment-success.svg?no-inline';
import restAtHome from './rest-at-home.svg?no-inline';
import welcome from './welcome.svg?no-inline';

export const illustrations = {
  emptyCart,
  emptyList,
  emptyProduct,
  error,
  noResults,
  notFound,
  offline,
  paymentSuccess,
  restAtHome,
  welcome,
} as const;

export type IllustrationName = keyof typeof illustrations;

export interface IllustrationProps {
  readonly name: IllustrationName;
  /** In px; the height is 5/6. */
  readonly size?: number;
}

/** The picture of a state. */
export function Illustration({ name, size = 240 }: IllustrationProps) {
  return <img src={illustrations[name]} alt="" width={size} height={(size * 5) / 6} decoding="async" />;
}
