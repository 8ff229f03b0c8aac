/** The terms of an offer as they are shown. The parameters are those of the API. */
export const offerTermsCopy = {
  /** The packs, such as 'Pack of 2'. */
  packs: (status: string): string => status,
  /** The discount, such as '25% off'. */
  discount: (off: string): string => off,
};
