/**
 * Returns the address of a picture for the browser. The API names its pictures relative to its own root, which is
 * `/api` in the browser. Other addresses stay as they are.
 */
export const pictureAddress = (address: string): string => {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|\/api\/)/i.test(address)) return address;
  return `/api/${address.replace(/^\//, '')}`;
};
