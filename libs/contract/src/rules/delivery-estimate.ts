import { isPinCode, normalisePinCode } from './contact.ts';

export type DeliveryRegion =
  | 'metro'
  | 'north'
  | 'central'
  | 'west'
  | 'maharashtra'
  | 'south'
  | 'deepSouth'
  | 'east'
  | 'northEast'
  | 'bihar'
  | 'mountains'
  | 'islands'
  | 'armyPost';

export interface DeliveryEstimate {
  readonly region: DeliveryRegion;
  /** Both days are included. */
  readonly earliest: Date;
  readonly latest: Date;
}

/** Rough days from now: no courier is queried. */
const days: Record<DeliveryRegion, readonly [first: number, last: number]> = {
  metro: [1, 2],
  north: [2, 4],
  central: [2, 4],
  west: [2, 4],
  maharashtra: [2, 3],
  south: [2, 4],
  deepSouth: [3, 5],
  east: [3, 5],
  northEast: [5, 8],
  bihar: [3, 5],
  mountains: [5, 8],
  islands: [6, 10],
  armyPost: [6, 10],
};

/** PIN code prefixes; the longest matching prefix decides. */
const beginnings: Readonly<Record<string, DeliveryRegion>> = {
  '1': 'north',
  '2': 'central',
  '3': 'west',
  '4': 'maharashtra',
  '5': 'south',
  '6': 'deepSouth',
  '7': 'east',
  '8': 'bihar',
  '9': 'armyPost',
  // Delhi, Ahmedabad, Mumbai, Pune, Hyderabad, Bengaluru, Chennai, Kolkata.
  '110': 'metro',
  '380': 'metro',
  '400': 'metro',
  '411': 'metro',
  '500': 'metro',
  '560': 'metro',
  '600': 'metro',
  '700': 'metro',
  // Himachal, Jammu and Kashmir, Ladakh.
  '17': 'mountains',
  '18': 'mountains',
  '19': 'mountains',
  // Madhya Pradesh and Chhattisgarh share the zone of Maharashtra.
  '45': 'central',
  '46': 'central',
  '47': 'central',
  '48': 'central',
  '49': 'central',
  // Sikkim, Assam and the states around it; Andaman and Nicobar; Lakshadweep.
  '737': 'northEast',
  '78': 'northEast',
  '79': 'northEast',
  '744': 'islands',
  '68255': 'islands',
};

const after = (now: Date, count: number) => new Date(now.getTime() + count * 86_400_000);

/** Returns null if the text is not a PIN code. */
export function estimateDelivery(pinCode: string, now: Date): DeliveryEstimate | null {
  if (!isPinCode(pinCode)) return null;
  const digits = normalisePinCode(pinCode);
  const region = [5, 3, 2, 1]
    .map((length) => beginnings[digits.slice(0, length)])
    .find((found) => found !== undefined)!;
  const [first, last] = days[region];
  return { region, earliest: after(now, first), latest: after(now, last) };
}

/** Without a valid PIN code, the days are those for anywhere in India. */
export function likelyDays(pinCode: string, now: Date): readonly [earliest: Date, latest: Date] {
  const estimate = estimateDelivery(pinCode, now);
  if (estimate) return [estimate.earliest, estimate.latest];
  const counts = Object.values(days).flat();
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
