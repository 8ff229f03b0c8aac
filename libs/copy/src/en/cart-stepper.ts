/** The texts of the button that adds a product to the cart and then changes its quantity. */
export const cartStepperCopy = {
  group: (title: string) => `Quantity of ${title}`,
  increase: (title: string) => `Increase quantity of ${title}`,
  decrease: (title: string) => `Decrease quantity of ${title}`,
  remove: (title: string) => `Remove ${title} from the cart`,
  link: (title: string, quantity: number) => `${quantity} In cart ${title}`,
  status: (quantity: number) => `${quantity} in your cart`,
  bar: {
    label: 'Your cart',
    products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
    /** The same for a guest, whom the link asks for a login. */
    productsOfGuest: {
      before: (count: number) => `${count === 1 ? '1 product' : `${count} products`}, log in to open`,
      /** The text after a press on the link. */
      asked: (count: number) => `Log in to see your cart. ${count === 1 ? 'The product is' : 'The products are'} kept.`,
    },
    open: 'Go to cart',
    logIn: 'Log in',
  },
};
