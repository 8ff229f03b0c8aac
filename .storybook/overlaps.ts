/** A piece of what can be seen: a line of words, or a picture. */
interface Piece {
  readonly owner: Element;
  readonly what: string;
  readonly isPicture: boolean;
  readonly box: Box;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** px by which boxes may meet: the room around letters overlaps where lines stand close. */
const slack = 2;
/** px. Smaller drawings are marks beside words. */
const leastPicture = 40;

const meet = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
const isRoom = ({ left, top, right, bottom }: Box) => right - left > slack && bottom - top > slack;

/** What is left of a box in whatever cuts it off. Nothing of what is only there to be read out. */
function seen(element: Element, box: Box): Box {
  let left = box;
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(at);
    if (clipPath !== 'none' || position === 'fixed' || position === 'sticky') return { ...box, right: box.left };
    if (overflowX !== 'visible' || overflowY !== 'visible') left = meet(left, at.getBoundingClientRect());
  }
  return left;
}

const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]');

function lines(): Piece[] {
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !node.textContent?.trim() || owner.closest('svg, script, style, option') || !isSeen(owner)) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // A line is higher than its letters.
      const room = (bottom - top) / 5;
      const box = seen(owner, { left, right, top: top + room, bottom: bottom - room });
      if (isRoom(box)) pieces.push({ owner, what: `“${node.textContent.trim().slice(0, 40)}”`, isPicture: false, box });
    }
  }
  return pieces;
}

function pictures(): Piece[] {
  return [...document.body.querySelectorAll('img, svg')]
    .filter((picture) => isSeen(picture) && picture.getBoundingClientRect().width >= leastPicture)
    .map((owner) => {
      const { left, right, top, bottom } = owner.getBoundingClientRect();
      return {
        owner,
        what: `the picture ${owner.getAttribute('alt') ?? ''}`,
        isPicture: true,
        box: seen(owner, { left, right, top, bottom }),
      };
    })
    .filter(({ box }) => isRoom(box));
}

/** Whether nothing of a picture is drawn in a part of it: a drawing may leave room for the words beside it. */
function isEmpty(picture: HTMLImageElement, { left, top, right, bottom }: Box): boolean {
  const place = picture.getBoundingClientRect();
  const canvas = new OffscreenCanvas(right - left, bottom - top);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, place.left - left, place.top - top, place.width, place.height);
  const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  return data.every((level, at) => at % 4 !== 3 || level === 0);
}

/** Pairs of pieces that lie on each other, by the elements that they belong to. */
export type Overlaps = ReadonlyMap<Element, ReadonlyMap<Element, string>>;

/** Finds words that lie on other words or on a picture. What a reader may scroll over the rest is left out. */
export function overlaps(): Overlaps {
  const found = new Map<Element, Map<Element, string>>();
  const words = lines();
  const all = [...words, ...pictures()];
  for (const [at, one] of words.entries())
    for (const other of all.slice(at + 1)) {
      if (one.owner === other.owner || one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      const common = meet(one.box, other.box);
      if (!isRoom(common) || (other.owner instanceof HTMLImageElement && isEmpty(other.owner, common))) continue;
      const pairs = found.get(one.owner) ?? new Map<Element, string>();
      pairs.set(other.owner, `${one.what} lies on ${other.what}.`);
      found.set(one.owner, pairs);
    }
  return found;
}

/** @returns a sentence for each pair that did not lie on each other before */
export const newOverlaps = (before: Overlaps, after: Overlaps): string[] =>
  [...after].flatMap(([one, pairs]) =>
    [...pairs].filter(([other]) => !before.get(one)?.has(other)).map(([, sentence]) => sentence),
  );
