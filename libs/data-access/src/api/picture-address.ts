/**
 * Returns the address of a picture for the browser. The API names its pictures relative to its own root, which is
 * `/api` in the browser. Other addresses stay as they are, and so does the empty one.
 */
export const pictureAddress = (address: string): string => {
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|\/api\/)/i.test(address)) return address;
  return `/api/${address.replace(/^\//, '')}`;
};
