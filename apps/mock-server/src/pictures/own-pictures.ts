/** True for the name that an import gives a picture: the hash of its contents, and the ending of its format. */
export const isOwnPicture = (name: string): boolean => /^[0-9a-f]{32}\.(?:jpg|png|webp|svg)$/.test(name);
