/** The texts of the notice that browser storage is full or forbidden. */
export const storageNoticeCopy = {
  seeMyData: 'See My data',
  full: 'This device has no room left, so what is new here lasts only until you leave the page.',
  forbidden: 'This browser does not let us keep anything, so this lasts only until you leave the page.',
};
