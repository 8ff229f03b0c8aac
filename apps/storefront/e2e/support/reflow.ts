import { expect, type Locator, type Page } from 'playwright/test';

export const withReaderStyles = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Returns CSS for a text size in percent. The widths in media queries stay the same. */
export const textSize = (percent: number) => `html { font-size: ${percent}% }`;

/**
 * Sets the text size in the settings of the browser, in px; 16 is the default. Unlike with `textSize`, the widths in
 * media queries in `rem` follow it.
 */
export async function withBrowserText(page: Page, px: number) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: Math.round(px * 0.8) } });
}

/** Scrolls through the page, because sections below the fold render near the screen. */
export async function showAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.evaluate(() => window.scrollTo(0, 0));
}

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
    /** The part of a box that the lists around it show. A list that scrolls hides the part below its edge. */
    const shownIn = (element: Element, box: DOMRect) => {
      let { top, bottom } = box;
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
        const edge = at.getBoundingClientRect();
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      return { left: box.left, right: box.right, top, bottom };
    };
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

    const boxes = placed
      .filter(({ isControl }) => isControl)
      .map(({ element, box }) => ({ element, box: shownIn(element, box) }));
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

/** The width of the paddings around a line in a panel of a card, in px. */
const aroundALine = 164;

/**
 * Describes words that break although a line of their own would hold them. The columns of a table share the width, so
 * the words of its cells are not checked.
 */
const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    ([within, paddings]) => {
      const widest = document.documentElement.clientWidth - paddings;
      const found = new Set<string>();
      for (const root of document.querySelectorAll(within)) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { data, parentElement } = texts.currentNode as Text;
          if (!parentElement?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
          if (parentElement.closest('td, th')) continue;
          for (const { 0: word, index } of data.matchAll(/[^\s\-–/·]{2,}/gu)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
            const isBroken = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
            const width = parts.reduce((sum, part) => sum + part.width, 0);
            if (isBroken && width <= widest) found.add(`“${word}” breaks, and is ${Math.round(width)} px wide.`);
          }
        }
      }
      return [...found].slice(0, 12);
    },
    [selector, aroundALine] as const,
  );

/** Describes names of the steps of a process that are cut off, empty or over each other. */
const stepMisfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-current=step]')]
      .flatMap((step) => [...step.parentElement!.children])
      .map((step) => step.lastElementChild!)
      .map((name) => ({ text: name.textContent, box: name.getBoundingClientRect(), full: name.scrollWidth }))
      .filter(({ box }) => box.width > 1);
    const overlaps = names.flatMap(({ text, box }, index) =>
      names
        .slice(index + 1)
        .filter((other) => other.box.left < box.right && box.left < other.box.right)
        .filter((other) => other.box.top < box.bottom && box.top < other.box.bottom)
        .map((other) => `${text} is over ${other.text}.`),
    );
    const cut = names.filter(({ box, full }) => full > Math.ceil(box.width)).map(({ text }) => `${text} is cut off.`);
    const isStep = document.querySelector('[aria-current=step]') !== null;
    return [...overlaps, ...cut, ...(isStep && names.length === 0 ? ['No step has a visible name.'] : [])];
  });

export const expectWholeWords = async (page: Page, selector: string, what: string) =>
  expect.soft(await brokenWords(page, selector), what).toEqual([]);

/** Expects whole words, steps whose names are apart, and a header of at most a third of the window. */
export async function expectToRead(page: Page, what: string) {
  await expectWholeWords(page, 'body', what);
  expect.soft(await stepMisfits(page), what).toEqual([]);
  const share = await page.getByRole('banner').evaluate((header) => {
    const bottoms = Array.from(header.children, (part) => part.getBoundingClientRect().bottom);
    return Math.max(...bottoms) / window.innerHeight;
  });
  expect.soft(share, `${what}: the part of the first screen that the header has`).toBeLessThanOrEqual(1 / 3);
}

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
