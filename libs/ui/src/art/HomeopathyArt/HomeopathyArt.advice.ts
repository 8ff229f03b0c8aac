import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For a homeopathic remedy: bottle, vial, tube or syrup, with the name on its label.'],
  avoid: [
    'A product of the catalogue: `ProductPicture`, whose address comes from the server.',
    'A name of more than three short words: the label grows too small to read.',
  ],
  anatomy: [
    ['vessel', 'by `form`'],
    ['label', 'the name; the letters shrink to fit'],
    ['palette', 'one of six, by `paletteIndex`'],
  ],
  keyboard: [],
};
