const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root">';
const HEAD = '<!--page-head-->';
const BODY = '<!--page-body-->';
/**
 * Blocks the first paint until the whole page is parsed, because a module runs after parsing. If the page were painted
 * in parts, rows that are centred or grow with their content would move. The attribute `rel="expect"` is meant for
 * this, but Chromium 153 ignores it.
 */
const PAINTED_WHOLE = '<script type="module" blocking="render">0</script>';

/** The entry. Low priority leaves the network to what the first paint needs: the style sheet, fonts and pictures. */
const ENTRY = '<script type="module" ';
const LOW_PRIORITY = 'fetchpriority="low" ';

export interface Page {
  /** The address that the page was rendered for. It is undefined for the page of all unknown addresses. */
  readonly address?: string;
  readonly title: string;
  /** Further elements for the head. */
  readonly head: string;
  /** The HTML of the page, as React rendered it. */
  readonly markup: string;
  /** The scripts of its screen. */
  readonly scripts: readonly string[];
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const preload = (href: string): string => `<link rel="modulepreload" ${LOW_PRIORITY}crossorigin href="${href}">`;

/** Makes a page from the built `index.html`. The scripts of the screen load together with the entry. */
export function makePage(template: string, page: Page): string {
  const head = page.head + PAINTED_WHOLE + page.scripts.map(preload).join('');
  // The replacements are functions, because a `$` in the text of a page must not act as a pattern.
  return template
    .replace(ENTRY, ENTRY + LOW_PRIORITY)
    .replace(TITLE, () => `<title>${escapeText(page.title)}</title>`)
    .replace(HEAD, () => head)
    .replace(ROOT, page.address === undefined ? ROOT : `<div id="root" data-page="${page.address}">`)
    .replace(BODY, () => page.markup);
}
