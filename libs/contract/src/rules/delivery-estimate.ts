import { isPinCode, normalisePinCode } from './contact.ts';

interface Region {
  /** Rough days from now: no courier is queried. */
  readonly days: readonly [first: number, last: number];
  /** Of PIN codes; the longest matching prefix decides. */
  readonly prefixes: readonly string[];
}

const regions = {
  // Delhi, Ahmedabad, Mumbai, Pune, Hyderabad, Bengaluru, Chennai, Kolkata.
  metro: { days: [1, 2], prefixes: ['110', '380', '400', '411', '500', '560', '600', '700'] },
  north: { days: [2, 4], prefixes: ['1'] },
  // Madhya Pradesh and Chhattisgarh share the zone of Maharashtra.
  central: { days: [2, 4], prefixes: ['2', '45', '46', '47', '48', '49'] },
  west: { days: [2, 4], prefixes: ['3'] },
  maharashtra: { days: [2, 3], prefixes: ['4'] },
  south: { days: [2, 4], prefixes: ['5'] },
  deepSouth: { days: [3, 5], prefixes: ['6'] },
  east: { days: [3, 5], prefixes: ['7'] },
  // Sikkim, Assam and the states around it.
  northEast: { days: [5, 8], prefixes: ['737', '78', '79'] },
  bihar: { days: [3, 5], prefixes: ['8'] },
  // Himachal, Jammu and Kashmir, Ladakh.
  mountains: { days: [5, 8], prefixes: ['17', '18', '19'] },
  // Andaman and Nicobar; Lakshadweep.
  islands: { days: [6, 10], prefixes: ['744', '68255'] },
  armyPost: { days: [6, 10], prefixes: ['9'] },
} satisfies Record<string, Region>;

export type DeliveryRegion = keyof typeof regions;

const regionOf: ReadonlyMap<string, DeliveryRegion> = new Map(
  (Object.entries(regions) as [DeliveryRegion, Region][]).flatMap(([region, { prefixes }]) =>
    prefixes.map((prefix) => [prefix, region] as const),
  ),
);

const after = (now: Date, count: number) => new Date(now.getTime() + count * 86_400_000);

/** Includes both days; null if the text is not a PIN code. */
export function estimateDelivery(pinCode: string, now: Date) {
  if (!isPinCode(pinCode)) return null;
  const digits = normalisePinCode(pinCode);
  const region = [5, 3, 2, 1]
    .map((length) => regionOf.get(digits.slice(0, length)))
    .find((found) => found !== undefined)!;
  const [first, last] = regions[region].days;
  return { region, earliest: after(now, first), latest: after(now, last) };
}

/** Without a valid PIN code, the days are those for anywhere in India. */
export function likelyDays(pinCode: string, now: Date): readonly [earliest: Date, latest: Date] {
  const estimate = estimateDelivery(pinCode, now);
  if (estimate) return [estimate.earliest, estimate.latest];
  const counts = Object.values(regions).flatMap(({ days }) => days);
  return [after(now, Math.min(...counts)), after(now, Math.max(...counts))];
}

let shortDay: Intl.DateTimeFormat | undefined;

/** Created at the first use: see `groupDigits`. */
export function formatShortDay(day: Date): string {
  shortDay ??= new Intl.DateTimeFormat('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Kolkata',
  });
  return shortDay.format(day);
}
