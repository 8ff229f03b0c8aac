import { homeCopy } from '@niramaya/copy/home';

const pictures = import.meta.glob<string>('./art/*.svg', { eager: true, query: '?no-inline', import: 'default' });

/**
 * Returns the address of the picture with this name in the folder `art`. 'Bone, Joint & Muscle Care' has the file
 * `bone-joint-muscle-care.svg`. The address is an empty text if there is no such file.
 */
export const pictureOf = (name: string): string =>
  pictures[`./art/${name.toLowerCase().replaceAll(/\W+/g, '-')}.svg`] ?? '';

/** Returns the discount as a card shows it, such as '60% off', rounded. Both prices are in rupees. */
export const percentOff = (price: number, listPrice: number): string =>
  homeCopy.card.off(Math.round((1 - price / listPrice) * 100));
