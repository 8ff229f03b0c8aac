import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For a homeopathic remedy: bottle, vial, tube or syrup, with the name on its label.'],
  avoid: ['A product of the catalogue: `ProductPicture`, whose address comes from the server.'],
  anatomy: [
    ['vessel', 'a bottle, a vial, a tube or a syrup'],
    ['label', 'the name, a line each for its words and its potency'],
    ['palette', 'one of six, so that neighbours differ'],
  ],
  keyboard: [],
};
