/** The largest id of a record that an address may have. */
export const MAX_RECORD_ID = 999_999_999;

/**
 * Returns the id of a record, such as a product, from the text of an address: a whole number from 1 to `MAX_RECORD_ID`
 * without zeros before it. Returns NaN for any other text.
 */
export const readRecordId = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : NaN);
