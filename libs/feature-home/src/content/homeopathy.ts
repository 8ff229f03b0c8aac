import type { HomeProduct } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { percentOff, pictureOf } from './card-fields';

const { dilution, globules, syrup, ointment } = homeCopy.remedies;

/** The prices are in rupees per pack; `mrp` is the maximum retail price. */
const remedies = [
  { name: 'Allium Cepa 30 CH', pack: dilution, rating: 4.6, price: 108, mrp: 120 },
  { name: 'Aconitum Napellus 30 CH', pack: dilution, rating: 4.5, price: 102, mrp: 120 },
  { name: 'Justicia Cough Syrup', pack: syrup(100), rating: 4.4, price: 136, mrp: 160 },
  { name: 'Bryonia Alba 30 CH', pack: globules, rating: 4.3, price: 81, mrp: 90 },
  { name: 'Belladonna 30 CH', pack: dilution, rating: 4.5, price: 96, mrp: 120 },
  { name: 'Eucalyptus Chest Rub', pack: ointment, rating: 4.2, price: 68, mrp: 85 },
  { name: 'Arsenicum Album 30 CH', pack: globules, rating: 4.7, price: 85.5, mrp: 90 },
  { name: 'Gelsemium 30 CH', pack: dilution, rating: 4.3, price: 108, mrp: 120 },
  { name: 'Hepar Sulphur 200 CH', pack: dilution, rating: 4.4, price: 119, mrp: 140 },
  { name: 'Spongia Tosta 30 CH', pack: globules, rating: 4.2, price: 72, mrp: 90 },
  { name: 'Drosera 30 CH', pack: dilution, rating: 4.1, price: 102, mrp: 120 },
  { name: 'Tulsi and Ivy Syrup', pack: syrup(200), rating: 4.6, price: 207, mrp: 230 },
  { name: 'Antimonium Tart 30 CH', pack: globules, rating: 4.3, price: 76.5, mrp: 90 },
  { name: 'Pulsatilla 30 CH', pack: dilution, rating: 4.5, price: 96, mrp: 120 },
  { name: 'Ferrum Phos 6X', pack: globules, rating: 4.4, price: 99, mrp: 110 },
];

/**
 * The fifteen products of the homeopathy block (requirements HOME-44 to HOME-51 in `docs/requirements.md`). The field
 * `detail` has the rating (AMB-06).
 */
export const homeopathyProducts: readonly HomeProduct[] = remedies.map(({ name, pack, rating, price, mrp }) => ({
  img: pictureOf(name),
  name,
  desc: pack,
  detail: rating.toFixed(1),
  price,
  O_price: mrp,
  discount: percentOff(price, mrp),
}));
