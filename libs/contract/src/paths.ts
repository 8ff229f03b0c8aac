/** Every address of the storefront, once (ROUTE-01 to ROUTE-16). No path carries a parameter. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  medicines: '/medicines',
  medicineDetails: '/medicinesdetails',
  cart: '/cart',
  consultDoctor: '/consultdoctor',
  patients: '/abcd',
  symptoms: '/symptoms',
  specialities: '/doctor_final',
  carePlan: '/careplan',
  payment: '/payment',
  covid: '/covid',
  offers: '/offers',
  topBrands: '/medi',
} as const;
export type Path = (typeof paths)[keyof typeof paths];
