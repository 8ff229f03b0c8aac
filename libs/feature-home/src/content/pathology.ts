import type { HomePathologyTest } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { percentOff } from './card-fields';

/**
 * The prices are in rupees. A null `listPrice` means that there is no discount: the test is sold at its list price.
 * `labs` is the number of laboratories.
 */
const tests = [
  { name: 'Complete Blood Count', aliases: 'CBC, Haemogram, Full Blood Count', labs: 6, price: 199, listPrice: 400 },
  { name: 'Thyroid Profile Total', aliases: 'TFT, T3 T4 TSH', labs: 5, price: 299, listPrice: 750 },
  { name: 'Vitamin D Total', aliases: '25-OH Vitamin D, Calcidiol', labs: 4, price: 570, listPrice: 1900 },
  { name: 'HbA1c', aliases: 'Glycated Haemoglobin, Average Blood Sugar', labs: 6, price: 248, listPrice: 620 },
  { name: 'Lipid Profile', aliases: 'Cholesterol Test, Lipid Panel', labs: 5, price: 352, listPrice: 800 },
  { name: 'Fasting Blood Sugar', aliases: 'FBS, Fasting Plasma Glucose', labs: 7, price: 79, listPrice: null },
  { name: 'Liver Function Test', aliases: 'LFT, Hepatic Panel', labs: 5, price: 360, listPrice: 900 },
  { name: 'Kidney Function Test', aliases: 'KFT, RFT, Renal Panel', labs: 4, price: 405, listPrice: 900 },
  { name: 'Vitamin B12', aliases: 'Cobalamin, Cyanocobalamin', labs: 4, price: 480, listPrice: 1200 },
  { name: 'Urine Routine and Microscopy', aliases: 'Urine R/M, Urinalysis', labs: 6, price: 119, listPrice: null },
];

/** The ten lab tests of the home screen (requirements HOME-37 to HOME-43 in `docs/requirements.md`). */
export const pathologyTests: readonly HomePathologyTest[] = tests.map(({ name, aliases, labs, price, listPrice }) => ({
  name,
  desc: homeCopy.pathology.aliases(aliases),
  detail: homeCopy.pathology.labs(labs),
  price,
  O_price: listPrice ?? 'Nil',
  discount: listPrice === null ? homeCopy.pathology.noDiscount : percentOff(price, listPrice),
}));
