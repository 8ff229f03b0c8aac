/** All screens. The requirements (`docs/requirements.md`) fix the paths, odd ones too, so that old links stay valid. */
export const screens = {
  home: { path: '/' },
  login: { path: '/login' },
  register: { path: '/register' },
  medicines: { path: '/medicines' },
  medicineDetails: { path: '/medicinesdetails' },
  cart: { path: '/cart' },
  consultDoctor: { path: '/consultdoctor' },
  patients: { path: '/abcd' },
  symptoms: { path: '/symptoms' },
  specialities: { path: '/doctor_final' },
  carePlan: { path: '/careplan' },
  payment: { path: '/payment' },
  covid: { path: '/covid' },
  offers: { path: '/offers' },
  topBrands: { path: '/medi' },
} as const;

/** The name of a screen in the code. */
export type ScreenName = keyof typeof screens;

/**
 * The `id` of the element with the lab tests on the home screen. They have no screen of their own, so links to them
 * lead to this anchor.
 */
export const labTestsId = 'lab-tests';

/** The `id` of the element with the single lab tests on the home screen, below the packages of tests (checkups). */
export const pathologyTestsId = 'pathology-tests';

/** The `id` of the element with the homeopathy products on the home screen. */
export const homeopathyId = 'homeopathy';

type Paths = { readonly [Name in keyof typeof screens]: (typeof screens)[Name]['path'] };
/** The path of each screen by its name. */
export const paths = Object.fromEntries(Object.entries(screens).map(([name, { path }]) => [name, path])) as Paths;
/** The path of a screen. */
export type Path = Paths[keyof Paths];

/** Returns a path without slashes at its end, so that it can be compared with `paths`. Letters keep their case. */
export function withoutClosingSlash(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}
