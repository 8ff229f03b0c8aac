import sheet from './shelves.svg?no-inline';

// All pictures of the home screen's rows are views of one file: addresses for `<img>`, such as `shelves.svg#calmag`.

const addresses = <Name extends string>(views: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries(views).map(([name, view]) => [name, `${sheet}#${view}`])) as Readonly<
    Record<Name, string>
  >;

/** The emblems of the nine featured brands, 96 × 96. The shop invented all nine brands (HOME-27, HOME-87). */
export const brandPictures = addresses({
  Neemila: 'neemila',
  Calmag: 'calmag',
  Whevana: 'whevana',
  Ashwashakti: 'ashwashakti',
  Dantika: 'dantika',
  Suncharya: 'suncharya',
  Poshanika: 'poshanika',
  Chyavanika: 'chyavanika',
  Shishukomal: 'shishukomal',
});

/** The nine health concerns, 144 × 144, by their exact names. */
export const concernPictures = addresses({
  'Diabetes Care': 'diabetes-care',
  'Cardiac Care': 'cardiac-care',
  'Stomach Care': 'stomach-care',
  'Liver Care': 'liver-care',
  'Bone, Joint & Muscle Care': 'bone-joint-muscle-care',
  'Kidney Care': 'kidney-care',
  'Derma Care': 'derma-care',
  'Respiratory Care': 'respiratory-care',
  'Eye Care': 'eye-care',
});

/**
 * The thirteen checkups, 160 × 120: a report that names the organ, and the tube of its sample. The file is square, so an
 * `<img>` whose height is `auto` needs `aspect-ratio: 4 / 3`.
 */
export const checkupPictures = addresses({
  fullBody: 'fullBody',
  wellness: 'wellness',
  diabetes: 'diabetes',
  heart: 'heart',
  liver: 'liver',
  kidney: 'kidney',
  thyroid: 'thyroid',
  bone: 'bone',
  vitamin: 'vitamin',
  lungs: 'lungs',
  women: 'women',
  senior: 'senior',
  fever: 'fever',
});

/** The homeopathic remedies, 160 × 160, each with its name on the label. */
export const remedyPictures = addresses({
  'Allium Cepa 30 CH': 'allium-cepa-30-ch',
  'Aconitum Napellus 30 CH': 'aconitum-napellus-30-ch',
  'Justicia Cough Syrup': 'justicia-cough-syrup',
  'Bryonia Alba 30 CH': 'bryonia-alba-30-ch',
  'Belladonna 30 CH': 'belladonna-30-ch',
  'Eucalyptus Chest Rub': 'eucalyptus-chest-rub',
  'Arsenicum Album 30 CH': 'arsenicum-album-30-ch',
  'Gelsemium 30 CH': 'gelsemium-30-ch',
  'Hepar Sulphur 200 CH': 'hepar-sulphur-200-ch',
  'Spongia Tosta 30 CH': 'spongia-tosta-30-ch',
  'Drosera 30 CH': 'drosera-30-ch',
  'Tulsi and Ivy Syrup': 'tulsi-and-ivy-syrup',
  'Antimonium Tart 30 CH': 'antimonium-tart-30-ch',
  'Pulsatilla 30 CH': 'pulsatilla-30-ch',
  'Ferrum Phos 6X': 'ferrum-phos-6x',
});
