import markup from './order-medicines.svg?raw';

/** A file would delay the font (decision 26). Separate, because only home loads it. */
export const firstBannerMarkup: string = markup;
