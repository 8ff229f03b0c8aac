import markup from './order-medicines.svg?raw';

/**
 * The first banner as the text of its SVG. In the page itself it needs no request, which would compete with the font
 * (decision 26 in `docs/decisions`). It is a module of its own, because only the home page loads it.
 */
export const firstBannerMarkup: string = markup;
