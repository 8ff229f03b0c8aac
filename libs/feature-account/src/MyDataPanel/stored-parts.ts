/**
 * The fields that mean nothing to a shopper: the version of a list, the owner and the account, and the address of a
 * picture.
 */
const technical = new Set(['v', 'of', 'account', 'image', 'img']);

/** True for a record, and false for a list, a picture and a value without parts. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/**
 * Returns the part of a stored value that a shopper knows: the items of a list with its version, and the value of an
 * entry with its owner. Any other value is returned as it is.
 */
export function shownPart(value: unknown): unknown {
  if (!isRecord(value)) return value;
  if (Array.isArray(value.items)) return value.items;
  return 'of' in value && 'value' in value ? shownPart(value.value) : value;
}

/** Returns the fields of a record, without the technical ones. Returns null for a value that is no record. */
export const pairsOf = (value: unknown): readonly (readonly [name: string, value: unknown])[] | null =>
  isRecord(value) ? Object.entries(value).filter(([name]) => !technical.has(name)) : null;
