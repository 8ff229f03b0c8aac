/** Puts `/api` before a relative address. */
export const pictureAddress = (address: string): string => {
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|\/api\/)/i.test(address)) return address;
  return `/api/${address.replace(/^\//, '')}`;
};
