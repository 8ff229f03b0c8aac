import { isConsultationAlone } from '@niramaya/contract';

/**
 * The fields that mean nothing to a shopper: the version of a list (`v`), its owner (`of`) and account, the address of a
 * picture, the kind of a message, and the fields of the sign-in provider that have no use here.
 */
const technical = new Set([
  'v',
  'of',
  'account',
  'image',
  'img',
  'kind',
  'apiKey',
  'appName',
  'emailVerified',
  'isAnonymous',
  'providerData',
]);

/** The field in which the sign-in provider stores the tokens of a log-in. */
const tokens = 'stsTokenManager';
/** The text in the place of a secret, as in `StoredEntry`. */
export const hiddenSecret = '…';

type StoredRecord = Readonly<Record<string, unknown>>;

/** True for a record, and false for a list, a picture and a value without parts. */
const isRecord = (value: unknown): value is StoredRecord =>
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

type Pair = readonly [name: string, value: unknown];

/** True for a value without content: a shopper learns nothing from its label. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Returns the fields of an order that are stored although the order has no such part: a plan of ₹0, or the likely days
 * of a delivery without an address.
 */
function absentFromOrder({ planRupees, deliverTo, likelyMs }: StoredRecord): ReadonlySet<string> {
  const noPlan = planRupees === 0 ? ['planRupees', 'planMonths'] : [];
  const noDelivery = Array.isArray(likelyMs) && isEmpty(deliverTo) ? ['likelyMs'] : [];
  return new Set([...noPlan, ...noDelivery]);
}

/** Returns a field with the name of a text in place of a value that would mislead a shopper. */
function readable([name, value]: Pair): Pair {
  if (name === tokens) return [name, hiddenSecret];
  // The method of a payment, and its bank or wallet, are understood without a label for each.
  if (name === 'paidBy' && isRecord(value)) return [name, [value.method, value.name].filter((part) => !isEmpty(part))];
  // A product without days is one that the shopper has left out of the refills.
  return name === 'days' && value === null ? [name, 'leftOut'] : [name, value];
}

/** Returns a field for an order of a consultation alone, which has nothing else to show. */
function consultationOf({ lines, totalRupees }: StoredRecord): readonly Pair[] {
  const isOrder = Array.isArray(lines) && typeof totalRupees === 'number';
  return isOrder && isConsultationAlone({ lines, totalRupees }) ? [['consultation', 'seeConsultations']] : [];
}

/**
 * Returns the fields of a record that a shopper can read, without technical and empty ones. Returns null for a value
 * that is no record.
 */
export function pairsOf(value: unknown): readonly Pair[] | null {
  if (!isRecord(value)) return null;
  const absent = absentFromOrder(value);
  const pairs = Object.entries(value)
    .map(readable)
    .filter(([name, part]) => !technical.has(name) && !absent.has(name) && !isEmpty(part));
  return [...pairs, ...consultationOf(value)];
}
