/** Every path of the storefront, defined once (ROUTE-01 to ROUTE-16). No path has a parameter. */
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

/**
 * Returns a path without trailing slashes, which people type: `/cart/` leads to the same screen as `/cart`. A path in
 * another letter case is another path (AMB-60).
 */
export function withoutClosingSlash(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}
