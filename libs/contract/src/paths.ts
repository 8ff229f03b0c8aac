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

/**
 * Returns the address of a product, by its id or by its title: for sharing, and for a new tab. A click in the same tab
 * opens the address without a query (STORAGE-09).
 */
export const productLink = (product: number | string): string =>
  `${paths.medicineDetails}?${new URLSearchParams(typeof product === 'number' ? { id: `${product}` } : { title: product })}`;
