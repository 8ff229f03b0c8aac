import sheet from './shelves.svg?no-inline';

/** Returns a view of `shelves.svg`: `#bone-joint-muscle-care`. */
export const pictureOf = (name: string): string => `${sheet}#${name.toLowerCase().replaceAll(/\W+/g, '-')}`;

export const percentOff = (price: number, listPrice: number): string =>
  `${Math.round((1 - price / listPrice) * 100)}% off`;
