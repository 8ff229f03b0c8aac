const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * The number of letters of the longest word in the shop. A longer word is invented, and may break before it overflows.
 */
const longest = 20;
/** What users copy may break anywhere: code, mail addresses and URLs. */
const copied = 'code, kbd, samp, pre';
const address = /\S@\S|:\/\//;

/** Whether an element is for screen readers only. In its box of one pixel every word breaks. */
function isReadOut(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.getBoundingClientRect().width <= 1 || getComputedStyle(at).clipPath !== 'none') return true;
  return false;
}

const linesOf = (range: Range): number =>
  new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom))).size;

/** Returns the path of an element, so that a person can find it: `section > ul > li > h3`. */
function placeOf(element: Element): string {
  const path: string[] = [];
  for (let at: Element | null = element; at && at !== document.body && path.length < 4; at = at.parentElement)
    path.unshift(at.localName);
  return path.join(' > ');
}

/**
 * Finds words that break over two lines without a hyphen: `Prescrip` / `tion`.
 * @returns a sentence for each
 */
export function brokenWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement;
    const content = text.textContent ?? '';
    if (
      !owner ||
      owner.closest(copied) ||
      address.test(content) ||
      !owner.checkVisibility({ visibilityProperty: true })
    )
      continue;
    range.selectNodeContents(text);
    if (linesOf(range) < 2) continue;
    for (const { segment, index, isWordLike } of words.segment(content)) {
      if (!isWordLike || segment.length > longest || segment.includes('\u00AD')) continue;
      range.setStart(text, index);
      range.setEnd(text, index + segment.length);
      if (linesOf(range) > 1 && !isReadOut(owner)) found.push(`The word “${segment}” is broken in ${placeOf(owner)}.`);
    }
  }
  return found;
}
