import { areasOf, type Box } from './areas.ts';
import type { ThemeColours } from './colours.ts';
import type { Pixels } from './compare.ts';

/** What has most likely changed, and where the screenshot shows it first. */
export type Cause =
  | {
      readonly kind: 'colour';
      /** `fg.muted`: the colours of the theme that have the new value. */
      readonly what: string;
      /** As hex, before and after. */
      readonly from: string;
      readonly to: string;
      readonly box: Box;
    }
  | {
      readonly kind: 'rule';
      /**
       * `badgeBox`: the recipe of what is rendered there. It is empty if there is none: then the story's component is
       * meant.
       */
      readonly what: string;
      readonly box: Box;
    };

interface Move {
  readonly from: number;
  readonly to: number;
  /** The names of all colours that have changed in the same way. */
  readonly names: string[];
}

/** The most places that are named in one screenshot: a longer list helps nobody. */
const most = 4;

/**
 * Returns what has changed in a screenshot. Colours of the theme may have another value than when the baselines were
 * accepted. Pixels that have changed in the same way then belong to these colours. So do the mixtures with another
 * colour at the edges of letters. The remaining pixels form areas, and only the page knows the rules of these areas.
 * @param changed holds 1 for each pixel that differs, and covers the size of both screenshots
 * @param ruleAt returns the recipe of what is rendered at a place of the page
 */
export async function causesOf(
  { before, after }: { readonly before: Pixels; readonly after: Pixels },
  changed: Uint8Array,
  theme: { readonly accepted: ThemeColours; readonly now: ThemeColours },
  ruleAt: (boxes: readonly Box[]) => Promise<readonly string[]>,
): Promise<Cause[]> {
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const pair = pairReader(before, after, size.width);
  const left = changed.slice();
  const colours = movesOf(left, pair, theme).flatMap((move): Cause[] => {
    const explained = new Uint8Array(left.length);
    for (let at = 0; at < left.length; at += 1) {
      const now = left[at] ? pair(at) : undefined;
      if (!now || !isOnTheWay(now, move)) continue;
      explained[at] = 1;
      left[at] = 0;
    }
    const [box] = areasOf(explained, size);
    if (!box) return [];
    return [{ kind: 'colour', what: move.names.join(', '), from: hex(move.from), to: hex(move.to), box }];
  });
  const boxes = areasOf(left, size).slice(0, most);
  const rules = boxes.length > 0 ? await ruleAt(boxes) : [];
  // One rule may be visible in several places; the first place is enough.
  const places = boxes.flatMap((box, at): Cause[] =>
    rules.indexOf(rules[at]!) === at ? [{ kind: 'rule', what: rules[at]!, box }] : [],
  );
  return [...colours, ...places];
}

interface Pair {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns a function that reads both colours of a pixel, as numbers. It returns undefined outside one of the
 * screenshots.
 */
function pairReader(before: Pixels, after: Pixels, stride: number) {
  const colourAt = ({ width, height, data }: Pixels, x: number, y: number) => {
    if (x >= width || y >= height) return undefined;
    const at = (y * width + x) * 4;
    return (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
  };
  return (at: number): Pair | undefined => {
    const x = at % stride;
    const y = Math.floor(at / stride);
    const from = colourAt(before, x, y);
    const to = colourAt(after, x, y);
    return from === undefined || to === undefined ? undefined : { from, to };
  };
}

/** Returns the colours of the theme that have another value now. The colour with the most pixels is first. */
function movesOf(
  changed: Uint8Array,
  pair: (at: number) => Pair | undefined,
  { accepted, now }: { readonly accepted: ThemeColours; readonly now: ThemeColours },
): Move[] {
  const moves = new Map<string, Move>();
  for (const [name, value] of Object.entries(now)) {
    const before = accepted[name];
    if (before === undefined || before === value) continue;
    const move = moves.get(`${before} ${value}`) ?? { from: numberOf(before), to: numberOf(value), names: [] };
    move.names.push(name);
    moves.set(`${before} ${value}`, move);
  }
  if (moves.size < 2) return [...moves.values()];
  const counts = new Map<string, number>();
  for (let at = 0; at < changed.length; at += 1) {
    const one = changed[at] ? pair(at) : undefined;
    const key = one && `${hex(one.from)} ${hex(one.to)}`;
    if (key && moves.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const amount = (key: string) => counts.get(key) ?? 0;
  return [...moves].toSorted(([one], [other]) => amount(other) - amount(one)).map(([, move]) => move);
}

const numberOf = (value: string) => Number.parseInt(value.slice(1), 16);
const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const;
const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;

/**
 * Whether a pixel has changed in the direction of a colour, fully or in part. Rounding may put a channel one level off.
 */
function isOnTheWay(pixel: Pair, move: Move): boolean {
  const way = channels(move.to).map((level, at) => level - channels(move.from)[at]!);
  const gone = channels(pixel.to).map((level, at) => level - channels(pixel.from)[at]!);
  const furthest = Math.max(...way.map(Math.abs));
  const leading = way.findIndex((levels) => Math.abs(levels) === furthest);
  const share = gone[leading]! / way[leading]!;
  if (share < -1 / furthest || share > 1 + 1 / furthest) return false;
  return gone.every((levels, at) => Math.abs(levels - share * way[at]!) <= 1.5);
}
