/**
 * Returns the packs of an offer in Hindi. `status` is that of the API, such as 'Pack of 2'; another one stays as it is.
 */
export const packsInHindi = (status: string): string => status.replace(/^Pack of (\d+)$/, '$1 पैक');

/**
 * Returns the discount of an offer in Hindi. `off` is that of the API, such as '25% off'; another one stays as it is.
 */
export const discountInHindi = (off: string): string => off.replace(/^(\d+)% off$/, '$1% छूट');
