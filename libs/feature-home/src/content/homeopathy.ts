import type { HomeProduct } from '@niramaya/contract';
import { remedyPictures } from './pictures';

interface Remedy {
  readonly name: keyof typeof remedyPictures;
  readonly pack: string;
  readonly rating: number;
  /** In rupees. */
  readonly price: number;
  /** In rupees. */
  readonly mrp: number;
  /** The discount in percent, as printed. */
  readonly off: number;
}

const dilution = { pack: 'Dilution, bottle of 30 ml' } as const;
const globules = { pack: 'Globules, vial of 25 g' } as const;

const remedies: readonly Remedy[] = [
  { name: 'Allium Cepa 30 CH', ...dilution, rating: 4.6, price: 108, mrp: 120, off: 10 },
  { name: 'Aconitum Napellus 30 CH', ...dilution, rating: 4.5, price: 102, mrp: 120, off: 15 },
  {
    name: 'Justicia Cough Syrup',
    pack: 'Syrup, bottle of 100 ml',
    rating: 4.4,
    price: 136,
    mrp: 160,
    off: 15,
  },
  { name: 'Bryonia Alba 30 CH', ...globules, rating: 4.3, price: 81, mrp: 90, off: 10 },
  { name: 'Belladonna 30 CH', ...dilution, rating: 4.5, price: 96, mrp: 120, off: 20 },
  {
    name: 'Eucalyptus Chest Rub',
    pack: 'Ointment, tube of 25 g',
    rating: 4.2,
    price: 68,
    mrp: 85,
    off: 20,
  },
  { name: 'Arsenicum Album 30 CH', ...globules, rating: 4.7, price: 85.5, mrp: 90, off: 5 },
  { name: 'Gelsemium 30 CH', ...dilution, rating: 4.3, price: 108, mrp: 120, off: 10 },
  { name: 'Hepar Sulphur 200 CH', ...dilution, rating: 4.4, price: 119, mrp: 140, off: 15 },
  { name: 'Spongia Tosta 30 CH', ...globules, rating: 4.2, price: 72, mrp: 90, off: 20 },
  { name: 'Drosera 30 CH', ...dilution, rating: 4.1, price: 102, mrp: 120, off: 15 },
  {
    name: 'Tulsi and Ivy Syrup',
    pack: 'Syrup, bottle of 200 ml',
    rating: 4.6,
    price: 207,
    mrp: 230,
    off: 10,
  },
  { name: 'Antimonium Tart 30 CH', ...globules, rating: 4.3, price: 76.5, mrp: 90, off: 15 },
  { name: 'Pulsatilla 30 CH', ...dilution, rating: 4.5, price: 96, mrp: 120, off: 20 },
  { name: 'Ferrum Phos 6X', ...globules, rating: 4.4, price: 99, mrp: 110, off: 10 },
];

/** `detail` is the rating (AMB-06). */
export const homeopathyProducts: readonly HomeProduct[] = remedies.map(({ name, pack, rating, price, mrp, off }) => ({
  img: remedyPictures[name],
  name,
  desc: pack,
  detail: rating.toFixed(1),
  price,
  O_price: mrp,
  discount: `${off}% off`,
}));
