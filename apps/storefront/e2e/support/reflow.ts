import { expect, type Locator, type Page } from 'playwright/test';

export const withReaderStyles = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** In percent; widths in media queries stay the same. */
export const textSize = (percent: number) => `html { font-size: ${percent}% }`;

/** The text spacing of WCAG 1.4.12. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Describes at most twelve misfits: sideways scrolling, cut-off or overlapping elements. */
const misfits = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((within) => {
    const tolerance = 1;
    const misfits: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) misfits.push(`The page is ${scrollWidth} px wide on a screen of ${clientWidth} px.`);

    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> “${(element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}”`;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      );
    };
    const isHiddenFromSight = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clip, position, transform } = getComputedStyle(at);
        if (clip === 'rect(0px, 0px, 0px, 0px)') return true;
        if (position === 'fixed' && transform !== 'none' && at.getBoundingClientRect().bottom <= 0) return true;
        if (position === 'absolute' && at.getBoundingClientRect().bottom <= 0 && at.matches('a[href="#content"]'))
          return true;
      }
      return false;
    };
    const scrollerOf = (element: Element): Element | null => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, contain } = getComputedStyle(at);
        if (contain.includes('paint') || /auto|scroll/.test(overflowX)) return at;
        if (/hidden|clip/.test(overflowX) && at.matches('[aria-roledescription=carousel] *, .slick-list')) return at;
      }
      return null;
    };
    /** Returns the sticky or fixed ancestor, which may cover other content. */
    const pinOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(at).position)) return at;
      return null;
    };
    const isBeyond = ({ left, right }: DOMRect) => left < -tolerance || right > clientWidth + tolerance;
    const roots = [...document.querySelectorAll(within)];
    if (roots.length === 0) misfits.push(`There is no ${within}.`);
    const all = (what: string) => roots.flatMap((root) => [...root.querySelectorAll(what)]);

    const controls = all(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option]',
    ).filter((control) => isShown(control) && !isHiddenFromSight(control));
    const scrollers = new Set<Element>();
    const boxes: {
      readonly control: Element;
      readonly box: DOMRect;
      readonly place: Element | null;
      readonly pin: Element | null;
    }[] = [];
    for (const control of controls) {
      const place = scrollerOf(control);
      if (place && place.scrollWidth > place.clientWidth) scrollers.add(place);
      const box = control.getBoundingClientRect();
      if (!(place && scrollers.has(place)) && isBeyond(box))
        misfits.push(`${nameOf(control)} is at ${Math.round(box.left)} to ${Math.round(box.right)} px.`);
      boxes.push({ control, box, place, pin: pinOf(control) });
    }
    for (const scroller of scrollers)
      if (isBeyond(scroller.getBoundingClientRect())) misfits.push(`${nameOf(scroller)} scrolls beyond an edge.`);

    for (const [index, { control, box, place, pin }] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        if (control.contains(other.control) || other.control.contains(control) || place !== other.place) continue;
        if (pin !== other.pin) continue;
        // A checkbox is in its card, and a card's link below the card's buttons.
        if (control.closest('label')?.contains(other.control)) continue;
        // The button of a password field is inside it.
        if (control.matches('input') && box.left < other.box.left && box.right >= other.box.right) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 2 && down > 2)
          misfits.push(`${nameOf(control)} and ${nameOf(other.control)} lie over each other.`);
      }

    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent || !text.textContent?.trim() || !isShown(parent) || isHiddenFromSight(parent)) continue;
        const place = scrollerOf(parent);
        if (place && place.scrollWidth > place.clientWidth) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const words = `“${text.textContent.trim().slice(0, 40)}”`;
        for (let at: Element | null = parent; at && at !== root; at = at.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(at);
          const frame = at.getBoundingClientRect();
          const isClipped = /hidden|clip/.test(overflowX + overflowY);
          // Wholly clipped text is hidden on purpose.
          if (isClipped && (box.top >= frame.bottom || box.bottom <= frame.top)) break;
          const isCut =
            (/hidden|clip/.test(overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2)) ||
            (/hidden|clip/.test(overflowY) && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4));
          if (isCut) {
            misfits.push(`${words} is cut off by ${nameOf(at)}.`);
            break;
          }
          if (at === parent && isBeyond(box)) {
            misfits.push(`${words} is at ${Math.round(box.left)} to ${Math.round(box.right)} px.`);
            break;
          }
        }
      }
    }
    return [...new Set(misfits)].slice(0, 12);
  }, selector);

export const expectToFit = async (page: Page, selector: string, what: string) =>
  expect.soft(await misfits(page, selector), what).toEqual([]);

/** A trial click waits for frames, which an idle browser may skip. */
export async function expectInReach(control: Locator, timeout = 15_000) {
  await expect(control).toBeInViewport({ ratio: 1, timeout });
  await expect(control).toBeEnabled({ timeout });
  const reached = () =>
    control.evaluate(async (element) => {
      const boxOf = () => JSON.stringify(element.getBoundingClientRect());
      const before = boxOf();
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (boxOf() !== before) return `It moves from ${before} to ${boxOf()}.`;
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(hit) ? 'reached' : `A click would hit ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}.`;
    });
  await expect.poll(reached, { timeout }).toBe('reached');
}
