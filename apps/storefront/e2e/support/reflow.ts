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

/**
 * Returns a sentence for each misfit, at most twelve: sideways scrolling, a text or control outside the width of the
 * page, a text that its frame cuts off, and two controls that overlap. The list is empty if everything fits.
 */
const misfits = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((within) => {
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option]';
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide on ${clientWidth} px.`] : [];

    const closest = (element: Element, is: (style: CSSStyleDeclaration, at: Element) => boolean) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (is(getComputedStyle(at), at)) return at;
      return null;
    };
    const isShown = (element: Element, box: DOMRect) =>
      box.width > 1 &&
      box.bottom > 0 &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !closest(element, ({ clip }) => clip === 'rect(0px, 0px, 0px, 0px)');
    const scrollerOf = (element: Element) =>
      closest(
        element,
        ({ overflowX }, at) =>
          at !== element &&
          (/auto|scroll/.test(overflowX) || at.matches('[aria-roledescription=carousel] *, .slick-list')) &&
          at.scrollWidth > at.clientWidth,
      );
    /** Sticky content and a panel may cover other content. */
    const layerOf = (element: Element) =>
      closest(element, ({ position, contain }) => /sticky|fixed/.test(position) || contain.includes('paint'));

    const parts = [...document.querySelectorAll(within)].flatMap((root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const ofTexts = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        ofTexts.push({
          element: texts.currentNode.parentElement!,
          box: range.getBoundingClientRect(),
          isControl: false,
        });
      }
      const ofControls = [...root.querySelectorAll(controls)];
      return [
        ...ofTexts,
        ...ofControls.map((element) => ({ element, box: element.getBoundingClientRect(), isControl: true })),
      ].filter(({ element, box }) => isShown(element, box));
    });
    if (parts.length === 0) found.push(`There is nothing in ${within}.`);
    const describe = ({ element }: { element: Element }) =>
      `${element.tagName} “${(element.ariaLabel || element.textContent || '').trim().slice(0, 40)}”`;

    const placed = parts.filter(({ element }) => !scrollerOf(element));
    for (const part of placed) {
      const { left, right, top, bottom } = part.box;
      if (left < -1 || right > clientWidth + 1) found.push(`${describe(part)} is at ${left} to ${right} px.`);
      const frame = closest(part.element, ({ overflowX, overflowY }) => /hidden|clip/.test(overflowX + overflowY));
      const edge = frame?.getBoundingClientRect();
      // Wholly clipped text is hidden on purpose.
      if (!edge || part.isControl || top >= edge.bottom || bottom <= edge.top) continue;
      if (right > edge.right + 2 || left < edge.left - 2 || bottom > edge.bottom + 4 || top < edge.top - 4)
        found.push(`${describe(part)} is cut off.`);
    }

    const boxes = placed.filter(({ isControl }) => isControl);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || layerOf(one.element) !== layerOf(other.element)) continue;
        // A checkbox is in its card, and the button of a password field is inside it.
        if (one.element.closest('label')?.contains(other.element)) continue;
        if (one.element.matches('input') && one.box.left < other.box.left && one.box.right >= other.box.right) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 2) found.push(`${describe(one)} and ${describe(other)} overlap.`);
      }
    return [...new Set(found)].slice(0, 12);
  }, selector);

/**
 * Expects no misfit in the selected parts. It is a soft expectation: the test goes on. `what` names the state in the
 * report.
 */
export const expectToFit = async (page: Page, selector: string, what: string) =>
  expect.soft(await misfits(page, selector), what).toEqual([]);

/**
 * Expects that the control is wholly in the window, enabled, at rest for 100 ms, and not covered at its centre.
 * Playwright's trial click is not used, because it waits for frames, which an idle browser may skip.
 */
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
