import type { ScreenName } from '@niramaya/contract';

/** The descriptions of the screens for search engines. Only the build reads them, so no page loads them as script. */
export const screenDescriptionsCopy: Readonly<Record<ScreenName, string>> = {
  home: 'Order medicines and health products, see what lab tests at home cost and talk to a doctor, in cities across India. Prices in rupees, delivered to your door.',
  login: 'Log in to Niramaya to see your cart and to talk to a doctor.',
  register: 'Create your Niramaya account with a name and an email address, and order medicines in a minute.',
  medicines:
    'Browse vitamins, nutrition, personal care, skin care and ayurveda products. Filter by category, brand and rating, sort by price.',
  medicineDetails:
    'Price, discount, rating and advice for the product you picked, with delivery in cities across India.',
  cart: 'The products in your cart, what they cost with shipping, and the way to pay.',
  consultDoctor:
    'Consult a qualified doctor online from 199 rupees: by chat, audio or video, within 30 minutes, and get a valid prescription.',
  patients: 'Choose who needs a doctor: you or somebody of your family. Step 1 of 5 of an online consultation.',
  symptoms: 'Select your symptoms, from fever to back pain. Step 2 of 5 of an online consultation.',
  specialities: 'Find the right doctor, from MD physician to dentist. Step 3 of 5 of an online consultation.',
  carePlan:
    'The Niramaya Care Plan saves your family money on medicines, delivery and consultations, for 3 or 6 months.',
  payment: 'Pay by UPI, wallet, card, net banking or later, with the sum in full before you confirm.',
  covid: 'Covid care at home: what helps, when to call a doctor, and the helplines of India.',
  offers: 'Offers on medicines and health products, with quantity, MRP, discount and today’s price in rupees.',
  topBrands: 'The health brands that shoppers across India trust, all in one place.',
};
