/** The texts above the list of products for a shopper who has come by a homeopathy product of the home screen. */
export const homeopathyCopy = {
  title: (name: string) => `${name}: not on sale yet`,
  text: 'Its card on the home page is an example, and so are its price and its delivery day. We have no homeopathy products yet. Below is the list of our products.',
  back: 'Back to homeopathy',
};
