// The places of `index.html` that a page fills.
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root">';
const HEAD = '<!--page-head-->';
const BODY = '<!--page-body-->';

/** The text of the inline script in `RENDERED_WHOLE`, which does nothing. */
export const EMPTY_SCRIPT = '0';

/**
 * Holds the first paint until the page is parsed, so that it is painted whole. It must come before the entry: module
 * scripts run in their order, and behind the entry it would wait for the entry's file. Chromium 153 ignores
 * `rel="expect"`.
 */
const RENDERED_WHOLE = `<script type="module" blocking="render">${EMPTY_SCRIPT}</script>`;

/** A prerendered page, as `makePage` writes it. */
export interface Page {
  /** The address of the page, which is undefined for `404.html`. */
  readonly address?: string;
  /** The text of the title, which `makePage` escapes. */
  readonly title: string;
  /** Further elements of the head, as HTML. */
  readonly head: string;
  /** The content of the root element, as HTML that React has rendered. */
  readonly markup: string;
  /** Paths of the chunks that the screen needs besides those of the entry. */
  readonly scripts: readonly string[];
}

/** Returns the text escaped for HTML, for the content of an element or for a value between double quotes. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const preload = (script: string): string => `<link rel="modulepreload" crossorigin href="${script}">`;

/** Returns the HTML of a prerendered page. */
export function makePage(template: string, page: Page): string {
  // The replacements are functions, because `$` has a meaning in a replacement that is a string.
  return template
    .replace(TITLE, () => `<title>${escapeText(page.title)}</title>`)
    .replace(HEAD, () => page.head + RENDERED_WHOLE)
    .replace('</head>', () => `${page.scripts.map(preload).join('')}</head>`)
    .replace(ROOT, page.address === undefined ? ROOT : `<div id="root" data-page="${page.address}">`)
    .replace(BODY, () => page.markup);
}
