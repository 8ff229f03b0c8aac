/**
 * The texts around the facts of a product: the facts themselves come from the API, in the language of the page or in
 * English.
 */
export const productFactsCopy = {
  title: 'What is inside and how to use it',
  brand: 'Brand',
  uses: 'What it is for',
  contents: 'What is inside',
  noContents: 'The shop has not listed the contents. Read the pack, or ask a pharmacist.',
  howToUse: 'How to use it',
  askFirst: 'Ask a doctor or pharmacist first',
  /**
   * The heading in the place of `askFirst` for a device, which is not taken: its text is about symptoms and readings.
   */
  askWhen: 'When to ask a doctor',
  storage: 'How to keep it',
  pack: 'Maker, batch and expiry',
  packText: 'Printed on the pack; not shown in this demonstration.',
  /** `badge` is the text of a badge that each product of the demo has. */
  allergy: (badge: string) =>
    `If you have an allergy, read the label on the pack. The badge “${badge}” on this page is not enough.`,
  claims: 'As declared by the maker',
  claimsNote: 'If you have an allergy, read the label on the pack before use.',
  loading: 'Loading what is inside',
  onlyInEnglish: 'These details are only in English.',
  none: 'The shop has given no details about this product. Read the pack, or ask a pharmacist.',
  failed: {
    message: 'The details could not be loaded.',
    text: 'Our server is taking a break. Try again in a moment.',
    offline: 'The details load by themselves once you are connected.',
    reference: (requestId: string) => `If it keeps failing, share the code ${requestId} with our support team.`,
    retry: 'Try again',
  },
};
