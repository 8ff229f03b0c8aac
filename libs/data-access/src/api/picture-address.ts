/** Puts `/api` before an address relative to the API root; others stay. */
export const pictureAddress = (address: string): string => {
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|\/api\/)/i.test(address)) return address;
  return `/api/${address.replace(/^\//, '')}`;
};
