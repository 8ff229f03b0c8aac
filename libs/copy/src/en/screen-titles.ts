import type { ScreenName } from '@niramaya/contract';

/** The titles of the screens, for tabs, history and search engines. */
export const screenTitlesCopy: Readonly<Record<ScreenName, string>> & { readonly notFound: string } = {
  notFound: 'Page not found',
  home: 'Medicines, lab tests and doctors, at home',
  login: 'Login',
  register: 'Create your account',
  medicines: 'Medicines and health products',
  medicineDetails: 'Product details',
  cart: 'Your cart',
  consultDoctor: 'Consult a doctor',
  patients: 'Step 1 of 5: Patient',
  symptoms: 'Step 2 of 5: Symptoms',
  specialities: 'Step 3 of 5: Doctor',
  carePlan: 'Care plan',
  payment: 'Payment',
  covid: 'Covid care at home',
  offers: 'Offers on medicines',
  topBrands: 'Our top brands',
};
