import markup from './order-medicines.svg?raw';

/**
 * The first picture of `bannerArt` as an `<svg>` element, for a page that starts with it. As a file it would share a
 * slow connection with the font of the first text (decision 26). It is in a separate module, so only such a page loads
 * it.
 */
export const firstBannerMarkup: string = markup;
