/** The API names its pictures relative to its own root; in the browser that root is `/api`. Other addresses stay as they are. */
export const pictureAddress = (address: string): string => {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|\/api\/)/i.test(address)) return address;
  return `/api/${address.replace(/^\//, '')}`;
};
