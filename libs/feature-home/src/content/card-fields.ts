const pictures = import.meta.glob<string>('./art/*.svg', { eager: true, query: '?no-inline', import: 'default' });

/** Returns the address of a picture in `art`: `bone-joint-muscle-care.svg`. */
export const pictureOf = (name: string): string =>
  pictures[`./art/${name.toLowerCase().replaceAll(/\W+/g, '-')}.svg`] ?? '';

export const percentOff = (price: number, listPrice: number): string =>
  `${Math.round((1 - price / listPrice) * 100)}% off`;
