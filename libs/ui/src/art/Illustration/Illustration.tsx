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

// The files by state, each 240 × 200 px in its own units. This is no docblock: Storybook's docgen would take an export
// with one for a component, and add its own key to the object.
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

/** The states that have a picture. */
export type IllustrationName = keyof typeof illustrations;

export interface IllustrationProps {
  /** The state. */
  readonly name: IllustrationName;
  /** The width in px; the height is 5/6 of it. @default 240 */
  readonly size?: number;
  /** `lazy` for a picture that some windows hide: those do not load it. @default 'eager' */
  readonly loading?: 'eager' | 'lazy';
}

/**
 * `Illustration` is for the picture of a state, such as an empty cart, above its text. One per screen is enough, and
 * below 160 px its lines are too thin. Screen readers skip it, because the text says the same.
 */
export function Illustration({ name, size = 240, loading }: IllustrationProps) {
  return (
    <img src={illustrations[name]} alt="" width={size} height={(size * 5) / 6} loading={loading} decoding="async" />
  );
}
