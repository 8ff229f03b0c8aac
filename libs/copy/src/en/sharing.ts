/** The texts for sharing a product, and those of the page of a shared link that leads to no product. */
export const sharingCopy = {
  copied: 'Link copied',
  gone: 'This product is no longer in our list, so there is no link to it.',
  byHand: {
    title: 'Copy the link',
    text: 'Your browser does not let us copy for you. The link is selected: copy it from here.',
    label: 'Link to this product',
    close: 'Close',
  },
  wait: 'Fetching the product…',
  slow: 'Still fetching the product. Your connection may be slow.',
  broken: {
    title: 'This link is not complete',
    text: 'The number of the product is missing or was cut off. Ask for the link once more, or find the product in the list.',
  },
  unknown: {
    title: 'This product is no longer here',
    text: 'The link may be old, or the product may have left our list.',
  },
  unreachable: {
    title: 'The product did not load',
    message: 'The product of this link could not be loaded.',
    text: 'That is our fault, not yours.',
    offline: 'The product loads by itself once you are connected.',
    reference: (id: string) => `If it keeps failing, share the code ${id} with our support team.`,
    retry: 'Try again',
  },
  medicines: 'See all medicines',
  /** A link on a page without a product. */
  lastOpened: 'The product you opened last',
};
