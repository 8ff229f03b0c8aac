/** A visible piece of the screen: a line of words, or a picture. */
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

/** px by which boxes may meet: the line boxes of close lines overlap. */
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

/** Returns the part of a box that its ancestors do not clip. It is empty for text for screen readers only. */
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

const isPicture = (element: Element) => element instanceof HTMLImageElement || element instanceof SVGSVGElement;

/** Whether a part of a picture is empty: a drawing may leave room for the words beside it. */
function isEmpty(picture: HTMLImageElement | SVGSVGElement, part: Box): boolean {
  if (picture instanceof SVGSVGElement)
    return [...picture.children].every((shape) => !isRoom(meet(shape.getBoundingClientRect(), part)));
  const { left, top, right, bottom } = part;
  const place = picture.getBoundingClientRect();
  const canvas = new OffscreenCanvas(right - left, bottom - top);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, place.left - left, place.top - top, place.width, place.height);
  const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  return data.every((level, at) => at % 4 !== 3 || level === 0);
}

/** Pairs of pieces that overlap, by the elements that they belong to. */
export type Overlaps = ReadonlyMap<Element, ReadonlyMap<Element, string>>;

/**
 * Finds words that overlap other words or a picture. It leaves out fixed and sticky elements, because the user can
 * scroll the page under them.
 */
export function overlaps(): Overlaps {
  const found = new Map<Element, Map<Element, string>>();
  const words = lines();
  const all = [...words, ...pictures()];
  for (const [at, one] of words.entries())
    for (const other of all.slice(at + 1)) {
      if (one.owner === other.owner || one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      const common = meet(one.box, other.box);
      if (!isRoom(common) || (isPicture(other.owner) && isEmpty(other.owner, common))) continue;
      const pairs = found.get(one.owner) ?? new Map<Element, string>();
      pairs.set(other.owner, `${one.what} lies on ${other.what}.`);
      found.set(one.owner, pairs);
    }
  return found;
}

/** @returns a sentence for each pair that did not overlap before */
export const newOverlaps = (before: Overlaps, after: Overlaps): string[] =>
  [...after].flatMap(([one, pairs]) =>
    [...pairs].filter(([other]) => !before.get(one)?.has(other)).map(([, sentence]) => sentence),
  );
