import { isPinCode, normalisePinCode } from './contact.ts';
import { millisecondsOfADay } from './indian-day.ts';

interface Region {
  /** Calendar days from now until a parcel arrives. They are estimates of this shop, which asks no courier. */
  readonly days: readonly [first: number, last: number];
  /**
   * The first digits of PIN codes (https://en.wikipedia.org/wiki/Postal_Index_Number). The longest prefix that fits
   * decides.
   */
  readonly prefixes: readonly string[];
}

// The prefixes of one digit must be all from '1' to '9', so that every PIN code has a region.
const regions = {
  // The cities are Delhi, Ahmedabad, Mumbai, Pune, Hyderabad, Bengaluru, Chennai and Kolkata.
  metro: { days: [1, 2], prefixes: ['110', '380', '400', '411', '500', '560', '600', '700'] },
  // The states are Haryana, Punjab and Chandigarh.
  north: { days: [2, 4], prefixes: ['1'] },
  // Uttar Pradesh and Uttarakhand have the digit 2. Madhya Pradesh and Chhattisgarh have 45 to 49, although the digit 4
  // is that of Maharashtra.
  central: { days: [2, 4], prefixes: ['2', '45', '46', '47', '48', '49'] },
  // The states are Rajasthan and Gujarat.
  west: { days: [2, 4], prefixes: ['3'] },
  // The states are Maharashtra and Goa.
  maharashtra: { days: [2, 3], prefixes: ['4'] },
  // The states are Andhra Pradesh, Telangana and Karnataka.
  south: { days: [2, 4], prefixes: ['5'] },
  // The states are Tamil Nadu, Kerala and Puducherry.
  deepSouth: { days: [3, 5], prefixes: ['6'] },
  // The states are West Bengal and Odisha.
  east: { days: [3, 5], prefixes: ['7'] },
  // The states are Sikkim, Assam and the states around Assam.
  northEast: { days: [5, 8], prefixes: ['737', '78', '79'] },
  // The states are Bihar and Jharkhand.
  bihar: { days: [3, 5], prefixes: ['8'] },
  // The states are Himachal Pradesh, Jammu and Kashmir, and Ladakh.
  mountains: { days: [5, 8], prefixes: ['17', '18', '19'] },
  // The islands are Andaman and Nicobar, and Lakshadweep.
  islands: { days: [6, 10], prefixes: ['744', '68255'] },
  // The field post offices of the army may be anywhere in India.
  armyPost: { days: [6, 10], prefixes: ['9'] },
} satisfies Record<string, Region>;

/** A part of India with the same days of delivery. */
export type DeliveryRegion = keyof typeof regions;

const regionByPrefix: ReadonlyMap<string, DeliveryRegion> = new Map(
  (Object.entries(regions) as [DeliveryRegion, Region][]).flatMap(([region, { prefixes }]) =>
    prefixes.map((prefix) => [prefix, region] as const),
  ),
);

/** The lengths of all prefixes, the longest first. */
const prefixLengths = [...new Set([...regionByPrefix.keys()].map(({ length }) => length))].sort((a, b) => b - a);

/** Returns the moment `count` calendar days later, at the same time of day: India has no daylight saving time. */
const daysAfter = (now: Date, count: number) => new Date(now.getTime() + count * millisecondsOfADay);

/** Where a parcel goes, and when it may arrive. */
interface DeliveryEstimate {
  readonly region: DeliveryRegion;
  /** A moment within the first day on which the parcel may arrive. */
  readonly earliest: Date;
  /** A moment within the last day on which the parcel may arrive. */
  readonly latest: Date;
}

/** Returns the estimate for a PIN code. Returns null if the text is no PIN code. */
export function estimateDelivery(pinCode: string, now: Date): DeliveryEstimate | null {
  if (!isPinCode(pinCode)) return null;
  const digits = normalisePinCode(pinCode);
  // Each PIN code begins with a digit from 1 to 9, so the last length always finds a region.
  const region = prefixLengths
    .map((length) => regionByPrefix.get(digits.slice(0, length)))
    .find((found) => found !== undefined)!;
  const [first, last] = regions[region].days;
  return { region, earliest: daysAfter(now, first), latest: daysAfter(now, last) };
}

/**
 * Returns the two moments of `estimateDelivery`. Without a valid PIN code they are those for anywhere in India: from
 * the earliest to the latest day of all regions.
 */
export function likelyDays(pinCode: string, now: Date): readonly [earliest: Date, latest: Date] {
  const estimate = estimateDelivery(pinCode, now);
  if (estimate) return [estimate.earliest, estimate.latest];
  const counts = Object.values(regions).flatMap(({ days }) => days);
  return [daysAfter(now, Math.min(...counts)), daysAfter(now, Math.max(...counts))];
}

/** The formatters of short days, by locale and form of the month. */
const shortDays = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the day of a moment, in India and in the language of `locale`: 'Tue, 3 Feb'. The first formatter of a page
 * takes tens of milliseconds on a slow phone, so it is created at the first use and not when the module loads.
 *
 * @param locale The tag of the language and the country, such as 'hi-IN'.
 * @param month The form of the month: 'short' for 'Feb'.
 */
export function formatShortDay(day: Date, locale: string, month: 'short' | 'long' = 'short'): string {
  const key = `${locale} ${month}`;
  const existing = shortDays.get(key);
  if (existing) return existing.format(day);
  const created = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month,
    timeZone: 'Asia/Kolkata',
  });
  shortDays.set(key, created);
  return created.format(day);
}
