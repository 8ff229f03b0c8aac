import { paths, type Path } from '../paths/paths.ts';
import type { Localised } from './localised.ts';

const en: Readonly<Record<Path, string>> = {
  [paths.home]:
    'Order medicines and health products, book lab tests at home and talk to a doctor, anywhere in India. Prices in rupees, delivered to your door.',
  [paths.login]: 'Log in to Niramaya to open your cart, talk to a doctor and pay for your medicines.',
  [paths.register]: 'Create your Niramaya account with a name and an e-mail address, and order medicines in a minute.',
  [paths.medicines]:
    'Browse vitamins, nutrition, personal care, skin care and ayurveda products. Filter by category, brand and rating, sort by price.',
  [paths.medicineDetails]:
    'Price, discount, rating and advice for the product you picked, with delivery all over India.',
  [paths.cart]: 'The products in your cart, what they cost with shipping, and the way to pay.',
  [paths.consultDoctor]:
    'Consult a qualified doctor online from 199 rupees: by chat, audio or video, within 30 minutes, with a valid prescription.',
  [paths.patients]: 'Choose who needs a doctor: you or somebody of your family. Step 1 of 5 of an online consultation.',
  [paths.symptoms]: 'Pick what troubles you, from fever to back pain. Step 2 of 5 of an online consultation.',
  [paths.specialities]:
    'Find the doctor for what troubles you, from MD physician to dentist. Step 3 of 5 of an online consultation.',
  [paths.carePlan]:
    'The Niramaya Care Plan saves your family money on medicines, delivery and consultations, for 3 or 6 months.',
  [paths.payment]: 'Pay by UPI, wallet, card, net banking or later, with the sum in full before you confirm.',
  [paths.covid]: 'Covid care at home: what helps, when to call a doctor, and the helplines of India.',
  [paths.offers]: 'Offers on medicines and health products, with quantity, MRP, discount and today’s price in rupees.',
  [paths.topBrands]: 'The health brands that shoppers across India trust, all in one place.',
};

/** The description of each screen, in a sentence or two, for search engines and shared links. */
export const headsCopy: Localised<Readonly<Record<Path, string>>> = { en };
