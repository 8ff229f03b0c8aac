import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For a homeopathic remedy: bottle, vial, tube or syrup, with the name on its label.'],
  avoid: ['A product of the catalogue: `ProductPicture`, whose address comes from the server.'],
  anatomy: [
    ['vessel', 'a bottle, a vial, a tube or a syrup', 'img', [31, 8, 38, 80]],
    ['label', 'the name, a line each for its words and its potency', 'img', [31, 50, 38, 28]],
    ['palette', 'one of six, so that neighbours differ', 'img', [9, 11, 82, 82]],
  ],
  keyboard: [],
};
