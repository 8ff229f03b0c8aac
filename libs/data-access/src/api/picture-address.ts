/**
 * Returns the address under which the shop loads a picture of a response. A path relative to the API, such as
 * `/pictures/1.svg`, gets `/api` in front. An address with a scheme or a host, one that begins with `/api/`, and empty
 * text stay as they are.
 */
export const pictureAddress = (address: string): string => {
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|\/api\/)/i.test(address)) return address;
  return `/api/${address.replace(/^\//, '')}`;
};
