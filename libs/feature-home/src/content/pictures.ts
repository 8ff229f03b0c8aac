import sheet from './shelves.svg?no-inline';

// Views of one file, such as `shelves.svg#calmag`.

const addresses = <Name extends string>(views: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries(views).map(([name, view]) => [name, `${sheet}#${view}`])) as Readonly<
    Record<Name, string>
  >;

/** 96 × 96; invented brands. */
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

/** 144 × 144. */
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

/** 160 × 120. The file is square, so an `<img>` with an `auto` height needs `aspect-ratio: 4 / 3`. */
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

/** 160 × 160. */
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
